/**
 * Shelf positions: live parts in the order of their number keys, obsolete parts behind them all. Results of one rank
 * come from the text index in this order already, so a page is read without sorting or touching its other matches.
 */
export const firstObsolete = 2 ** 40
export const lastPosition = 2 ** 41

/** Room left between neighbours when the shelf is laid out, so that a part put in later moves no other. */
export const shelfGap = 1024

/** The ranges of the shelf that a reader may see, in order. */
export function shelves(withObsolete: boolean): readonly { readonly from: number; readonly below: number }[] {
  const live = { from: 0, below: firstObsolete }
  return withObsolete ? [live, { from: firstObsolete, below: lastPosition }] : [live]
}

/** A position between two neighbours, or null when the gap is used up and the shelf must be laid out anew. */
export function positionBetween(before: number, after: number): number | null {
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
