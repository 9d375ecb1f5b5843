import { createBuiltInFreight } from '@mullion/integrations/freight/built-in'
import { createModeFreight, type ModeOptions } from '@mullion/integrations/freight/mode'
import { withFreightCircuit } from '@mullion/integrations/freight/with-circuit'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** The store's account at Mode; null for a store without its settings. */
export function modeOptionsOf(env: Env): ModeOptions | null {
  const mode = vendorSettings(env, 'mode')
  return mode && { url: mode.MODE_URL, token: mode.MODE_TOKEN, originZip: env.STORE_ORIGIN_ZIP }
}

/** Mode for a store with its settings; otherwise the built-in freight rates. */
export function freightRatesOf(env: Env) {
  const mode = modeOptionsOf(env)
  const rates = mode ? createModeFreight(mode) : createBuiltInFreight({ originZip: env.STORE_ORIGIN_ZIP })
  return withFreightCircuit(rates)
}
