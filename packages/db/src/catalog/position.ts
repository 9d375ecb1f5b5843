/**
 * Positions: parts for sale in number-key order, then obsolete ones. The text index returns the matches of a rank
 * in this order already, so a page needs no sorting and reads no other matches.
 */
export const firstObsoletePosition = 2 ** 40
export const lastPosition = 2 ** 41

/** Gap between neighbors in a fresh layout, so that a new part can be inserted without moving others. */
export const positionGap = 1024

export interface PositionRange {
  readonly from: number
  readonly below: number
}

/** Returns the position ranges an actor may see, in order. */
export function positionRanges(withObsolete: boolean): readonly PositionRange[] {
  const live = { from: 0, below: firstObsoletePosition }
  return withObsolete ? [live, { from: firstObsoletePosition, below: lastPosition }] : [live]
}

/** Returns a position between two neighbors; null if the gap is used up and the catalog must be laid out again. */
export function positionBetween(before: number, after: number): number | null {
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}
