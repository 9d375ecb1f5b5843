import type { Box } from '@mullion/domain/checkout/packing'
import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import type { ShipDestination } from '../destinations.ts'

export interface ParcelShipment {
  readonly destination: ShipDestination
  /** True for a home; otherwise the store's setting decides. */
  readonly residential?: boolean
  readonly boxes: readonly Box[]
  /** The day on which the store hands the boxes over, such as `2026-11-24`. */
  readonly shipsOn: string
}

export interface ParcelRate {
  readonly service: UpsService
  readonly costCents: number
  /** Transit time; null when the carrier does not give one. */
  readonly businessDays: number | null
  /** The day that the carrier names for the arrival; null when it names none. */
  readonly arrivesOn: string | null
}

export interface ParcelQuote {
  /** A service that the carrier does not offer for the shipment is left out. */
  readonly rates: readonly ParcelRate[]
  /** Possible problems that do not stop the order, such as a city that the ZIP data does not list. */
  readonly warnings: readonly string[]
}

/** Prices a prepaid parcel shipment from the store's origin, by every service. */
export interface ParcelRates {
  /**
   * Throws `unavailable` `checkout.quote_failed` when this address cannot be priced; one that is marked as unanswered,
   * and any other error, means that the carrier gave no price for a reason of its own. `signal` aborts when the answer
   * is no longer needed.
   */
  quote(shipment: ParcelShipment, signal?: AbortSignal): Promise<ParcelQuote>
}
