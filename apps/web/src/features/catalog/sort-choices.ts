import type { SortOrder } from '@mullion/domain/search/search-input'

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
/** Without a search, relevance means sorting by part number. */
const ofAll: readonly SortChoice[] = [{ value: 'relevance', label: 'Part number' }, ...byPrice]

export function sortChoices(text: string | null): readonly SortChoice[] {
  return text === null ? ofAll : byText
}

export function readSort(value: string, text: string | null): SortOrder {
  return sortChoices(text).find((choice) => choice.value === value)?.value ?? 'relevance'
}
