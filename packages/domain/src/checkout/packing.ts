import { parcelLimits, standardBox } from '../parcel-limits.ts'
import { type Box, ownBoxes, tidyPounds } from './packing-boxes.ts'
import { coilsIntoStandardBox, loadsOf, rollsOf } from './packing-coils.ts'
import {
  fitsStandardBox,
  type Goods,
  goodsOf,
  type Load,
  type PackingLine,
  type Piece,
} from './packing-goods.ts'
import { fillLongBoxes } from './packing-long-boxes.ts'
import { atMost, lengthAndGirth } from './packing-measure.ts'
import { fillStandardBoxes } from './packing-standard.ts'

export type { Box } from './packing-boxes.ts'
export type { PackingLine } from './packing-goods.ts'

/** Why an order cannot ship by parcel: a piece is too long, too heavy or too bulky, or there are too many boxes. */
export type FreightReason = 'over_length' | 'over_weight' | 'over_girth' | 'too_many_boxes'

type PieceReason = Exclude<FreightReason, 'too_many_boxes'>

/** How an order ships; `weightPounds` is the goods only, without boxes. */
export type Packing =
  | { readonly method: 'parcel'; readonly boxes: readonly Box[]; readonly weightPounds: number }
  | {
      readonly method: 'freight'
      readonly reason: FreightReason
      /** Every piece over a limit, by reason and then the farthest over; empty if there are just too many boxes. */
      readonly pieces: readonly FreightPiece[]
      readonly weightPounds: number
      readonly longestInches: number
    }

export interface FreightPiece {
  readonly reason: PieceReason
  readonly partId: number | null
  readonly lengthInches: number
  readonly weightPounds: number
  readonly lengthAndGirthInches: number
}

/**
 * Packs an order into boxes, standard ones first, or decides that it must ship by freight. The order of the lines does
 * not matter.
 */
export function pack(lines: readonly PackingLine[]): Packing {
  const goods = goodsOf(lines)
  const weightPounds = tidyPounds(totalPounds(goods))
  const coils = goods.coils.filter(coilsIntoStandardBox)
  const rolls = goods.coils.filter((coil) => !coilsIntoStandardBox(coil)).flatMap(rollsOf)
  const small = goods.pieces.filter(fitsStandardBox).map(asLoad)
  const large = goods.pieces.filter((piece) => !fitsStandardBox(piece))

  const freight = (cause: FreightCause): Packing => {
    const least = coils.length > 0 ? standardBox.sidesInches[0] : 0
    const longestInches = longest([...goods.pieces, ...rolls], least)
    return { method: 'freight', ...cause, weightPounds, longestInches }
  }
  const cause = freightCause([...large, ...rolls])
  if (cause) return freight(cause)

  const boxes = [
    ...fillStandardBoxes([...coils.flatMap(loadsOf), ...small]),
    ...fillLongBoxes(large),
    ...ownBoxes(rolls),
  ]
  if (boxes.length > parcelLimits.boxes) return freight({ reason: 'too_many_boxes', pieces: [] })
  return { method: 'parcel', boxes, weightPounds }
}

function totalPounds({ pieces, coils }: Goods): number {
  const ofPieces = pieces.reduce((sum, piece) => sum + piece.count * piece.pounds, 0)
  return coils.reduce((sum, coil) => sum + coil.feet * coil.poundsPerFoot, ofPieces)
}

interface FreightCause {
  readonly reason: FreightReason
  readonly pieces: readonly FreightPiece[]
}

/** Reasons for freight, in the order they are reported; measured on the piece itself, not its box. */
const pieceLimits = [
  { reason: 'over_length', of: ({ sides }: Piece) => sides[0], most: parcelLimits.lengthInches },
  { reason: 'over_weight', of: ({ pounds }: Piece) => pounds, most: parcelLimits.weightPounds },
  {
    reason: 'over_girth',
    of: ({ sides }: Piece) => lengthAndGirth(sides),
    most: parcelLimits.lengthAndGirthInches,
  },
] as const

function freightCause(pieces: readonly Piece[]): FreightCause | null {
  const over = pieces.flatMap((piece) => {
    const limit = pieceLimits.find(({ of, most }) => !atMost(of(piece), most))
    return limit ? [{ ...limit, piece }] : []
  })
  const worstFirst = pieceLimits.flatMap(({ reason, of }) =>
    over.filter((cause) => cause.reason === reason).sort((a, b) => of(b.piece) - of(a.piece)),
  )
  const [first] = worstFirst
  if (!first) return null
  return { reason: first.reason, pieces: worstFirst.map(({ piece, reason }) => viewPiece(piece, reason)) }
}

function viewPiece({ partId, sides, pounds }: Piece, reason: PieceReason): FreightPiece {
  return {
    reason,
    partId,
    lengthInches: roundToThousandths(sides[0]),
    weightPounds: roundToThousandths(pounds),
    lengthAndGirthInches: roundToThousandths(lengthAndGirth(sides)),
  }
}

function roundToThousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

function longest(pieces: readonly Piece[], least: number): number {
  return pieces.reduce((inches, { sides }) => Math.max(inches, sides[0]), least)
}

function asLoad({ sides, pounds, count }: Piece): Load {
  return { cubicInches: sides[0] * sides[1] * sides[2], pounds, count }
}
