import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { Part } from '@mullion/domain/catalog/part'

/** What a calculated part is put into the cart as. */
export interface CalculatedAddition {
  readonly part: Part
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

/** What can be done with calculated parts; the app says what happens. */
export interface PartsActions {
  /** Puts parts into the cart; answers for each why it could not be added, or null. */
  readonly addCalculated: (additions: readonly CalculatedAddition[]) => readonly (string | null)[]
  readonly openCart: () => void
}

/** What the dialog asks of the rest of the page. */
export interface CalculatorActions extends PartsActions {
  /** Shows where the serial number of a door is. */
  readonly openSerialPlaces: () => void
  /** Shows the parts for a door, in place of the calculator. */
  readonly openDoor: (serialNumber: string) => void
}
