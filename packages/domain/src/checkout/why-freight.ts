import { displayName } from '../catalog/part-title.ts'
import { formatNumber } from '../number-format.ts'
import { parcelLimits } from '../parcel-limits.ts'
import type { FreightPiece, Packing } from './packing.ts'
import type { FreightNotice, PricedCartLine } from './quote.ts'

type Freight = Extract<Packing, { method: 'freight' }>
type NamedLine = Pick<PricedCartLine, 'partId' | 'number' | 'name' | 'unit'>

const list = new Intl.ListFormat('en-US')

const { lengthInches, weightPounds, lengthAndGirthInches, boxes } = parcelLimits

const words = {
  over_length: {
    of: (piece: FreightPiece) => `${formatNumber(piece.lengthInches)} in`,
    sentence: (measures: string) => `is ${measures} long. Parcels can be at most ${lengthInches} in.`,
  },
  over_weight: {
    of: (piece: FreightPiece) => `${formatNumber(piece.weightPounds)} lb`,
    sentence: (measures: string) => `weighs ${measures}. Parcels can weigh at most ${weightPounds} lb.`,
  },
  over_girth: {
    of: (piece: FreightPiece) => `${formatNumber(piece.lengthAndGirthInches)} in`,
    sentence: (measures: string) =>
      `has a length plus girth of ${measures}. Parcels can be at most ${lengthAndGirthInches} in.`,
  },
} as const satisfies Record<FreightPiece['reason'], object>

/** What one part says of its pieces that are over one limit, each measure once. */
function sentence(pieces: readonly [FreightPiece, ...FreightPiece[]], line: NamedLine | undefined): string {
  const { of, sentence } = words[pieces[0].reason]
  const name = line ? `${displayName(line)} (${line.number})` : 'A part of this order'
  return `${name} ${sentence(list.format(new Set(pieces.map(of))))}`
}

/** Explains to the buyer why the whole order ships by freight: one sentence for each part that causes it. */
export function whyFreight({ reason, pieces }: Freight, lines: readonly NamedLine[]): FreightNotice {
  const byPart = Map.groupBy(pieces, (piece) => `${piece.partId} ${piece.reason}`)
  const lineOf = (partId: number | null) => lines.find((line) => line.partId === partId)
  const sentences = [...byPart.values()].flatMap(([first, ...more]) =>
    first ? [sentence([first, ...more], lineOf(first.partId))] : [],
  )
  const partId = pieces[0]?.partId ?? null
  const { number = '', name = '' } = lineOf(partId) ?? {}
  const texts = sentences.length > 0 ? sentences : [`This order needs more than ${boxes} boxes.`]
  return { reason, partId, number, name, texts }
}
