import type { Filters } from '@mullion/domain/catalog/facets'
import type { Part } from '@mullion/domain/catalog/part'
import type { SortOrder } from '@mullion/domain/catalog/search'

/** What a reader can do with a part; the app says what happens. */
export interface CatalogActions {
  readonly openPart: (partId: number) => void
  readonly preloadPart: () => void
  /** Puts a quantity into the cart; false when the cart refused it. */
  readonly addToCart: (part: Part, quantity: number) => boolean
  readonly searchFor: (text: string) => void
  /** Searches for what a mistyped text was likely meant to be. */
  readonly correctText: (text: string) => void
  readonly showAllParts: () => void
  readonly showFilters: (filters: Filters) => void
  readonly showSorted: (sort: SortOrder) => void
  readonly showPage: (page: number) => void
  /** Takes the place of a page that does not exist. */
  readonly correctPage: (page: number) => void
}

/** The most that a card or the detail adds at once. */
export const cardQuantity = { min: 1, max: 999, step: 1 } as const

/** The address of a part's detail, for a link that can be opened in a new tab. */
export function partLink(partId: number): string {
  return `/?part=${partId}`
}
