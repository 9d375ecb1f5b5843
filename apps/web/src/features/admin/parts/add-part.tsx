import { Button, Skeleton } from '@mantine/core'
import { useEditablePart } from '@mullion/client/admin/part-form.hooks'
import type { SavedPart } from '@mullion/client/admin/send-part'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { PartForm } from './part-form.tsx'
import { copyOfPart, emptyPart } from './part-values.ts'

export function AddPart({ chosen, onChoose }: StaffViewProps) {
  const original = useEditablePart(chosen)
  const [saved, setSaved] = useState<string | null>(null)
  const added = ({ warning }: SavedPart) => {
    setSaved(warning ? `Part added. ${warning}` : 'Part successfully added')
    if (chosen !== null) onChoose(null)
  }
  return (
    <Section
      title="Add Part"
      id="add-part"
      aside={
        chosen !== null && (
          <Button variant="default" onClick={() => onChoose(null)}>
            Start empty
          </Button>
        )
      }
    >
      {chosen === null ? (
        <PartForm
          id="part:new"
          part={null}
          start={emptyPart}
          saved={saved}
          onSaved={added}
          onDiscard={() => setSaved(null)}
        />
      ) : (
        <QueryStates query={original} pending={<Skeleton height={620} />}>
          {(source) => (
            <>
              <p>
                Starts as a copy of {source.cells.part_number}, {source.cells.part_name}, without its images.
              </p>
              <PartForm
                key={chosen}
                id={`part:copy:${chosen}`}
                part={null}
                start={copyOfPart(source)}
                saved={null}
                onSaved={added}
              />
            </>
          )}
        </QueryStates>
      )}
    </Section>
  )
}
