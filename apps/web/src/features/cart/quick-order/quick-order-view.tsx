import { Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { formatMoney } from '@mullion/domain/money'
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { countOf } from '../../../lib/count-of.ts'
import type { CartAddition } from '../../../lib/member-panels.ts'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { AddToList } from '../../../ui/add-to-list.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import { Failed } from '../../../ui/query-states.tsx'
import { useRetry } from '../../../ui/use-retry.ts'
import { addAllToCart } from '../cart.state.ts'
import { focusFirstLeft, focusNumberCell } from './cell-keys.ts'
import { ListTools } from './components/list-tools.tsx'
import { QuickRowView } from './components/quick-row.tsx'
import classes from './quick-order.module.css'
import { maxQuickRows, type QuickRow, quickOrderState, settleRows } from './quick-order.state.ts'
import { numberToLookUp, type ReadyOutcome, type RowOutcome, readyCents, rowOutcome } from './row-outcome.ts'

const typingPauseMs = 300

/** Returns each row's result. Part numbers are looked up in one batch after a pause in typing. */
function useRowOutcomes(rows: readonly QuickRow[]) {
  const key = JSON.stringify([...new Set(rows.map(numberToLookUp))].filter((number) => number !== null))
  const [settled] = useDebouncedValue(key, typingPauseMs)
  const numbers = useMemo(() => JSON.parse(settled) as string[], [settled])
  const answers = useNumberLookup(numbers)
  const found = useMemo(() => new Map(answers.data?.map((each) => [each.number, each])), [answers.data])
  const foundOf = (row: QuickRow) => found.get(numberToLookUp(row) ?? '')
  return { answers, outcomes: rows.map((row) => rowOutcome(row, foundOf(row))), foundOf }
}

const columns = ['Part number', 'Quantity', 'Comment', 'Part', 'Total'] as const

type ReadyRow = readonly [id: number, outcome: ReadyOutcome]

function totalCents(ready: readonly ReadyRow[]): number {
  return ready.reduce((sum, [, row]) => sum + readyCents(row), 0)
}

function notifyLeftOut(left: number): void {
  if (left === 0) return
  notifyProblem(
    `A quick order holds ${maxQuickRows} rows. ${countOf(left, 'row')} of your list ${left === 1 ? 'was' : 'were'} left out.`,
  )
}

function addedText(taken: number, left: number): string {
  const added = `${countOf(taken, 'row')} added to the cart.`
  return left === 0 ? added : `${added} ${countOf(left, 'row')} ${left === 1 ? 'needs' : 'need'} a look.`
}

/** Returns a row as a line of a list, which may be configured later; null if it names no single part or no quantity. */
function listLine(
  outcome: RowOutcome | undefined,
  { comment }: Pick<QuickRow, 'comment'>,
): CartAddition | null {
  if (outcome?.kind !== 'ready' && outcome?.kind !== 'configure') return null
  const { id: partId } = outcome.part
  if (outcome.kind === 'configure') {
    const comments = comment.trim() === '' ? [] : [comment.trim()]
    return { partId, quantity: outcome.quantity, comments, configurations: [] }
  }
  const { quantity, comments = [], configurations = [] } = outcome.addition
  return { partId, quantity, comments, configurations }
}

function addRows(rows: readonly ReadyRow[]): number {
  const refusals = addAllToCart(rows.map(([, { addition }]) => addition))
  settleRows(new Map(rows.map(([id], at) => [id, refusals[at] ?? null])))
  return refusals.filter((refusal) => refusal === null).length
}

export function QuickOrderView({ onCart }: { readonly onCart: () => void }) {
  // `sync`: a controlled input must render every keystroke at once, or the caret jumps.
  const { rows } = useSnapshot(quickOrderState, { sync: true })
  const { answers, outcomes, foundOf } = useRowOutcomes(rows)
  const grid = useRef<HTMLDivElement>(null)
  const typeNext = () => focusNumberCell(grid.current)
  useEffect(() => focusNumberCell(grid.current), [])
  const { retry, retried } = useRetry(answers, typeNext)

  const ready = rows.flatMap(({ id }, at) => {
    const outcome = outcomes[at]
    return outcome?.kind === 'ready' ? [[id, outcome] as const] : []
  })
  const total = outcomes.filter(({ kind }) => kind !== 'blank').length
  const listed = rows.flatMap((row, at) => listLine(outcomes[at], row) ?? [])
  const add = () => {
    // Flush, so that the rows are gone before focus moves.
    const taken = flushSync(() => addRows(ready))
    const left = total - taken
    notify(addedText(taken, left))
    if (left === 0) onCart()
    else focusFirstLeft(grid.current)
  }
  return (
    <Stack component="section" gap={12} maw={1240} mx="auto">
      <Group gap="8px 20px" justify="space-between">
        <PanelHeading>Quick order</PanelHeading>
        <ListTools onLeftOut={notifyLeftOut} filled={total > 0} onCleared={typeNext} />
      </Group>
      <Text c="dimmed" maw="78ch">
        Type part numbers, paste cells from a spreadsheet into any column, or upload a CSV file. You can leave
        out 311-, dashes and spaces. An optional third column is used as a comment.
      </Text>
      {answers.error && (
        <Failed error={answers.error} onRetry={retry} busy={answers.isFetching} focused={retried} compact />
      )}
      <div ref={grid} className={classes.grid}>
        <Text component="div" className={classes.headings} fz={13} fw={600} c="dimmed" aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </Text>
        <ol aria-label="Rows of the quick order">
          {rows.map((row, at) => (
            <QuickRowView
              key={row.id}
              row={row}
              place={at + 1}
              found={foundOf(row)}
              onLeftOut={notifyLeftOut}
            />
          ))}
        </ol>
      </div>
      <Group className={classes.foot} gap="10px 18px" justify="flex-end">
        <Button variant="default" h={44} mr="auto" onClick={onCart}>
          Back to Cart
        </Button>
        <Text component="output" c="dimmed">
          {total > 0 && (
            <>
              {ready.length} of {countOf(total, 'row')} ready{' '}
              <Text component="strong" ml={10} fz={18} fw={660} c="var(--ink)">
                {formatMoney(totalCents(ready))}
              </Text>
            </>
          )}
        </Text>
        {listed.length > 0 && (
          <AddToList
            word="Save as list"
            h={44}
            name=""
            leftOut={total - listed.length}
            lines={() => listed}
          />
        )}
        <Button h={44} disabled={ready.length === 0} onClick={add}>
          {ready.length > 0 ? `Add ${countOf(ready.length, 'row')} to cart` : 'Add to cart'}
        </Button>
      </Group>
    </Stack>
  )
}
