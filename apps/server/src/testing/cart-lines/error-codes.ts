import type { PricedCart } from '@mullion/domain/checkout/quote'
import type { Verdict } from './reference-verdict.ts'

/** Error codes by the text of a line's error; the API sends only the text. */
const sayings: readonly (readonly [code: string, text: RegExp])[] = [
  ['not_calculated', /^This part needs to be calculated for its door\. Use the calculator\.$/],
  ['door_not_looked_up', /^This part needs the serial number of its door\. Look up the door\.$/],
  ['configuration_missing', /^This part needs [^.]+\. (Choose|Enter) /],
  ['configuration_unexpected', /^This part doesn’t take /],
  ['direction_not_split', /^Left and right must add up to the quantity of /],
  ['serials_not_complete', /^Each one needs a serial number\. /],
  ['voltage_not_split', /^Voltages must add up to the quantity of /],
  ['panels_not_split', /^Single Panel and Biparting must add up to the quantity of /],
  ['panels_unexpected', /^This part doesn’t come in Single Panel and Biparting\./],
  ['wall_thickness_missing', /^Enter the wall thickness of each cut\.$/],
  ['quantity_not_of_cuts', /^The cuts add up to [\d.]+, not the quantity of /],
  ['door_serial_missing', /^Welded magnetic gaskets are made for one door\. /],
  ['door_not_magnetic', /^This door was not built with magnetic gaskets\. /],
  ['door_not_of_part', /^This door doesn’t take this part\. /],
  ['quantity_not_of_doors', /^These doors need [\d.]+( ft)?, not the quantity of /],
  ['doors_take_more', /^These doors need [\d.]+( ft)?, more than the quantity of /],
  ['register_missing', /^Door \d\d-\d{4}: Serial number not found\. /],
  ['register_unclear', /^Door \d\d-\d{4}: Our record of this door is unclear\. /],
  ['register_not_magnetic', /^Door \d\d-\d{4}: This door was not built with magnetic gaskets\. /],
  ['register_otherwise', /^Door \d\d-\d{4}: Our records for this door differ\. /],
  ['no_longer_sold', /^This part is no longer sold\.$/],
  ['no_price', /^This part has no price online\./],
  ['not_whole', /^This part is sold individually\. Enter a whole number\.$/],
  ['not_quarters', /^This part is sold in quarter steps/],
]

export function codeOf(problem: string | null): string | null {
  return problem && (sayings.find(([, text]) => text.test(problem))?.[0] ?? problem)
}

function namedIn(problem: string | null): Verdict['names'] {
  const [, figure, serial] =
    /^(?:(?:The cuts add up to|These doors need) ([\d.]+)|Door (\S+):)/.exec(problem ?? '') ?? []
  return figure === undefined ? (serial ?? null) : Number(figure)
}

export function verdictOf(line: PricedCart['lines'][number]): Verdict {
  return {
    code: codeOf(line.problem),
    unitCents: line.unitPriceCents,
    totalCents: line.lineTotalCents,
    names: namedIn(line.problem),
  }
}
