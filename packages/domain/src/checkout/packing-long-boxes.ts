import {
  handledPounds,
  longBoxLeastSideInches,
  longBoxSteps,
  parcelLimits,
  tarePounds,
} from '../parcel-limits.ts'
import { type Box, closeBox, fillFirstFit, type OpenBox } from './packing-boxes.ts'
import type { Piece } from './packing-goods.ts'
import { atMost, longestFirst, ownBox, roundedUp, type Sides, timesInto } from './packing-measure.ts'

/**
 * A candidate arrangement for one inside width of the box, with rows of pieces across it; `height` and
 * `width` are the space used by finished sections.
 */
interface Layout {
  readonly insideInches: number
  readonly maxHeightInches: number
  height: number
  width: number
}

/** Keeps the box's length its longest side, so length plus girth depends only on width and height. */
function layoutsFor(length: number, widest: number): Layout[] {
  const halfGirth = Math.floor((parcelLimits.lengthAndGirthInches - length) / 2)
  const layouts: Layout[] = []
  const first = Math.max(longBoxLeastSideInches, roundedUp(widest))
  for (let inside = first; inside <= Math.min(length, halfGirth - longBoxLeastSideInches); inside++) {
    layouts.push({
      insideInches: inside,
      maxHeightInches: Math.min(length, halfGirth - inside),
      height: 0,
      width: 0,
    })
  }
  return layouts
}

/** A box for pieces of one length, side by side in rows; each row holds one cross-section. */
function openLongBox(length: number, mostPounds: number): OpenBox<Piece> {
  let layouts: Layout[] | null = null
  let wide = 0
  let thin = 0
  let count = 0
  let pounds = 0

  const isOf = (piece: Piece) => piece.sides[1] === wide && piece.sides[2] === thin
  const heightOf = (layout: Layout) =>
    count === 0
      ? layout.height
      : layout.height + Math.ceil(count / timesInto(layout.insideInches, wide)) * thin
  const widthOf = (layout: Layout) =>
    Math.max(layout.width, Math.min(count, timesInto(layout.insideInches, wide)) * wide)

  const startSection = (piece: Piece) => {
    for (const layout of layouts ?? []) {
      const [height, width] = [heightOf(layout), widthOf(layout)]
      layout.height = height
      layout.width = width
    }
    layouts ??= layoutsFor(length, piece.sides[1])
    wide = piece.sides[1]
    thin = piece.sides[2]
    count = 0
  }

  return {
    room(piece) {
      const [, pieceWide, pieceThin] = piece.sides
      const same = isOf(piece)
      let most = 0
      for (const layout of layouts ?? layoutsFor(length, pieceWide)) {
        const used = same ? layout.height : heightOf(layout)
        const rows = timesInto(layout.maxHeightInches - used, pieceThin)
        most = Math.max(most, rows * timesInto(layout.insideInches, pieceWide) - (same ? count : 0))
      }
      return Math.min(most, timesInto(mostPounds - pounds, piece.pounds))
    },
    put(piece, more) {
      if (!isOf(piece)) startSection(piece)
      count += more
      pounds += more * piece.pounds
    },
    close() {
      const fitting = (layouts ?? []).filter((layout) => atMost(heightOf(layout), layout.maxHeightInches))
      const boxes = fitting.map((layout) => ownBox(longestFirst(length, widthOf(layout), heightOf(layout))))
      const [smallest = ownBox([length, wide, thin])] = boxes.sort(bySize)
      return closeBox('long', smallest, pounds)
    },
  }
}

function bySize(a: Sides, b: Sides): number {
  return a[0] * a[1] * a[2] - b[0] * b[1] * b[2] || a[1] - b[1]
}

/** Packs pieces of one length; the first box takes at most so many pounds, the others as much as carriers do. */
function fillOneLength(pieces: readonly Piece[], length: number, firstPounds: number): Box[] {
  let opened = 0
  return fillFirstFit(pieces, () => {
    opened += 1
    return openLongBox(length, opened === 1 ? firstPounds : parcelLimits.weightPounds)
  })
}

/** What decides which packing of one length costs less: boxes, then heavy boxes, then billed pounds. */
function compareCosts(
  a: readonly Box[],
  b: readonly Box[],
  { least, heavyCosts }: (typeof longBoxSteps)[number],
): number {
  const isHeavy = (box: Box) => heavyCosts && !atMost(box.weightPounds - tarePounds, handledPounds)
  const heavy = (boxes: readonly Box[]) => boxes.filter(isHeavy).length
  const billed = (boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + Math.max(box.billablePounds, least), 0)
  return a.length - b.length || heavy(a) - heavy(b) || billed(a) - billed(b)
}

/**
 * Packs pieces into long boxes; pieces whose length rounds up to the same inch share a box while the limits allow. A
 * long box is billed as if it had a least weight, so one of several is tried with just that.
 */
export function fillLongBoxes(pieces: readonly Piece[]): Box[] {
  const byLength = Map.groupBy(pieces, (piece) => ownBox(piece.sides)[0])
  return [...byLength].flatMap(([length, group]) => {
    const full = fillOneLength(group, length, parcelLimits.weightPounds)
    const facts = longBoxSteps.find(({ aboveInches }) => length > aboveInches)
    if (!facts || full.length < 2) return full
    const lighter = fillOneLength(group, length, facts.least - tarePounds)
    return compareCosts(lighter, full, facts) < 0 ? lighter : full
  })
}
