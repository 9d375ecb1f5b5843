import { longBoxLeastSideInches, parcelLimits } from '../parcel-limits.ts'
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
function openLongBox(length: number): OpenBox<Piece> {
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
      return Math.min(most, timesInto(parcelLimits.weightPounds - pounds, piece.pounds))
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

/** Packs pieces into long boxes; pieces whose length rounds up to the same inch share a box while the limits allow. */
export function fillLongBoxes(pieces: readonly Piece[]): Box[] {
  const byLength = Map.groupBy(pieces, (piece) => ownBox(piece.sides)[0])
  return [...byLength].flatMap(([length, group]) => fillFirstFit(group, () => openLongBox(length)))
}
