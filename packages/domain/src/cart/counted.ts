import { maxLineQuantity } from './cart-limits.ts'

/** What stands in a list once, with how many equal ones there are. */
interface Counted {
  readonly count: number
}

/** Counts items of the same key together, each at the place of its first. */
export function mergeCounted<Item extends Counted>(
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

/** One more or one less of the item at a place, up to 9,999; one less than 1 removes it. */
export function changeCounted<Item extends Counted>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  return items.flatMap((each, place) => {
    if (place !== at) return [each]
    const count = Math.min(each.count + by, maxLineQuantity)
    return count > 0 ? [{ ...each, count }] : []
  })
}

/** What is left of items, by their keys, without others; null where there are not so many of them. */
export function takeCounted<Item extends Counted>(
  items: readonly Item[],
  taken: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] | null {
  const left = new Map(mergeCounted(items, keyOf).map((each) => [keyOf(each), each]))
  for (const each of taken) {
    const known = left.get(keyOf(each))
    const count = (known?.count ?? 0) - each.count
    if (!known || count < 0) return null
    if (count === 0) left.delete(keyOf(each))
    else left.set(keyOf(each), { ...known, count })
  }
  return [...left.values()]
}

/** Texts without others, each as often as it is there; those that are not there are passed over. */
export function takeEach(texts: readonly string[], taken: readonly string[]): string[] {
  const left = [...texts]
  for (const each of taken) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
