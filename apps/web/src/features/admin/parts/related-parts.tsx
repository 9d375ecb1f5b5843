import { CloseButton, Group } from '@mantine/core'
import { useState } from 'react'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import box from '../../../ui/box.module.css'
import { FieldGroup } from './field-group.tsx'
import { FindPart } from './find-part.tsx'
import type { PartValues } from './part-values.ts'

/** Related parts, added by search. */
export function RelatedParts({ form }: { readonly form: StaffFields<PartValues> }) {
  const [text, setText] = useState('')
  const { related_parts: related, part_number: own } = form.values
  const change = (numbers: readonly string[]) => form.set('related_parts', numbers)
  return (
    <FieldGroup legend="Related parts" problem={form.input('related_parts').error}>
      {related.length > 0 && (
        <Group component="ul" gap={8} aria-label="Related parts">
          {related.map((number) => (
            <Group component="li" key={number} className={box.box ?? ''} gap={4} pl={12} ff="monospace">
              {number}
              <CloseButton
                size={32}
                aria-label={`Remove related part ${number}`}
                onClick={() => change(related.filter((each) => each !== number))}
              />
            </Group>
          ))}
        </Group>
      )}
      <FindPart
        label="Search for a related part"
        action="Add"
        text={text}
        onText={setText}
        without={[...related, own]}
        onChoose={({ number }) => related.includes(number) || change([...related, number])}
      />
    </FieldGroup>
  )
}
