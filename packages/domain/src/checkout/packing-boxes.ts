import { dimensionalDivisor, parcelLimits, standardBox, tarePounds } from '../parcel-limits.ts'
import type { Load, Piece } from './packing-goods.ts'
import { ownBox, roundedUp, type Sides, timesInto } from './packing-measure.ts'

/** A closed box: sides in inches, longest first; what it weighs with its tare; whole pounds that a carrier bills. */
export interface Box {
  readonly kind: 'standard' | 'long'
  readonly lengthInches: number
  readonly widthInches: number
  readonly heightInches: number
  readonly weightPounds: number
  readonly billablePounds: number
}

/** Drops the error of binary fractions from a sum of pounds. */
export function tidyPounds(pounds: number): number {
  return Math.round(pounds * 1e6) / 1e6
}

/** Closes a box; billed is the greater of actual and dimensional weight, rounded up to the pound. */
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

/** A box that is being filled. */
export interface OpenBox<Item> {
  /** How many more of this item may go in. */
  room(item: Item): number
  put(item: Item, count: number): void
  close(): Box
}

/**
 * Fills one box after another in the given order and never goes back to an earlier one: only so can a larger order
 * never come out in fewer boxes. Stops soon after the box limit, when the order is freight in any case.
 */
export function fillInOrder<Item extends { readonly count: number }>(
  items: readonly Item[],
  open: () => OpenBox<Item>,
): Box[] {
  const closed: Box[] = []
  let current: OpenBox<Item> | null = null
  for (const item of items) {
    let left = item.count
    while (left > 0 && closed.length <= parcelLimits.boxes) {
      let room: number = current?.room(item) ?? 0
      if (!current || room === 0) {
        if (current) closed.push(current.close())
        current = open()
        room = Math.max(1, current.room(item))
      }
      const count = Math.min(left, room)
      current.put(item, count)
      left -= count
    }
  }
  if (current) closed.push(current.close())
  return closed
}

function openStandardBox(): OpenBox<Load> {
  let cubicInches = 0
  let pounds = 0
  return {
    room: (load) =>
      Math.min(
        timesInto(standardBox.cubicInches - cubicInches, load.cubicInches),
        timesInto(standardBox.weightPounds - pounds, load.pounds),
      ),
    put(load, count) {
      cubicInches += count * load.cubicInches
      pounds += count * load.pounds
    },
    close: () => closeBox('standard', standardBox.sidesInches, pounds),
  }
}

/** Packs loads into standard boxes in the order given. */
export function fillStandardBoxes(loads: readonly Load[]): Box[] {
  return fillInOrder(loads, openStandardBox)
}

/** Boxes that are not shared, such as rolls: as many as there are pieces, up to just above the box limit. */
export function ownBoxes(pieces: readonly Piece[]): Box[] {
  return pieces.flatMap((piece) => {
    const box = closeBox('long', ownBox(piece.sides), piece.pounds)
    return Array.from({ length: Math.min(piece.count, parcelLimits.boxes + 1) }, () => box)
  })
}
