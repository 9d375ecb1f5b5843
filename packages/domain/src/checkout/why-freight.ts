import { parcelLimits } from '../parcel-limits.ts'
import type { Packing } from './packing.ts'
import type { FreightNotice, PricedCartLine } from './quote.ts'

type Freight = Extract<Packing, { method: 'freight' }>

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

function sentence({ reason, piece }: Freight, name: string): string {
  const { lengthInches, weightPounds, lengthAndGirthInches, boxes } = parcelLimits
  switch (reason) {
    case 'over_length':
      return `${name} is ${figure.format(piece?.lengthInches ?? 0)} in long. Parcels can be at most ${lengthInches} in.`
    case 'over_weight':
      return `${name} weighs ${figure.format(piece?.weightPounds ?? 0)} lb. Parcels can weigh at most ${weightPounds} lb.`
    case 'over_girth':
      return `${name} has a length plus girth of ${figure.format(piece?.lengthAndGirthInches ?? 0)} in. Parcels can be at most ${lengthAndGirthInches} in.`
    case 'too_many_boxes':
      return `This order needs more than ${boxes} boxes.`
  }
}

/** Explains to the buyer why the whole order ships by freight, naming the part that causes it. */
export function whyFreight(packing: Freight, lines: readonly PricedCartLine[]): FreightNotice {
  const partId = packing.piece?.partId ?? null
  const { number = '', name = '' } = lines.find((line) => line.partId === partId) ?? {}
  const text = sentence(packing, number || name || 'A part of this order')
  return { reason: packing.reason, partId, number, name, text }
}
