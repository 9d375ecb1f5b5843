import type { PartSize, Unit } from '../catalog/part.ts'
import { assumedSize, standardBox } from '../parcel-limits.ts'
import { atMost, longestFirst, ownBox, type Sides } from './packing-measure.ts'

/** One cart line for packing: pieces (EA) or feet/square feet, and the cuts of an FT or SQFT line. */
export interface PackingLine {
  /** Identifies the part that causes freight. */
  readonly partId?: number
  readonly quantity: number
  readonly unit: Unit
  readonly size: PartSize
  readonly cutsInches?: readonly { readonly lengthInches: number; readonly count: number }[]
}

/** Equal pieces that keep their shape. */
export interface Piece {
  readonly partId: number | null
  readonly sides: Sides
  readonly pounds: number
  readonly count: number
}

/** Equal amounts that fill a standard box by volume and weight. */
export interface Load {
  readonly cubicInches: number
  readonly pounds: number
  readonly count: number
}

/** Goods without a fixed length: one foot of an FT part, or of a 12-inch strip of an SQFT part. */
export interface Coil {
  readonly partId: number | null
  readonly feet: number
  readonly wideInches: number
  readonly thinInches: number
  readonly poundsPerFoot: number
}

export interface Goods {
  readonly pieces: readonly Piece[]
  readonly coils: readonly Coil[]
}

export function fitsStandardBox({ sides, pounds }: Piece): boolean {
  const fits = sides.every((side, index) => atMost(side, standardBox.sidesInches[index] ?? 0))
  return fits && atMost(pounds, standardBox.weightPounds)
}

function known(value: number | null, assumed: number): number {
  return value !== null && Number.isFinite(value) && value > 0 ? value : assumed
}

function knownSize(size: PartSize) {
  return {
    length: known(size.lengthInches, assumedSize.lengthInches),
    height: known(size.heightInches, assumedSize.heightInches),
    depth: known(size.depthInches, assumedSize.depthInches),
    pounds: known(size.weightPounds, assumedSize.weightPounds),
  }
}

/**
 * Square feet are treated as a 12-inch-wide strip (one foot of it is one square foot), as thick as the part's least
 * side.
 */
function crossSection(unit: Unit, size: PartSize): readonly [wide: number, thin: number] {
  const { length, height, depth } = knownSize(size)
  if (unit === 'FT') return [Math.max(height, depth), Math.min(height, depth)]
  const thickness = Math.min(length, height, depth)
  return [Math.max(12, thickness), Math.min(12, thickness)]
}

function piecesOf(line: PackingLine): Piece[] {
  const { length, height, depth, pounds } = knownSize(line.size)
  const { partId = null } = line
  if (line.unit === 'EA') {
    return [{ partId, sides: longestFirst(length, height, depth), pounds, count: Math.ceil(line.quantity) }]
  }
  const [wide, thin] = crossSection(line.unit, line.size)
  return (line.cutsInches ?? []).map((cut) => ({
    partId,
    sides: longestFirst(cut.lengthInches, wide, thin),
    pounds: (cut.lengthInches / 12) * pounds,
    count: cut.count,
  }))
}

/** A line with cuts counts only its cuts, since its quantity was computed from them. */
function coilsOf(line: PackingLine): Coil[] {
  if (line.unit === 'EA' || (line.cutsInches ?? []).length > 0 || !(line.quantity > 0)) return []
  const [wideInches, thinInches] = crossSection(line.unit, line.size)
  const { partId = null } = line
  return [{ partId, feet: line.quantity, wideInches, thinInches, poundsPerFoot: knownSize(line.size).pounds }]
}

/** Splits an order's goods into pieces and coils, largest first, so the order of cart lines does not matter. */
export function goodsOf(lines: readonly PackingLine[]): Goods {
  const pieces = lines.flatMap(piecesOf).filter((piece) => piece.count > 0 && piece.pounds > 0)
  return { pieces: pieces.sort(byPiece), coils: lines.flatMap(coilsOf).sort(byCoil) }
}

function byPiece(a: Piece, b: Piece): number {
  return (
    ownBox(b.sides)[0] - ownBox(a.sides)[0] ||
    b.sides[1] - a.sides[1] ||
    b.sides[2] - a.sides[2] ||
    b.pounds - a.pounds ||
    b.count - a.count ||
    byPart(a, b)
  )
}

function byCoil(a: Coil, b: Coil): number {
  return (
    b.wideInches - a.wideInches ||
    b.thinInches - a.thinInches ||
    b.poundsPerFoot - a.poundsPerFoot ||
    b.feet - a.feet ||
    byPart(a, b)
  )
}

function byPart(a: { readonly partId: number | null }, b: { readonly partId: number | null }): number {
  return (a.partId ?? 0) - (b.partId ?? 0)
}
