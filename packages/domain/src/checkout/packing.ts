import { parcelLimits, standardBox } from '../parcel-limits.ts'
import { type Box, fillStandardBoxes, ownBoxes, tidyPounds } from './packing-boxes.ts'
import { coilsIntoStandardBox, loadsOf, rollsOf } from './packing-coils.ts'
import {
  fitsStandardBox,
  type Goods,
  goodsOf,
  type Load,
  type PackLine,
  type Piece,
} from './packing-goods.ts'
import { fillLongBoxes } from './packing-long-boxes.ts'
import { atMost, lengthAndGirth, ownBox } from './packing-measure.ts'

export type { Box } from './packing-boxes.ts'
export type { PackLine } from './packing-goods.ts'

/** Why an order cannot go by parcel: a piece is too long, too heavy or too bulky, or there are too many boxes. */
export type FreightReason = 'over_length' | 'over_weight' | 'over_girth' | 'too_many_boxes'

/** How an order ships; `weightPounds` is of the goods, without boxes. */
export type Packing =
  | { readonly method: 'parcel'; readonly boxes: readonly Box[]; readonly weightPounds: number }
  | {
      readonly method: 'freight'
      readonly reason: FreightReason
      readonly weightPounds: number
      readonly longestInches: number
    }

/**
 * Packs an order into boxes, standard ones first, or finds that it must go by freight.
 * The order of the lines never matters; a larger order never takes fewer boxes.
 */
export function pack(lines: readonly PackLine[]): Packing {
  const goods = goodsOf(lines)
  const weightPounds = tidyPounds(totalPounds(goods))
  const coils = goods.coils.filter(coilsIntoStandardBox)
  const rolls = goods.coils.filter((coil) => !coilsIntoStandardBox(coil)).flatMap(rollsOf)
  const small = goods.pieces.filter(fitsStandardBox).map(asLoad).sort(byShare)
  const large = goods.pieces.filter((piece) => !fitsStandardBox(piece))

  const freight = (reason: FreightReason): Packing => {
    const least = coils.length > 0 ? standardBox.sidesInches[0] : 0
    return {
      method: 'freight',
      reason,
      weightPounds,
      longestInches: longest([...goods.pieces, ...rolls], least),
    }
  }
  const reason = freightReason([...large, ...rolls])
  if (reason) return freight(reason)

  // Coils go first: their place in the order must not depend on their length, or more feet could take fewer boxes.
  const boxes = [
    ...fillStandardBoxes([...coils.flatMap(loadsOf), ...small]),
    ...fillLongBoxes(large),
    ...ownBoxes(rolls),
  ]
  if (boxes.length > parcelLimits.boxes) return freight('too_many_boxes')
  return { method: 'parcel', boxes, weightPounds }
}

function totalPounds({ pieces, coils }: Goods): number {
  const ofPieces = pieces.reduce((sum, piece) => sum + piece.count * piece.pounds, 0)
  return coils.reduce((sum, coil) => sum + coil.feet * coil.poundsPerFoot, ofPieces)
}

/** Judges a piece by the box that it needs, since the box is what a carrier measures. */
function freightReason(pieces: readonly Piece[]): FreightReason | null {
  if (pieces.some(({ sides }) => !atMost(sides[0], parcelLimits.lengthInches))) return 'over_length'
  if (pieces.some(({ pounds }) => !atMost(pounds, parcelLimits.weightPounds))) return 'over_weight'
  const bulky = ({ sides }: Piece) => lengthAndGirth(ownBox(sides)) > parcelLimits.lengthAndGirthInches
  return pieces.some(bulky) ? 'over_girth' : null
}

function longest(pieces: readonly Piece[], least: number): number {
  return pieces.reduce((inches, { sides }) => Math.max(inches, sides[0]), least)
}

function asLoad({ sides, pounds, count }: Piece): Load {
  return { cubicInches: sides[0] * sides[1] * sides[2], pounds, count }
}

/** The part of a standard box, by volume or weight, that one of these takes. */
function share({ cubicInches, pounds }: Load): number {
  return Math.max(cubicInches / standardBox.cubicInches, pounds / standardBox.weightPounds)
}

function byShare(a: Load, b: Load): number {
  return share(b) - share(a) || b.cubicInches - a.cubicInches || b.pounds - a.pounds || b.count - a.count
}
