import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { Part } from '@mullion/domain/catalog/part'

export interface CalculatedAddition {
  readonly part: Part
  readonly quantity: number
  readonly configurations: readonly Configuration[]
}

export interface PartsActions {
  /** Adds parts to the cart. Returns, for each, why it could not be added, or null. */
  readonly addCalculated: (additions: readonly CalculatedAddition[]) => readonly (string | null)[]
  readonly openCart: () => void
}

export interface CalculatorActions extends PartsActions {
  readonly openSerialPlaces: () => void
  readonly openDoor: (serialNumber: string) => void
}
