import { Button, Stack, Text, TextInput } from '@mantine/core'
import { formatNumber } from '@mullion/domain/number-format'
import { type CountOutcome, countOutcome } from '@mullion/domain/part-lists/missing-line'
import type { ListLineView, PartList } from '@mullion/domain/part-lists/part-list'
import { type KeyboardEvent, useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import { notifyDone } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { typedNumber } from '../../../lib/quantity.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import type { ListActions } from '../list-actions.ts'
import { keepText, optionsOf } from '../list-words.ts'
import classes from './count-dialog.module.css'

/** What was counted of each line, by its id, as typed. */
export type Counts = Readonly<Record<number, string>>

const notANumber = 'Enter a number, or leave it empty.'

type Counted = CountOutcome | { readonly kind: 'empty' } | { readonly kind: 'wrong' }

function countedOf(line: ListLineView, typed = ''): Counted {
  if (typed.trim() === '') return { kind: 'empty' }
  const left = typedNumber(typed)
  return left === null || left < 0 ? { kind: 'wrong' } : (countOutcome(line, left) ?? { kind: 'empty' })
}

function outcomeText(counted: Counted): string {
  if (counted.kind === 'missing') return `${formatNumber(counted.missing)} missing`
  if (counted.kind === 'refused') return `${formatNumber(counted.missing)} missing. ${counted.text}`
  return counted.kind === 'enough' ? 'Nothing is missing' : ''
}

interface CountRowProps {
  readonly line: ListLineView
  readonly typed: string
  readonly counted: Counted
  readonly refusal: string | undefined
  readonly onType: (typed: string) => void
}

function CountRow({ line, typed, counted, refusal, onType }: CountRowProps) {
  const { part, comments } = line
  const remarks = [...optionsOf(line), ...comments].join(' · ')
  const problem = refusal ?? (counted.kind === 'refused' ? outcomeText(counted) : null)
  return (
    <li className={classes.row}>
      <Stack className={classes.words} gap={0} fz="sm">
        <Text span fw={560}>
          <PartName>{part.name === '' ? part.number : part.name}</PartName>
        </Text>
        <span>
          <PartNumber>{part.number}</PartNumber>{' '}
          <Text span fz={13} fw={600} c="var(--accent-ink)">
            {keepText(line)}
          </Text>
        </span>
        {remarks !== '' && (
          <Text span fz={13} c="dimmed">
            {remarks}
          </Text>
        )}
      </Stack>
      <TextInput
        aria-label={`How many of ${part.number} are there`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={typed}
        error={counted.kind === 'wrong' ? notANumber : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Text className={classes.outcome} fz="sm" fw={560} c={problem ? 'var(--warn-ink)' : 'dimmed'}>
        {problem ?? outcomeText(counted)}
      </Text>
    </li>
  )
}

/** Enter goes to the next count, so that a truck is counted without reaching for another key. */
function nextCount(event: KeyboardEvent<HTMLElement>) {
  const input = event.target
  if (event.key !== 'Enter' || !(input instanceof HTMLInputElement)) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-add-missing]')]
  all[all.indexOf(input) + 1]?.focus()
}

export interface CountDialogProps {
  readonly list: PartList
  readonly opened: boolean
  readonly counts: Counts
  readonly onCounts: (counts: Counts) => void
  readonly onClose: () => void
  readonly actions: Pick<ListActions, 'onAdd' | 'onOpenCart'>
}

function CountForm({ list, counts, onCounts, onClose, actions }: Omit<CountDialogProps, 'opened'>) {
  const [adding, setAdding] = useState(false)
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const lines = list.lines.filter(({ keep }) => keep !== null)
  const counted = lines.map((line) => ({ line, counted: countedOf(line, counts[line.id]) }))
  const missing = counted.flatMap((each) => (each.counted.kind === 'missing' ? [each] : []))
  const type = (id: number, typed: string) => {
    onCounts({ ...counts, [id]: typed })
    const { [id]: _, ...others } = refusals
    setRefusals(others)
  }
  const add = async () => {
    if (adding) return
    setAdding(true)
    try {
      const answers = await actions.onAdd(
        missing.flatMap(({ line: { partId, comments }, counted: what }) =>
          what.kind === 'missing'
            ? [{ partId, comments, quantity: what.quantity, configurations: what.configurations }]
            : [],
        ),
      )
      const refused = missing.flatMap(({ line }, at) =>
        answers[at] ? [[line.id, answers[at]] as const] : [],
      )
      const added = missing.length - refused.length
      const text = `Added ${countOf(added, 'line')} to your cart.`
      if (added > 0) notifyDone(text, { label: 'Open cart', run: actions.onOpenCart })
      // What was added is not counted any longer, so that it is not added twice.
      onCounts(Object.fromEntries(refused.map(([id]) => [id, counts[id] ?? ''])))
      setRefusals(Object.fromEntries(refused))
      if (refused.length === 0) onClose()
    } catch (error) {
      notifyError(error)
    } finally {
      setAdding(false)
    }
  }
  return (
    <Stack gap={14} onKeyDown={nextCount}>
      <Text c="dimmed">
        Enter how many are there. What is missing is added to your cart. Lines without a count are left out.
      </Text>
      <ul className={classes.rows} aria-label="Lines to count">
        {counted.map(({ line, counted: what }) => (
          <CountRow
            key={line.id}
            line={line}
            typed={counts[line.id] ?? ''}
            counted={what}
            refusal={refusals[line.id]}
            onType={(typed) => type(line.id, typed)}
          />
        ))}
      </ul>
      <div className={fields.actions}>
        <Button variant="default" onClick={onClose} disabled={adding}>
          Cancel
        </Button>
        <ActionButton
          busy={adding}
          disabled={missing.length === 0}
          onClick={() => void add()}
          data-add-missing=""
        >
          {missing.length === 0 ? 'Add to cart' : `Add ${countOf(missing.length, 'line')} to cart`}
        </ActionButton>
      </div>
    </Stack>
  )
}

/** Counts what is there of the lines with a number to keep, and adds what is missing to the cart. */
export function CountDialog({ opened, ...props }: CountDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title="What is missing?" size={720} fills>
      <CountForm {...props} />
    </Dialog>
  )
}
