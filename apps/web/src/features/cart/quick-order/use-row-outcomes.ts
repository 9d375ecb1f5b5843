import { useDebouncedValue } from '@mantine/hooks'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { useMemo } from 'react'
import type { QuickRow } from './quick-order.state.ts'
import { numberToLookUp, rowOutcome } from './row-outcome.ts'

const typingPauseMs = 300

/** Returns each row's result. Part numbers are looked up in one batch after a pause in typing. */
export function useRowOutcomes(rows: readonly QuickRow[]) {
  const asked = JSON.stringify([...new Set(rows.map(numberToLookUp))].filter((number) => number !== null))
  const [settled] = useDebouncedValue(asked, typingPauseMs)
  const numbers = useMemo(() => JSON.parse(settled) as string[], [settled])
  const answers = useNumberLookup(numbers)
  const found = useMemo(() => new Map(answers.data?.map((each) => [each.asked, each])), [answers.data])
  const foundOf = (row: QuickRow) => found.get(numberToLookUp(row) ?? '')
  return { answers, outcomes: rows.map((row) => rowOutcome(row, foundOf(row))), foundOf }
}
