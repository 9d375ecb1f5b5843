import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import type { ZipLocation } from '@mullion/domain/checkout/zip-location'
import type { Limits } from '../security/limits.ts'

export interface ZipLocationDeps {
  readonly findZip: (zip: string) => Promise<ZipLocation | null>
  readonly limits: Limits
}

export function createZipLocationService({ findZip, limits }: ZipLocationDeps) {
  return {
    /** Null for a code that is not in use; throws `limited` when one IP address asks too often. */
    async find(actor: Actor, zip: string): Promise<ZipLocation | null> {
      await limits.consume('zip-place', limitKeyOf(actor))
      return findZip(zip)
    },
  }
}
