import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'

/** Where something is kept: in the browser until it is taken away, or in its tab until that is closed. */
type Keeper = 'browser' | 'tab'

const storageOf = (keeper: Keeper) => (keeper === 'tab' ? sessionStorage : localStorage)

/** Reads what is kept under a key; null when there is nothing or storage is closed to us. */
export function readText(key: string, keeper: Keeper = 'browser'): string | null {
  try {
    return storageOf(keeper).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; a full or closed storage is no reason to stop a buyer. */
export function writeText(key: string, text: string, keeper: Keeper = 'browser'): void {
  try {
    storageOf(keeper).setItem(key, text)
  } catch {
    return
  }
}

/** Forgets what is kept under a key. */
export function removeText(key: string, keeper: Keeper = 'browser'): void {
  try {
    storageOf(keeper).removeItem(key)
  } catch {
    return
  }
}

/** The kept value where it is of the kind of the empty one, field by field. */
function fitting(empty: unknown, kept: unknown): unknown {
  if (isRecord(empty)) {
    const from = isRecord(kept) ? kept : {}
    return Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, fitting(value, from[key])]))
  }
  const fits = typeof kept === typeof empty && Array.isArray(kept) === Array.isArray(empty)
  return fits ? kept : structuredClone(empty)
}

/**
 * Reads a kept draft in the shape of an empty one; what is damaged or missing is as in that one. Only kinds are looked
 * at: what is in a list, and which texts a field may hold, is for the caller to check.
 */
export function readKept<Shape extends object>(key: string, empty: Shape, keeper: Keeper = 'browser'): Shape {
  return fitting(empty, parseJson(readText(key, keeper))) as Shape
}
