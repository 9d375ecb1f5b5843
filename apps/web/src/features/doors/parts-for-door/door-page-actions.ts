import type { Filters } from '@mullion/domain/search/facets'
import type { CalculatorActions } from '../calculator/calculator-actions.ts'

export interface DoorPageActions extends CalculatorActions {
  readonly openCalculator: () => void
  readonly openPart: (partId: number) => void
  readonly searchFor: (text: string, filters?: Filters) => void
  readonly searchLink: (text: string, filters?: Filters) => string
}
