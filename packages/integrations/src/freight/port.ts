import type { ShipDestination } from '../destinations.ts'

export interface FreightShipment {
  readonly destination: ShipDestination
  /** Weight of the goods, without packaging. */
  readonly weightPounds: number
  readonly longestInches: number
}

export interface FreightQuote {
  readonly costCents: number
  /** Transit time; null when the broker does not give one. */
  readonly businessDays: number | null
  readonly warnings: readonly string[]
}

/** Prices a prepaid LTL shipment from the store's origin. */
export interface FreightRates {
  /** Throws the same errors as `ParcelRates.quote`. */
  quote(shipment: FreightShipment, signal?: AbortSignal): Promise<FreightQuote>
}
