import { dimensionalDivisor, parcelLimits, standardBox, tarePounds } from '../parcel-limits.ts'
import type { Load, Piece } from './packing-goods.ts'
import { ownBox, roundedUp, type Sides, timesInto } from './packing-measure.ts'

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
  /** How many more of this item fit. */
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

/** Fraction of a standard box that one of these takes, by volume or weight, whichever is larger. */
function share({ cubicInches, pounds }: Load): number {
  return Math.max(cubicInches / standardBox.cubicInches, pounds / standardBox.weightPounds)
}

/** A load has both volume and weight, so "decreasing" can mean three things: larger box share, volume, or weight. */
const sizesOf: readonly ((load: Load) => number)[] = [
  share,
  (load) => load.cubicInches,
  (load) => load.pounds,
]

/**
 * Packs loads into standard boxes, first-fit decreasing by each of the three sizes, and returns the packing with the
 * fewest boxes.
 */
export function fillStandardBoxes(loads: readonly Load[]): Box[] {
  const packings = sizesOf.map((size) => {
    const decreasing = loads.toSorted((a, b) => size(b) - size(a) || byLoad(a, b))
    return fillFirstFit(decreasing, openStandardBox)
  })
  return packings.reduce((best, each) => (each.length < best.length ? each : best))
}

/** Compares every property, so the order of cart lines never changes the result. */
function byLoad(a: Load, b: Load): number {
  return share(b) - share(a) || b.cubicInches - a.cubicInches || b.pounds - a.pounds || b.count - a.count
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
