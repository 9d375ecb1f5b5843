import { dimensionalDivisor, parcelLimits, tarePounds } from '../parcel-limits.ts'
import type { Piece } from './packing-goods.ts'
import { ownBox, roundedUp, type Sides } from './packing-measure.ts'

/** A closed box: sides in inches, longest first; weight including tare; billed weight in whole pounds. */
export interface Box {
  readonly kind: 'standard' | 'long'
  readonly lengthInches: number
  readonly widthInches: number
  readonly heightInches: number
  readonly weightPounds: number
  readonly billablePounds: number
}

/** Removes floating-point error from a sum of pounds. */
export function tidyPounds(pounds: number): number {
  return Math.round(pounds * 1e6) / 1e6
}

/** Closes a box; the billed weight is the greater of actual and dimensional weight, rounded up to the pound. */
export function closeBox(kind: Box['kind'], [length, width, height]: Sides, goodsPounds: number): Box {
  const weightPounds = tidyPounds(goodsPounds + tarePounds)
  const dimensional = (length * width * height) / dimensionalDivisor
  return {
    kind,
    lengthInches: length,
    widthInches: width,
    heightInches: height,
    weightPounds,
    billablePounds: roundedUp(Math.max(weightPounds, dimensional)),
  }
}

export interface OpenBox<Item> {
  room(item: Item): number
  put(item: Item, count: number): void
  close(): Box
}

/**
 * First-fit: each item goes into the first open box with room, in the given order; opens a new box if none
 * has room. Stops soon after the box limit, since the order then ships by freight anyway.
 */
export function fillFirstFit<Item extends { readonly count: number }>(
  items: readonly Item[],
  open: () => OpenBox<Item>,
): Box[] {
  const boxes: OpenBox<Item>[] = []
  for (const item of items) {
    let left = item.count
    const put = (box: OpenBox<Item>, room: number) => {
      const count = Math.min(left, room)
      if (count > 0) box.put(item, count)
      left -= count
    }
    for (const box of boxes) if (left > 0) put(box, box.room(item))
    while (left > 0 && boxes.length <= parcelLimits.boxes) {
      const box = open()
      put(box, Math.max(1, box.room(item)))
      boxes.push(box)
    }
  }
  return boxes.map((box) => box.close())
}

/**
 * Returns a separate box for each piece, for pieces that do not share one, such as rolls; stops just above
 * the box limit.
 */
export function ownBoxes(pieces: readonly Piece[]): Box[] {
  return pieces.flatMap((piece) => {
    const box = closeBox('long', ownBox(piece.sides), piece.pounds)
    return Array.from({ length: Math.min(piece.count, parcelLimits.boxes + 1) }, () => box)
  })
}
