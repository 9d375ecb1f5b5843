/**
 * Shelf positions: parts for sale in number-key order, then obsolete ones. The text index returns the matches of a rank
 * in this order already, so a page needs no sorting and reads no other matches.
 */
export const firstObsolete = 2 ** 40
export const lastPosition = 2 ** 41

/** Gap between neighbors in a fresh layout, so that a new part can be inserted without moving others. */
export const shelfGap = 1024

/** Returns the shelf ranges an actor may see, in order. */
export function shelves(withObsolete: boolean): readonly { readonly from: number; readonly below: number }[] {
  const live = { from: 0, below: firstObsolete }
  return withObsolete ? [live, { from: firstObsolete, below: lastPosition }] : [live]
}

/** Returns a position between two neighbors; null if the gap is used up and the shelf must be laid out again. */
export function positionBetween(before: number, after: number): number | null {
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
