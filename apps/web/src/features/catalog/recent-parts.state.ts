import { proxy } from 'valtio'
import { readSaved, writeText } from '../../lib/storage.ts'

const recentKey = 'recentParts'
const maxRecent = 8

function readRecent(): number[] {
  const ids = readSaved<number[]>(recentKey, []).filter((id) => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, maxRecent)
}

/** Ids of the parts viewed in this browser, most recent first. */
export const recentState = proxy<{ ids: readonly number[] }>({ ids: readRecent() })

export function noteViewed(partId: number): void {
  // Another tab may have recorded views in the meantime.
  const others = readRecent().filter((id) => id !== partId)
  recentState.ids = [partId, ...others].slice(0, maxRecent)
  writeText(recentKey, JSON.stringify(recentState.ids))
}
