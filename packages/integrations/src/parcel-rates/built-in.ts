import { transitDays } from '@mullion/domain/checkout/arrival'
import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { createDestinations } from '../destinations.ts'
import { boxPriceCents } from './box-price.ts'
import type { ParcelRates } from './port.ts'

/** Parcel rates without a carrier; `warm` loads the ZIP data so that the first buyer need not wait for it. */
export interface BuiltInParcelRates extends ParcelRates {
  /** Throws a RangeError when the store's own ZIP code is unknown. */
  warm(): Promise<void>
}

/** Creates rates for a store without carrier credentials, by distance, service and billable weight. */
export function createBuiltInParcelRates({ originZip }: { readonly originZip: string }): BuiltInParcelRates {
  const destinations = createDestinations(originZip)
  return {
    async warm() {
      await destinations.load()
    },
    async quote({ destination, boxes }) {
      const { zone, groundDays, warnings } = await destinations.find(destination)
      const rates = upsServiceCodes.map((service) => ({
        service,
        costCents: boxes.reduce((sum, box) => sum + boxPriceCents(box, service, zone), 0),
        businessDays: transitDays(service, groundDays),
        arrivesOn: null,
      }))
      return { rates, warnings }
    },
  }
}
