import { createHash } from 'node:crypto'
import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'
import {
  findGatewayCustomer,
  listGatewayCustomersElsewhere,
  storeGatewayCustomer,
} from '@mullion/db/payments/gateway-customer.repository'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import type { EbizchargeAccount } from '@mullion/integrations/payments/ebizcharge-client'
import type { GatewayCustomers } from '@mullion/integrations/payments/gateway-customers'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { SandboxGateway } from '@mullion/integrations/payments/sandbox'
import { withValidatedAnswers } from '@mullion/integrations/payments/validated-gateway'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { ownSandbox } from './sandbox.ts'

interface GatewayDeps {
  readonly db: Database
  readonly sandbox: SandboxGateway | null
  readonly log: Log
}

/** Returns the store's account at EBizCharge; null for a store without its settings. */
export function ebizchargeAccountOf(env: Env): EbizchargeAccount | null {
  const settings = vendorSettings(env, 'ebizcharge')
  if (!settings) return null
  return {
    url: settings.EBIZCHARGE_URL,
    subscriptionKey: settings.EBIZCHARGE_SUBSCRIPTION_KEY,
    securityId: settings.EBIZCHARGE_SECURITY_ID,
    userId: settings.EBIZCHARGE_USER_ID,
    password: settings.EBIZCHARGE_PASSWORD,
  }
}

/** Another account, such as the one for production after the one for tests, knows none of the customers. */
const nameOf = ({ url, securityId }: EbizchargeAccount) =>
  createHash('sha256').update(`${url} ${securityId}`).digest('hex').slice(0, 16)

function customersOf(db: Database, account: EbizchargeAccount): GatewayCustomers {
  const name = nameOf(account)
  return {
    find: (customerId) => findGatewayCustomer(db.read, { account: name, customerId }),
    elsewhere: (customerId) => listGatewayCustomersElsewhere(db.read, { account: name, customerId }),
    store: ({ customerId, internalId, token }, gone) =>
      db.transaction((tx) =>
        storeGatewayCustomer(
          tx,
          { account: name, customerId, internalId, token },
          { at: new Date(), insteadOf: gone?.token },
        ),
      ),
  }
}

/** EBizCharge for a store with its settings; otherwise the sandbox. */
export async function gatewayOf(env: Env, deps: GatewayDeps): Promise<PaymentGateway> {
  const { sandbox, db, log } = deps
  const { PAYMENT_TIMEOUT_MS: timeoutMs } = env
  const account = ebizchargeAccountOf(env)
  if (account) {
    const onUnread = (count: number) =>
      log.warn(
        { count },
        'A list of EBizCharge has transactions of others that cannot be read; they are left out.',
      )
    const { createEbizcharge } = await import('@mullion/integrations/payments/ebizcharge')
    const gateway = createEbizcharge({ account, customers: customersOf(db, account), timeoutMs, onUnread })
    return withDeadline(withValidatedAnswers(gateway), { timeoutMs })
  }
  if (!sandbox) throw new Error('A store without a gateway needs the sandbox.')
  return withDeadline(withValidatedAnswers(await ownSandbox(env, { ...deps, sandbox })), { timeoutMs })
}
