import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useOtherNumberChanges, useOtherNumbers } from '@mullion/client/admin/other-numbers.hooks'
import type { OtherNumber } from '@mullion/domain/catalog/other-number'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { useState } from 'react'
import { notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import rows from '../../../ui/part-rows.module.css'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { emptyNumber, NumberForm, numberKindWords } from './number-form.tsx'

const headingId = 'edit-part-numbers'
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })

type Changes = ReturnType<typeof useOtherNumberChanges>

interface NumberRowProps {
  readonly number: OtherNumber
  readonly changes: Changes
  readonly onChange: () => void
}

function NumberRow({ number: shown, changes: { add, remove }, onChange }: NumberRowProps) {
  const { id, changedAt, changedBy, ...input } = shown
  const { number, kind, make, since, reason } = input
  const removeNumber = () => {
    const undo = () => add.mutateAsync(input).catch(notifyError)
    remove.mutateAsync({ numberId: id }).then(() => {
      focusHeading()
      notifyUndoable(`${number} is removed.`, undo)
    }, notifyError)
  }
  return (
    <Group component="li" gap={12} p="6px 12px" wrap="wrap">
      <Stack gap={0} flex={1} miw={200}>
        <Group component="span" gap={10}>
          <PartNumber>{number}</PartNumber>
          {make}
          <Tag>{numberKindWords[kind]}</Tag>
        </Group>
        <Text span fz="sm" c="dimmed">
          {[since && `Since ${since}`, reason, `${changedBy}, ${storeDay(changedAt)}`]
            .filter(Boolean)
            .join('. ')}
        </Text>
      </Stack>
      <Button size="xs" h={36} variant="default" aria-label={`Change: ${number}`} onClick={onChange}>
        Change
      </Button>
      <ActionButton
        size="xs"
        h={36}
        variant="default"
        busy={remove.isPending}
        aria-label={`Remove: ${number}`}
        onClick={removeNumber}
      >
        Remove
      </ActionButton>
    </Group>
  )
}

interface NumbersProps {
  readonly numbers: readonly OtherNumber[]
  readonly changes: Changes
}

function Numbers({ numbers, changes }: NumbersProps) {
  const [changing, setChanging] = useState<number | null>(null)
  const close = () => {
    setChanging(null)
    focusHeading()
  }
  if (numbers.length === 0) return <Text c="dimmed">No old or foreign number leads to this part.</Text>
  return (
    <ul className={rows.parts} aria-label="Numbers that lead to this part">
      {numbers.map((number) =>
        number.id === changing ? (
          <Stack component="li" key={number.id} p="10px 12px">
            <NumberForm
              label={`Change ${number.number}`}
              start={number}
              leadsTo={number.leadsTo}
              action="Save number"
              busy={changes.change.isPending}
              save={(input) => changes.change.mutateAsync({ ...input, numberId: number.id })}
              onSaved={close}
              onCancel={close}
            />
          </Stack>
        ) : (
          <NumberRow
            key={number.id}
            number={number}
            changes={changes}
            onChange={() => setChanging(number.id)}
          />
        ),
      )}
    </ul>
  )
}

/** The old and foreign numbers that lead to a part. */
export function PartNumbers({ part }: { readonly part: Pick<InternalPart, 'id' | 'number'> }) {
  const numbers = useOtherNumbers(part.id)
  const changes = useOtherNumberChanges()
  return (
    <Section title="Old and foreign numbers" id={headingId}>
      <Stack gap={14}>
        <Text fz="sm" c="dimmed">
          Buyers who type one of these numbers are led to {part.number}. To enter many, import a file.
        </Text>
        <QueryStates query={numbers} pending={<Skeleton height={60} />}>
          {(found) => <Numbers numbers={found} changes={changes} />}
        </QueryStates>
        <NumberForm
          label="Add a number"
          start={emptyNumber}
          leadsTo={part.number}
          action="Add number"
          busy={changes.add.isPending}
          save={changes.add.mutateAsync}
          onSaved={focusHeading}
        />
      </Stack>
    </Section>
  )
}
