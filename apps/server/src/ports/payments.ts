import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'
import {
  findGatewayCustomer,
  listGatewayCustomersElsewhere,
  storeGatewayCustomer,
} from '@mullion/db/payments/gateway-customer.repository'
import { agreeOnFact, replaceFact } from '@mullion/db/security/shared-fact.repository'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import { createEbizcharge } from '@mullion/integrations/payments/ebizcharge'
import type { EbizchargeAccount } from '@mullion/integrations/payments/ebizcharge-client'
import type { GatewayCustomers } from '@mullion/integrations/payments/gateway-customers'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import {
  createSandboxGateway,
  refusingGateway,
  type SandboxGateway,
} from '@mullion/integrations/payments/sandbox'
import { withStrictAnswers } from '@mullion/integrations/payments/strict-answers'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** Opens the built-in sandbox with its ledger in the data folder; null for a store with a gateway. */
export function sandboxOf(env: Env): SandboxGateway | null {
  if (vendorSettings(env, 'ebizcharge')) return null
  return createSandboxGateway({
    ledgerFile: join(env.DATA_DIR, 'sandbox-ledger.db'),
    slowCardMs: env.SANDBOX_SLOW_CARD_MS,
    clock: () => new Date(),
  })
}

interface GatewayDeps {
  readonly db: Database
  readonly sandbox: SandboxGateway | null
  readonly log: Log
}

const sandboxLedger = 'sandbox-ledger'

/**
 * Returns the sandbox, or a gateway that refuses all payments if this database's payments are in another
 * ledger: this ledger would not know them or would mistake them for others.
 */
async function ownSandbox(
  env: Env,
  { db, sandbox, log }: GatewayDeps & { readonly sandbox: SandboxGateway },
): Promise<PaymentGateway> {
  if (env.SANDBOX_LEDGER_REPLACED) {
    await db.transaction((tx) => replaceFact(tx, sandboxLedger, sandbox.ledgerId))
  }
  const agreed = await db.transaction((tx) => agreeOnFact(tx, sandboxLedger, sandbox.ledgerId))
  if (agreed === sandbox.ledgerId) return sandbox
  log.error(
    { dataDir: env.DATA_DIR },
    'This server takes no card payments: the sandbox payments of this database are in another ledger. ' +
      'Share one DATA_DIR, or set SANDBOX_LEDGER_REPLACED=true for one start if the other ledger is lost.',
  )
  return refusingGateway()
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
    store: (customer, gone) =>
      db.transaction((tx) =>
        storeGatewayCustomer(tx, { account: name, ...customer }, { at: new Date(), insteadOf: gone?.token }),
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
    const gateway = createEbizcharge({ account, customers: customersOf(db, account), timeoutMs, onUnread })
    return withDeadline(withStrictAnswers(gateway), { timeoutMs })
  }
  if (!sandbox) throw new Error('A store without a gateway needs the sandbox.')
  return withDeadline(withStrictAnswers(await ownSandbox(env, { ...deps, sandbox })), { timeoutMs })
}
