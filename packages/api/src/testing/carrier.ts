import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { demoOriginZip } from '@mullion/domain/store-info'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port'

/** A carrier with the built-in rates, which does not answer while it is `silent`. */
export function createCarrier() {
  const rates = createBuiltInParcelRates({ originZip: demoOriginZip })
  const carrier = { silent: false }
  const parcelRates: ParcelRates = {
    ...rates,
    quote: (...asked) => (carrier.silent ? Promise.reject(carrierSilent()) : rates.quote(...asked)),
  }
  return { carrier, parcelRates }
}
