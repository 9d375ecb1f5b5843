import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { Part } from '@mullion/domain/catalog/part'

export interface CalculatedAddition {
  readonly part: Part
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

/** What can be done with calculated parts; the app supplies the actions. */
export interface PartsActions {
  /** Adds parts to the cart. Returns, for each, why it could not be added, or null. */
  readonly addCalculated: (additions: readonly CalculatedAddition[]) => readonly (string | null)[]
  readonly openCart: () => void
}

/** Actions that the dialog needs from the rest of the page. */
export interface CalculatorActions extends PartsActions {
  /** Opens the help on where a door's serial number is. */
  readonly openSerialPlaces: () => void
  /** Opens the parts for a door in place of the calculator. */
  readonly openDoor: (serialNumber: string) => void
}
