import { quoteFailed } from '@mullion/domain/checkout/shipping-service'
import { sameCity } from '@mullion/domain/city-name'
import { findZip, loadZipData, type ZipData } from './zip-data.ts'
import { groundDays, type Zone, zoneOf } from './zones.ts'

export interface ShipDestination {
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** Five digits, or ZIP+4. */
  readonly zip: string
}

/** A destination as seen from the store. */
export interface Destination {
  readonly zone: Zone
  readonly groundDays: number
  /** Address problems that do not block shipping, such as a city the ZIP data does not list. */
  readonly warnings: readonly string[]
}

/** Returns the place that a store ships from; throws a RangeError for a ZIP code that is not in use. */
export async function originOf(zip: string): Promise<ShipDestination> {
  const place = await findZip(zip)
  if (!place) throw new RangeError(`The store's ZIP code ${zip} is not known.`)
  return { ...place, zip }
}

/** Returns a sentence about a city that is not the one of its ZIP code; none when it is, or when the code is unknown. */
export async function cityWarnings({ city, zip }: ShipDestination): Promise<readonly string[]> {
  const place = await findZip(zip)
  if (!place || sameCity(place.city, city)) return []
  return [`ZIP code ${zip} belongs to ${place.city}, ${place.state}. Please check the city.`]
}

/** Creates a lookup for destinations, based on their distance from the store's ZIP code. */
export function createDestinations(originZip: string) {
  /** Throws a RangeError when the store's own ZIP code is unknown. */
  async function load(): Promise<ZipData> {
    const zips = await loadZipData()
    if (!zips.find(originZip) || zips.milesBetween(originZip, originZip) === null) {
      throw new RangeError(`The store's ZIP code ${originZip} is not known.`)
    }
    return zips
  }

  return {
    load,

    /** Throws `checkout.quote_failed` for a ZIP code that is not in use, not served, or in another state. */
    async find({ city, state, zip }: ShipDestination): Promise<Destination> {
      const zips = await load()
      const place = zips.find(zip)
      if (place?.state !== state.toUpperCase()) {
        throw quoteFailed(
          new Error(`ZIP ${zip} is ${place ? `in ${place.state}, not ${state}` : 'not in use'}`),
        )
      }
      const zone = zoneOf(place.state, zips.milesBetween(originZip, zip))
      if (!zone) throw quoteFailed(new Error(`No zone for ZIP ${zip}, ${place.state}`))
      return { zone, groundDays: groundDays[zone], warnings: await cityWarnings({ city, state, zip }) }
    },
  }
}
