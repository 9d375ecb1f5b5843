import type { Box } from '@mullion/domain/checkout/packing'
import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import type { ShipDestination } from '../destinations.ts'

export interface ParcelShipment {
  readonly destination: ShipDestination
  readonly service: UpsService
  readonly boxes: readonly Box[]
}

export interface ParcelQuote {
  readonly costCents: number
  /** How long it is under way; null when the carrier does not say. */
  readonly businessDays: number | null
  /** Things worth a second look that do not stop the order, such as a city that the ZIP data does not name. */
  readonly warnings: readonly string[]
}

/** Prices a prepaid parcel shipment from the store's origin. */
export interface ParcelRates {
  /**
   * Throws `unavailable` `checkout.quote_failed` when no price can be had for this address; any other error means
   * that the carrier gave no answer. `signal` tells that nobody waits for the answer any more.
   */
  quote(shipment: ParcelShipment, signal?: AbortSignal): Promise<ParcelQuote>
}
