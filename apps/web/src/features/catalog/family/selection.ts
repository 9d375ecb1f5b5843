import type { FamilyView } from '@mullion/domain/catalog/family-input'
import { compareValues, type FamilyColumn, type FamilyColumnName } from '@mullion/domain/catalog/family-table'
import { internalOf } from '../internal-part.ts'

export type SortColumn = FamilyColumnName | 'Part number' | 'Price'

/** Chosen values by column; a part passes if it has one of each column's, and columns without any do not count. */
export type Picks = Readonly<Partial<Record<FamilyColumnName, readonly string[]>>>

export interface Selection {
  readonly picks: Picks
  readonly sort: SortColumn | null
  readonly descending: boolean
}

export const wholeFamily: Selection = { picks: {}, sort: null, descending: false }

export function toggled(picks: Picks, column: FamilyColumnName, text: string): Picks {
  const before = picks[column] ?? []
  const after = before.includes(text) ? before.filter((each) => each !== text) : [...before, text]
  return { ...picks, [column]: after }
}

const textOf = ({ cells }: FamilyColumn, at: number) => cells[at]?.text ?? ''

function passes(columns: readonly FamilyColumn[], picks: Picks, at: number): boolean {
  return columns.every((column) => {
    const picked = picks[column.name] ?? []
    return picked.length === 0 || picked.includes(textOf(column, at))
  })
}

const noPrice = Number.POSITIVE_INFINITY

/** Places in the family of the parts to show, in order. Obsolete parts stay last. */
export function shownPlaces(
  { columns, parts }: Pick<FamilyView, 'columns' | 'parts'>,
  { picks, sort, descending }: Selection,
): number[] {
  const places = parts.map((_, at) => at).filter((at) => passes(columns, picks, at))
  if (sort === null) return places
  const column = columns.find(({ name }) => name === sort)
  const price = (at: number) => parts[at]?.priceCents ?? noPrice
  const number = (at: number) => parts[at]?.number ?? ''
  const compare = (one: number, other: number): number => {
    if (column) return compareValues(column.cells[one] ?? null, column.cells[other] ?? null)
    if (sort === 'Price') return price(one) === price(other) ? 0 : price(one) - price(other)
    return number(one) < number(other) ? -1 : 1
  }
  const obsolete = (at: number) => Number(Boolean(parts[at] && internalOf(parts[at])?.obsolete))
  const isMissing = (at: number) =>
    Number(column ? !column.cells[at] : price(at) === noPrice && sort === 'Price')
  return places.sort(
    (one, other) =>
      obsolete(one) - obsolete(other) ||
      isMissing(one) - isMissing(other) ||
      (descending ? -1 : 1) * compare(one, other) ||
      one - other,
  )
}

/** True if choosing a value would leave a part, given the choices in the other columns. */
export function leavesParts(
  { columns, parts }: Pick<FamilyView, 'columns' | 'parts'>,
  picks: Picks,
  { column, text }: { readonly column: FamilyColumn; readonly text: string },
): boolean {
  const others = { ...picks, [column.name]: [text] }
  return parts.some((_, at) => passes(columns, others, at))
}
