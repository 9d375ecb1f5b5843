import type { Actor } from '@mullion/domain/accounts/actor'
import type { ZipPlace } from '@mullion/domain/checkout/zip-place'
import type { Limits } from '../security/limits.ts'

export interface ZipPlaceDeps {
  readonly findZip: (zip: string) => Promise<ZipPlace | null>
  readonly limits: Limits
}

/** Looks up ZIP codes. */
export function createZipPlaceService({ findZip, limits }: ZipPlaceDeps) {
  return {
    /** Null for a code that is not in use; throws `limited` when one IP address asks too often. */
    async find({ address }: Actor, zip: string): Promise<ZipPlace | null> {
      await limits.take('zip-place', address)
      return findZip(zip)
    },
  }
}
