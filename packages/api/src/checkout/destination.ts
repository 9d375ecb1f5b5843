import { destinationRefused } from '@mullion/domain/checkout/shipping-service'
import { zipProblem } from '@mullion/domain/checkout/zip-location'
import type { ZipLocationDeps } from './zip-location.service.ts'

export interface DestinationDeps {
  readonly findZip: ZipLocationDeps['findZip']
}

interface Destination {
  readonly state: string
  readonly postalCode: string
}

export const shipAddressNames = { state: 'shipAddress.state', postalCode: 'shipAddress.postalCode' } as const

/**
 * Throws `invalid` for a ZIP code that is not in use or is in another state, before a carrier or the tax service is
 * asked; `names` are the fields of the input.
 */
export async function assertDestination(
  { findZip }: DestinationDeps,
  destination: Destination,
  names: Readonly<Record<keyof Destination, string>>,
): Promise<void> {
  const problem = zipProblem(destination, await findZip(destination.postalCode.slice(0, 5)))
  if (problem) throw destinationRefused(names[problem.field], problem.text)
}
