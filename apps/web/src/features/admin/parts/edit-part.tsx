import { Button, Flex, Skeleton } from '@mantine/core'
import { useEditablePart } from '@mullion/client/admin/part-form.hooks'
import { IconArrowLeft, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { FindPart } from './find-part.tsx'
import { PartForm } from './part-form.tsx'
import { PartHistory } from './part-history.tsx'
import { valuesOfPart } from './part-values.ts'

/** Finds a part and edits it; returns to the search after saving. */
export function EditPart({ chosen, onChoose, onOpen }: StaffViewProps) {
  const part = useEditablePart(chosen)
  const [text, setText] = useState('')
  const [saved, setSaved] = useState<string | null>(null)
  const choose = (partId: number | null) => {
    setSaved(null)
    onChoose(partId)
  }
  const onSaved = () => {
    onChoose(null)
    setSaved('Part successfully updated')
  }
  if (chosen === null) {
    return (
      <Section title="Edit Part" id="edit-part">
        <div role="status">{saved && <OutcomeNote tone="good" title={saved} />}</div>
        <FindPart
          label="Search for part to edit"
          action="Edit"
          text={text}
          onText={setText}
          onChoose={({ id }) => choose(id)}
        />
      </Section>
    )
  }
  return (
    <>
      <Section
        title="Edit Part"
        id="edit-part"
        aside={
          <Flex gap={10} wrap="wrap">
            <Button
              variant="default"
              leftSection={<IconCopy {...buttonIcon} />}
              onClick={() => onOpen('add-part', chosen)}
            >
              Duplicate
            </Button>
            <Button
              variant="default"
              leftSection={<IconArrowLeft {...buttonIcon} />}
              onClick={() => choose(null)}
            >
              Find another part
            </Button>
          </Flex>
        }
      >
        <QueryStates query={part} pending={<Skeleton height={620} />}>
          {(found) => (
            <PartForm
              key={chosen}
              id={`part:${chosen}`}
              part={found}
              start={valuesOfPart(found)}
              saved={null}
              onSaved={onSaved}
              onLoadAgain={() => void part.refetch()}
            />
          )}
        </QueryStates>
      </Section>
      <PartHistory key={`history-${chosen}`} partId={chosen} />
    </>
  )
}
