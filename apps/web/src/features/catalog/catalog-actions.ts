import { quantityStep } from '@mullion/domain/cart/cart'
import type { Filters } from '@mullion/domain/catalog/facets'
import type { Part } from '@mullion/domain/catalog/part'
import type { SortOrder } from '@mullion/domain/catalog/search'
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import { partsWithCalculateButton } from '@mullion/domain/doors/calculator-parts'

/** What a reader can do with a part; the app says what happens. */
export interface CatalogActions {
  readonly openPart: (partId: number) => void
  readonly preloadPart: () => void
  /** Opens the part's form in the staff panel. */
  readonly editPart: (partId: number) => void
  /** Puts a quantity into the cart, after the questions that the part needs; true once it is there. */
  readonly addToCart: (part: Part, quantity: number) => boolean | Promise<boolean>
  /** Opens the calculator that gives the part. */
  readonly calculate: (part: Part) => void
  readonly preloadCalculator: () => void
  /** Narrowed by filters where they are given. */
  readonly searchFor: (text: string, filters?: Filters) => void
  /** Searches for what a mistyped text was likely meant to be. */
  readonly correctText: (text: string) => void
  readonly showAllParts: () => void
  readonly openCalculator: (calculator: CalculatorMode) => void
  readonly openQuickOrder: () => void
  /** Says where a door's serial number is. */
  readonly showSerialLocations: () => void
  readonly showFilters: (filters: Filters) => void
  readonly showSorted: (sort: SortOrder) => void
  readonly showPage: (page: number) => void
  /** Takes the place of a page that does not exist. */
  readonly correctPage: (page: number) => void
}

const cardLimits = { min: 1, max: 999 } as const

/** What a card or the detail adds at once, in the steps of the part's unit. */
export function cardQuantity({ unit }: Part) {
  return { ...cardLimits, step: quantityStep(unit) }
}

/** True for parts with a button that opens the calculator they come from. */
export function hasCalculateButton({ id }: Part): boolean {
  return partsWithCalculateButton.includes(id)
}
