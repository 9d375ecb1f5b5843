import { Group, NativeSelect, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useOtherNumberChanges, useOtherNumbers } from '@mullion/client/admin/other-numbers.hooks'
import { type OtherNumberKind, otherNumberKinds } from '@mullion/domain/catalog/number-lead'
import { type OtherNumber, otherNumberInput } from '@mullion/domain/catalog/other-number'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { type FormEvent, useState } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import rows from '../../../ui/part-rows.module.css'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'

const kindWords: Readonly<Record<OtherNumberKind, string>> = {
  superseded: 'Superseded number',
  alternate: 'Alternate of another make',
  cross: 'Cross reference',
}

const headingId = 'edit-part-numbers'
const focusHeading = () => document.getElementById(headingId)?.focus({ preventScroll: true })

type Changes = ReturnType<typeof useOtherNumberChanges>

function Numbers({
  numbers,
  remove,
}: {
  readonly numbers: readonly OtherNumber[]
  readonly remove: Changes['remove']
}) {
  if (numbers.length === 0) return <Text c="dimmed">No old or foreign number leads to this part.</Text>
  return (
    <ul className={rows.parts} aria-label="Numbers that lead to this part">
      {numbers.map(({ id, number, kind, make, since, reason, changedAt, changedBy }) => (
        <Group component="li" key={id} gap={12} p="6px 12px" wrap="wrap">
          <Stack gap={0} flex={1} miw={200}>
            <Group component="span" gap={10}>
              <PartNumber>{number}</PartNumber>
              {make}
              <Tag>{kindWords[kind]}</Tag>
            </Group>
            <Text span fz="sm" c="dimmed">
              {[since && `Since ${since}`, reason, `${changedBy}, ${storeDay(changedAt)}`]
                .filter(Boolean)
                .join('. ')}
            </Text>
          </Stack>
          <ActionButton
            size="xs"
            h={36}
            variant="default"
            busy={remove.isPending}
            aria-label={`Remove: ${number}`}
            onClick={() => remove.mutate({ numberId: id }, { onError: notifyError, onSuccess: focusHeading })}
          >
            Remove
          </ActionButton>
        </Group>
      ))}
    </ul>
  )
}

const empty = { number: '', kind: 'superseded' as OtherNumberKind, make: '', since: '', reason: '' }

function AddNumber({ leadsTo, add }: { readonly leadsTo: string; readonly add: Changes['add'] }) {
  const [typed, setTyped] = useState(empty)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = otherNumberInput.safeParse({ ...typed, leadsTo })
    setWrong(
      Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    )
    if (!read.success || add.isPending) return
    const onSuccess = () => {
      setTyped(empty)
      focusHeading()
    }
    add.mutate(read.data, { onError: notifyError, onSuccess })
  }
  const field = (name: 'number' | 'make' | 'since' | 'reason') => ({
    value: typed[name],
    error: wrong[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={10}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={10}>
          <TextInput label="Old or foreign number" placeholder="e.g. 0301-OLD" {...field('number')} />
          <NativeSelect
            label="Kind"
            value={typed.kind}
            data={otherNumberKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
            onChange={(event) => setTyped({ ...typed, kind: event.currentTarget.value as OtherNumberKind })}
          />
          <TextInput label="Make or system" {...field('make')} />
          <TextInput label="Since" placeholder="e.g. 2026-11-25" {...field('since')} />
          <TextInput label="Reason" {...field('reason')} />
        </SimpleGrid>
        <div>
          <ActionButton type="submit" variant="default" busy={add.isPending}>
            Add number
          </ActionButton>
        </div>
      </Stack>
    </form>
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
          {(found) => <Numbers numbers={found} remove={changes.remove} />}
        </QueryStates>
        <AddNumber leadsTo={part.number} add={changes.add} />
      </Stack>
    </Section>
  )
}
