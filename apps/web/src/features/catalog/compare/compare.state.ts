import { proxy } from 'valtio'
import { readSaved, writeText } from '../../../lib/storage.ts'

export const maxCompared = 4
const key = 'comparedParts'

/** A part chosen to be compared, and its number, so that it can be named without a query. */
export interface ComparedPart {
  readonly id: number
  readonly number: string
}

function readCompared(): ComparedPart[] {
  const saved = readSaved<ComparedPart[]>(key, [], 'tab')
  return saved
    .filter((part) => Number.isSafeInteger(part?.id) && typeof part.number === 'string')
    .slice(0, maxCompared)
}

/** Parts chosen to be compared, in this tab. */
export const compareState = proxy<{ parts: readonly ComparedPart[] }>({ parts: readCompared() })

function set(parts: readonly ComparedPart[]): void {
  compareState.parts = parts
  writeText(key, JSON.stringify(parts), 'tab')
}

/** Adds a part, or removes one that was chosen. Returns false if there are four already. */
export function toggleCompared({ id, number }: ComparedPart): boolean {
  const { parts } = compareState
  const others = parts.filter((part) => part.id !== id)
  if (others.length === parts.length && parts.length >= maxCompared) return false
  set(others.length < parts.length ? others : [...parts, { id, number }])
  return true
}

export function clearCompared(): void {
  set([])
}
