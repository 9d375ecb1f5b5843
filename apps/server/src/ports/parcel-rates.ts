import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { createUpsRates, type UpsOptions } from '@mullion/integrations/parcel-rates/ups'
import { withCircuit } from '@mullion/integrations/parcel-rates/with-circuit'
import { findZip } from '@mullion/integrations/zip-data'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** The store's account at UPS; null for a store without its settings. */
export function upsOptionsOf(env: Env): UpsOptions | null {
  const ups = vendorSettings(env, 'ups')
  return (
    ups && {
      url: ups.UPS_URL,
      clientId: ups.UPS_CLIENT_ID,
      clientSecret: ups.UPS_CLIENT_SECRET,
      accountNumber: ups.UPS_ACCOUNT_NUMBER,
      residential: ups.UPS_RESIDENTIAL,
      name: env.STORE_NAME,
      originZip: env.STORE_ORIGIN_ZIP,
      clock: () => new Date(),
    }
  )
}

/** UPS for a store with its settings; otherwise the built-in rates. `warm` loads what the first quote needs. */
export function parcelRatesOf(env: Env) {
  const ups = upsOptionsOf(env)
  if (ups) return { parcelRates: withCircuit(createUpsRates(ups)), warm: () => findZip(env.STORE_ORIGIN_ZIP) }
  const rates = createBuiltInParcelRates({ originZip: env.STORE_ORIGIN_ZIP })
  return { parcelRates: withCircuit(rates), warm: () => rates.warm() }
}
