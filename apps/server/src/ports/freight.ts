import { createBuiltInFreight } from '@mullion/integrations/freight/built-in'
import { withFreightCircuit } from '@mullion/integrations/freight/with-circuit'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { noAdapter } from './no-adapter.ts'

/** Mode for a store with its settings; otherwise the built-in freight rates. */
export function freightRatesOf(env: Env) {
  if (vendorSettings(env, 'mode')) throw noAdapter('Mode')
  return withFreightCircuit(createBuiltInFreight({ originZip: env.STORE_ORIGIN_ZIP }))
}
