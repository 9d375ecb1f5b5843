import { Box, Button, Flex, Skeleton } from '@mantine/core'
import { useEditablePart, usePartHistory } from '@mullion/client/admin/part-form.hooks'
import type { SavedPart } from '@mullion/client/admin/send-part'
import { columnWords } from '@mullion/domain/admin/part-words'
import { IconArrowLeft, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { storeMoment } from '../../../lib/store-time.ts'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { ChangeList } from '../change-list.tsx'
import { ListSection } from '../server-list.tsx'
import { FindPart } from './find-part.tsx'
import { PartFamily } from './part-family.tsx'
import { PartForm } from './part-form.tsx'
import { PartMedia } from './part-media.tsx'
import { PartNumbers } from './part-numbers.tsx'
import { valuesOfPart } from './part-values.ts'

function PartHistory({ partId }: { readonly partId: number }) {
  return (
    <ListSection
      id="part-history"
      title="History"
      label="Changes to the part"
      searchLabel="Search changes"
      ownOrder="Newest first"
      useRows={usePartHistory}
      about={{ partId }}
      columns={[
        {
          title: 'When',
          sort: 'at',
          text: ({ at }) => storeMoment(at),
          cell: ({ at }) => <time dateTime={at}>{storeMoment(at)}</time>,
        },
        { title: 'Who', sort: 'by', text: ({ by }) => by },
        {
          title: 'What',
          sort: 'action',
          cell: ({ action, changes }) => (
            <div>
              {action === 'created' ? 'Added' : 'Changed'}
              {changes.length > 0 && (
                <Box mt={4} pl={18}>
                  <ChangeList
                    changes={changes.map((each) => ({ ...each, name: columnWords[each.column] }))}
                  />
                </Box>
              )}
            </div>
          ),
        },
      ]}
      rowKey={({ id }) => id}
      empty="No changes yet."
    />
  )
}

interface SavedNote {
  readonly title: string
  readonly warning: string | undefined
}

export function EditPart({ chosen, onChoose, onOpen }: StaffViewProps) {
  const part = useEditablePart(chosen)
  const [text, setText] = useState('')
  const [saved, setSaved] = useState<SavedNote | null>(null)
  const choose = (partId: number | null) => {
    setSaved(null)
    onChoose(partId)
  }
  const onSaved = ({ warning }: SavedPart) => {
    onChoose(null)
    setSaved({ title: 'Part successfully updated', warning })
  }
  // Saving removes the form with its focused button.
  const returned = saved !== null && chosen === null
  useEffect(() => {
    if (returned) document.getElementById('edit-part')?.focus()
  }, [returned])
  if (chosen === null) {
    return (
      <Section title="Edit Part" id="edit-part">
        <div role="status">
          {saved && (
            <OutcomeNote tone={saved.warning ? 'warn' : 'good'} title={saved.title}>
              {saved.warning}
            </OutcomeNote>
          )}
        </div>
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
      <PartMedia key={`media-${chosen}`} partId={chosen} />
      <PartFamily key={`family-${chosen}`} partId={chosen} />
      {part.data && (
        <PartNumbers key={`numbers-${chosen}`} part={{ id: chosen, number: part.data.cells.part_number }} />
      )}
      <PartHistory key={`history-${chosen}`} partId={chosen} />
    </>
  )
}
