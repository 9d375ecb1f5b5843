import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { createTaxify, type TaxifyOptions } from '@mullion/integrations/tax/taxify'
import { withTaxCircuit } from '@mullion/integrations/tax/with-circuit'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** The store's account at Taxify; null for a store without its settings. */
export function taxifyOptionsOf(env: Env): TaxifyOptions | null {
  const taxify = vendorSettings(env, 'taxify')
  return (
    taxify && {
      url: taxify.TAXIFY_URL,
      apiKey: taxify.TAXIFY_API_KEY,
      originZip: env.STORE_ORIGIN_ZIP,
      timeZone: env.STORE_TIME_ZONE,
      clock: () => new Date(),
    }
  )
}

/** Taxify for a store with its settings, which is also told of each sale; otherwise the built-in state rates. */
export function taxOf(env: Env) {
  const options = taxifyOptionsOf(env)
  if (!options) return { tax: withTaxCircuit(createBuiltInTax()), taxSales: null }
  const taxify = createTaxify(options)
  return { tax: withTaxCircuit(taxify), taxSales: { commit: taxify.commit, cancel: taxify.cancel } }
}
