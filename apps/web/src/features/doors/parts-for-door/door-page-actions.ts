import type { CalculatorActions } from '../calculator/calculator-actions.ts'

/** What the page of a door asks of the rest of the page. */
export interface DoorPageActions extends CalculatorActions {
  readonly openCalculator: () => void
}
