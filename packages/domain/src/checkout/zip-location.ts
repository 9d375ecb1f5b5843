import * as z from 'zod/mini'
import { sameCity } from '../city-name.ts'
import { zipPattern } from '../postal-address.ts'

export const zipLocationInput = z.strictObject({ zip: z.string().check(z.regex(zipPattern)) })

export interface ZipLocation {
  readonly city: string
  readonly state: string
}

/** Returns a sentence if the typed city or state does not match the ZIP code; otherwise null. */
export function zipMismatch(
  { postalCode, city, state }: { readonly postalCode: string } & ZipLocation,
  place: ZipLocation,
): string | null {
  const otherState = state !== '' && state !== place.state
  const otherCity = city.trim() !== '' && !sameCity(place.city, city)
  if (!otherState && !otherCity) return null
  const wrong = otherState ? 'state' : 'city'
  return `ZIP code ${postalCode.slice(0, 5)} belongs to ${place.city}, ${place.state}. Please check the ${wrong}.`
}
