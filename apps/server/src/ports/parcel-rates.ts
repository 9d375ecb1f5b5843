import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { withCircuit } from '@mullion/integrations/parcel-rates/with-circuit'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { noAdapter } from './no-adapter.ts'

/** UPS for a store with its settings; otherwise the built-in rates. `warm` loads what the first quote needs. */
export function parcelRatesOf(env: Env) {
  if (vendorSettings(env, 'ups')) throw noAdapter('UPS')
  const rates = createBuiltInParcelRates({ originZip: env.STORE_ORIGIN_ZIP })
  return { parcelRates: withCircuit(rates), warm: () => rates.warm() }
}
