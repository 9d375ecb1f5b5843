import type { SortOrder } from '@mullion/domain/catalog/search'

interface SortChoice {
  readonly value: SortOrder
  readonly label: string
}

const byPrice: readonly SortChoice[] = [
  { value: 'price', label: 'Price: low to high' },
  { value: 'price-down', label: 'Price: high to low' },
]
const byText: readonly SortChoice[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'number', label: 'Part number' },
  ...byPrice,
]
/** Nothing is more relevant than anything else among all parts: they stand by number. */
const ofAll: readonly SortChoice[] = [{ value: 'relevance', label: 'Part number' }, ...byPrice]

/** The orders that results of a text, or with null all parts, can be in. */
export function sortChoices(text: string | null): readonly SortChoice[] {
  return text === null ? ofAll : byText
}

/** The order that a value names among those that there are; the first for any other. */
export function readSort(value: string, text: string | null): SortOrder {
  return sortChoices(text).find((choice) => choice.value === value)?.value ?? 'relevance'
}
