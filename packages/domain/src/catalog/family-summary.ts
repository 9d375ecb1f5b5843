import type { Cents } from '../money.ts'
import type { PriceBreak } from '../own-price.ts'
import { familyTitle } from './family.ts'
import { type PriceRange, priceRangeOf } from './family-price.ts'
import { columnRange } from './family-range.ts'
import { type FamilyColumnName, type FamilyMember, familyTable } from './family-table.ts'

/** A family in a list of results. */
export interface FamilySummary {
  readonly title: string
  /** Parts in the family that the actor may see. */
  readonly count: number
  /** How many of them match the search and its filters. */
  readonly matching: number
  /** What differs: `chrome or nylon`, `left or right`, `flush to 1-5/8 in offset`. */
  readonly ranges: readonly string[]
  /** The actor's own prices; null if no part has one. */
  readonly price: PriceRange | null
  /** True if the actor pays less for larger quantities of one of the parts; left out otherwise. */
  readonly quantityPrices?: true
}

export interface SummarizedMember extends FamilyMember {
  readonly familyName: string | null
  readonly priceCents: Cents | null
  readonly priceBreaks?: readonly PriceBreak[]
}

/** The order in which a person would say what differs. */
const saidFirst: readonly FamilyColumnName[] = ['Material', 'Finish', 'Color', 'Hand']

function sayable(name: FamilyColumnName): number {
  const at = saidFirst.indexOf(name)
  return at < 0 ? saidFirst.length : at
}

/** Sums up the parts of a family, in catalog order; prices as given. */
export function summarize(members: readonly SummarizedMember[]): Omit<FamilySummary, 'matching'> {
  const [first] = members
  const named = members.find(({ familyName }) => familyName !== null)?.familyName ?? null
  const columns = [...familyTable(members).columns].sort(
    (one, other) => sayable(one.name) - sayable(other.name),
  )
  return {
    title: first ? familyTitle(first, named) : '',
    count: members.length,
    ranges: columns.flatMap((column) => columnRange(column) ?? []),
    price: priceRangeOf(members.map(({ priceCents }) => priceCents)),
    ...(members.some(({ priceBreaks = [] }) => priceBreaks.length > 0) ? { quantityPrices: true } : {}),
  }
}
