import { maxLineQuantity } from './cart-limits.ts'

/** A list item that stands for `count` equal ones. */
interface Counted {
  readonly count: number
}

/** Merges items with the same key and adds up their counts; each stays at its first position. */
export function mergeByKey<Item extends Counted>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const merged = new Map<string, Item>()
  for (const each of items) {
    const known = merged.get(keyOf(each))
    merged.set(keyOf(each), known ? { ...known, count: known.count + each.count } : each)
  }
  return [...merged.values()]
}

/**
 * Changes the count of the item at an index by one, up to 9,999; removes the item when its count reaches 0.
 */
export function changeCount<Item extends Counted>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  return items.flatMap((each, place) => {
    if (place !== at) return [each]
    const count = Math.min(each.count + by, maxLineQuantity)
    return count > 0 ? [{ ...each, count }] : []
  })
}

/** Subtracts items by key; null if there are not enough of them. */
export function subtractByKey<Item extends Counted>(
  items: readonly Item[],
  taken: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] | null {
  const left = new Map(mergeByKey(items, keyOf).map((each) => [keyOf(each), each]))
  for (const each of taken) {
    const known = left.get(keyOf(each))
    const count = (known?.count ?? 0) - each.count
    if (!known || count < 0) return null
    if (count === 0) left.delete(keyOf(each))
    else left.set(keyOf(each), { ...known, count })
  }
  return [...left.values()]
}

/** Removes each taken text once per occurrence; ignores texts that are not in the list. */
export function subtractTexts(texts: readonly string[], taken: readonly string[]): string[] {
  const left = [...texts]
  for (const each of taken) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
