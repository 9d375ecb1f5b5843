import type { Filters } from '@mullion/domain/catalog/facets'
import type { CalculatorActions } from '../calculator/calculator-actions.ts'

/** What the page of a door asks of the rest of the page. */
export interface DoorPageActions extends CalculatorActions {
  readonly openCalculator: () => void
  readonly openPart: (partId: number) => void
  /** Narrowed by filters where they are given. */
  readonly searchFor: (text: string, filters?: Filters) => void
}
