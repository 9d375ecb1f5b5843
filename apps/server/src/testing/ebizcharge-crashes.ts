import { join } from 'node:path'
import { judgedBy } from '@mullion/integrations/payments/testing/ebizcharge-record'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
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
 * Opens a stand-in for EBizCharge as the gateway of a store that crashes. Two charges for one reference are `doubled`,
 * whatever else they are.
 */
export async function openEbizchargeGateway(dir: string): Promise<CrashGateway & Pick<Vendor, 'close'>> {
  const vendor = await openEbizchargeServer({ recordFile: join(dir, 'ebizcharge.db') })
  const judged = () =>
    [...judgedBy(vendor.record)].map(([reference, { state, holding }]) => {
      return [reference, { state: holding > 1 ? 'doubled' : state }] as const
    })
  return { env: ebizchargeEnv(vendor), states: async () => new Map(judged()), close: vendor.close }
}
