import { join } from 'node:path'
import { judgedBy } from '@mullion/integrations/payments/testing/ebizcharge-record'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { openTaxifyServer, taxifyTestKey } from '@mullion/integrations/tax/testing/taxify-server'
import type { CrashGateway } from './crash-trials.ts'

type Vendor = Awaited<ReturnType<typeof openEbizchargeServer>>

/** The settings of a store that uses a stand-in for EBizCharge. */
export const ebizchargeEnv = ({ account }: Pick<Vendor, 'account'>) => ({
  EBIZCHARGE_URL: account.url,
  EBIZCHARGE_SUBSCRIPTION_KEY: account.subscriptionKey,
  EBIZCHARGE_SECURITY_ID: account.securityId,
  EBIZCHARGE_USER_ID: account.userId,
  EBIZCHARGE_PASSWORD: account.password,
})

/**
 * Opens a stand-in for EBizCharge as the gateway of a store that crashes, and one for Taxify, which is told of its
 * sales. Two charges for one reference are `doubled`,
 * whatever else they are.
 */
export async function openEbizchargeGateway(dir: string): Promise<CrashGateway & Pick<Vendor, 'close'>> {
  const vendor = await openEbizchargeServer({ recordFile: join(dir, 'ebizcharge.db') })
  const judged = () =>
    [...judgedBy(vendor.record)].map(([reference, { state, holding }]) => {
      return [reference, { state: holding > 1 ? 'doubled' : state }] as const
    })
  const taxify = await openTaxifyServer()
  return {
    env: {
      ...ebizchargeEnv(vendor),
      TAXIFY_URL: `${taxify.url}/JSONService.asmx`,
      TAXIFY_API_KEY: taxifyTestKey,
    },
    states: async () => new Map(judged()),
    sales: taxify.sales,
    async close() {
      await vendor.close()
      await taxify.close()
    },
  }
}
