import type { Filters } from '@mullion/domain/catalog/facets'
import type { CalculatorActions } from '../calculator/calculator-actions.ts'

/** What the page of a door asks of the rest of the page. */
export interface DoorPageActions extends CalculatorActions {
  readonly openCalculator: () => void
  readonly openPart: (partId: number) => void
  /** Narrowed by filters where they are given. */
  readonly searchFor: (text: string, filters?: Filters) => void
  /** The address of such a search, for a link that can be opened in a new tab. */
  readonly searchLink: (text: string, filters?: Filters) => string
}
