import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import { useState } from 'react'
import { readText, removeText, writeText } from '../../lib/storage.ts'
import type { Counts } from './components/count-dialog.tsx'

const keyOf = (listId: number) => `partListCounts:${listId}`

function readCounts(listId: number): Counts {
  const saved = parseJson(readText(keyOf(listId), 'tab'))
  if (!isRecord(saved)) return {}
  return Object.fromEntries(
    Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** What was counted of a list in this tab, as typed; kept over a reload until it is added to the cart. */
export function useCounts(listId: number) {
  const [counts, setCounts] = useState(() => readCounts(listId))
  const change = (next: Counts) => {
    setCounts(next)
    const typed = Object.entries(next).filter(([, text]) => text.trim() !== '')
    if (typed.length === 0) removeText(keyOf(listId), 'tab')
    else writeText(keyOf(listId), JSON.stringify(Object.fromEntries(typed)), 'tab')
  }
  return [counts, change] as const
}
