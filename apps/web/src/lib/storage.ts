import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'

/** `browser` keeps values until they are cleared; `tab` until the tab closes. */
type StorageName = 'browser' | 'tab'

const storageOf = (storage: StorageName) => (storage === 'tab' ? sessionStorage : localStorage)

/** Reads a key; null if it is not set or storage is unavailable. */
export function readText(key: string, storage: StorageName = 'browser'): string | null {
  try {
    return storageOf(storage).getItem(key)
  } catch {
    return null
  }
}

/** Saves a text. Ignores a full or blocked storage, which must not stop a buyer. */
export function writeText(key: string, text: string, storage: StorageName = 'browser'): void {
  try {
    storageOf(storage).setItem(key, text)
  } catch {
    return
  }
}

export function removeText(key: string, storage: StorageName = 'browser'): void {
  try {
    storageOf(storage).removeItem(key)
  } catch {
    return
  }
}

/**
 * Returns the saved value, with each field that is missing or of the wrong type replaced by the empty one.
 */
function fitting(empty: unknown, saved: unknown): unknown {
  if (isRecord(empty)) {
    const from = isRecord(saved) ? saved : {}
    return Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, fitting(value, from[key])]))
  }
  const fits = typeof saved === typeof empty && Array.isArray(saved) === Array.isArray(empty)
  return fits ? saved : structuredClone(empty)
}

/**
 * Reads a saved draft in the shape of an empty one, which replaces damaged or missing fields. Only types are
 * checked: the caller must check list items and allowed texts.
 */
export function readSaved<Shape extends object>(
  key: string,
  empty: Shape,
  storage: StorageName = 'browser',
): Shape {
  return fitting(empty, parseJson(readText(key, storage))) as Shape
}
