import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { withTaxCircuit } from '@mullion/integrations/tax/with-circuit'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { noAdapter } from './no-adapter.ts'

/** Taxify for a store with its settings; otherwise the built-in state rates. */
export function taxOf(env: Env) {
  if (vendorSettings(env, 'taxify')) throw noAdapter('Taxify')
  return withTaxCircuit(createBuiltInTax())
}
