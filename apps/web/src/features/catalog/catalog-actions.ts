import { quantityStep } from '@mullion/domain/cart/cart'
import type { Part } from '@mullion/domain/catalog/part'
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import { partsWithCalculateButton } from '@mullion/domain/doors/calculator-parts'
import type { Filters } from '@mullion/domain/search/facets'
import type { SortOrder } from '@mullion/domain/search/search-input'
import type { ResultView } from '../../lib/result-view.ts'

/** What a buyer can do with a part; the app supplies the actions. */
export interface CatalogActions {
  readonly openPart: (partId: number) => void
  readonly preloadPart: () => void
  readonly editPart: (partId: number) => void
  readonly addToCart: (part: Part, quantity: number) => boolean | Promise<boolean>
  /** Opens the request for a quote of this part. */
  readonly askForQuote: (partId: number) => void
  readonly calculate: (part: Part) => void
  readonly preloadCalculator: () => void
  readonly searchFor: (text: string, filters?: Filters) => void
  readonly correctText: (text: string) => void
  readonly showAllParts: () => void
  readonly openCalculator: (calculator: CalculatorMode) => void
  readonly openQuickOrder: () => void
  readonly showSerialLocations: () => void
  readonly showFilters: (filters: Filters) => void
  /** Shows parts that do not fit the chosen door again. */
  readonly showAllFits: () => void
  readonly showSorted: (sort: SortOrder) => void
  readonly showPage: (page: number) => void
  readonly showBy: (view: ResultView, shown: ResultView) => void
  readonly compare: (partIds: readonly number[]) => void
  /** Replaces a page number that does not exist in the URL. */
  readonly correctPage: (page: number) => void
}

const cardLimits = { min: 1, max: 999 } as const

/** Returns the quantity limits on a card or part page, with the step of the part's unit. */
export function cardQuantity({ unit }: Part) {
  return { ...cardLimits, step: quantityStep(unit) }
}

export function hasCalculateButton({ id }: Part): boolean {
  return partsWithCalculateButton.includes(id)
}
