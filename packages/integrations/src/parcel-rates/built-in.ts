import { quoteFailed } from '@mullion/domain/checkout/shipping-service'
import { boxPriceCents } from './box-price.ts'
import { sameCity } from './city-name.ts'
import type { ParcelDestination, ParcelRates } from './port.ts'
import { loadZipData, type ZipData } from './zip-data.ts'
import { zoneOf } from './zones.ts'

/** Parcel rates without a carrier; `warm` loads the ZIP data before the first buyer waits for it. */
export interface BuiltInParcelRates extends ParcelRates {
  /** Throws a RangeError when the store's own ZIP code is not known. */
  warm(): Promise<void>
}

function zoneFrom(zips: ZipData, originZip: string, { state, zip }: ParcelDestination) {
  const place = zips.find(zip)
  if (place?.state !== state.toUpperCase()) {
    throw quoteFailed(new Error(`ZIP ${zip} is ${place ? `in ${place.state}, not ${state}` : 'not in use'}`))
  }
  const zone = zoneOf(place.state, zips.milesBetween(originZip, zip))
  if (!zone) throw quoteFailed(new Error(`No parcel zone for ZIP ${zip}, ${place.state}`))
  return { place, zone }
}

/** Makes the rates of a store without carrier credentials: the price by distance, service and billable weight. */
export function createBuiltInParcelRates({ originZip }: { readonly originZip: string }): BuiltInParcelRates {
  const load = async () => {
    const zips = await loadZipData()
    const origin = zips.find(originZip)
    if (!origin || zips.milesBetween(originZip, originZip) === null) {
      throw new RangeError(`The store's ZIP code ${originZip} is not known.`)
    }
    return zips
  }
  return {
    async warm() {
      await load()
    },
    async quote({ destination, service, boxes }) {
      const { place, zone } = zoneFrom(await load(), originZip, destination)
      const warnings = sameCity(place.city, destination.city)
        ? []
        : [`ZIP code ${destination.zip} belongs to ${place.city}, ${place.state}. Please check the city.`]
      const costCents = boxes.reduce((sum, box) => sum + boxPriceCents(box, service, zone), 0)
      return { costCents, warnings }
    },
  }
}
