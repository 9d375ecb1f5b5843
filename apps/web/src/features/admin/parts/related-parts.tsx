import { CloseButton } from '@mantine/core'
import { useId, useState } from 'react'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import { FindPart } from './find-part.tsx'
import classes from './part-fields.module.css'
import type { PartValues } from './part-values.ts'

/** Related parts, added by search. */
export function RelatedParts({ form }: { readonly form: StaffFields<PartValues> }) {
  const problemId = useId()
  const [text, setText] = useState('')
  const { related_parts: related, part_number: own } = form.values
  const { error } = form.input('related_parts')
  const add = (number: string) => {
    if (!related.includes(number)) form.set('related_parts', [...related, number])
  }
  return (
    <fieldset className={classes.group} aria-describedby={error ? problemId : undefined}>
      <legend>Related parts</legend>
      {related.length > 0 && (
        <ul className={classes.chips} aria-label="Related parts">
          {related.map((number) => (
            <li key={number}>
              {number}
              <CloseButton
                size={32}
                aria-label={`Remove related part ${number}`}
                onClick={() =>
                  form.set(
                    'related_parts',
                    related.filter((each) => each !== number),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <FindPart
        label="Search for a related part"
        action="Add"
        text={text}
        onText={setText}
        without={[...related, own]}
        onChoose={({ number }) => add(number)}
      />
      {error && (
        <p id={problemId} className={classes.problem} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
