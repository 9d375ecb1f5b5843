import * as z from 'zod/mini'
import { sameCity } from '../city-name.ts'
import { zipPattern } from '../postal-address.ts'

export const zipLocationInput = z.strictObject({ zip: z.string().check(z.regex(zipPattern)) })

export interface ZipLocation {
  readonly city: string
  readonly state: string
}

/** What is wrong with the state or ZIP code of an address that nothing can be shipped to. */
export interface ZipProblem {
  readonly field: 'postalCode' | 'state'
  readonly text: string
}

/** Returns what is wrong with a ZIP code that is not in use, or that is in another state; otherwise null. */
export function zipProblem(
  { postalCode, state }: { readonly postalCode: string; readonly state: string },
  place: ZipLocation | null,
): ZipProblem | null {
  if (place === null) return { field: 'postalCode', text: zipUnknownText(postalCode) }
  if (state.toUpperCase() === place.state) return null
  return { field: 'state', text: zipMismatch({ postalCode, city: place.city, state }, place) ?? '' }
}

export function zipUnknownText(postalCode: string): string {
  return `ZIP code ${postalCode.slice(0, 5)} wasn’t found. Please check it.`
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
