import { join } from 'node:path'
import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'
import { agreeOnFact, replaceFact } from '@mullion/db/security/shared-fact.repository'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import {
  createSandboxGateway,
  refusingGateway,
  type SandboxGateway,
} from '@mullion/integrations/payments/sandbox'
import { withStrictAnswers } from '@mullion/integrations/payments/strict-answers'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { noAdapter } from './no-adapter.ts'

/** Opens the built-in sandbox with its ledger in the data folder. */
export function sandboxOf(env: Env): SandboxGateway {
  return createSandboxGateway({
    ledgerFile: join(env.DATA_DIR, 'sandbox-ledger.db'),
    slowCardMs: env.SANDBOX_SLOW_CARD_MS,
    clock: () => new Date(),
  })
}

interface GatewayDeps {
  readonly db: Database
  readonly sandbox: SandboxGateway
  readonly log: Log
}

const sandboxLedger = 'sandbox-ledger'

/**
 * Returns the sandbox, or a gateway that refuses all payments if this database's payments are in another
 * ledger: this ledger would not know them or would mistake them for others.
 */
async function ownSandbox(env: Env, { db, sandbox, log }: GatewayDeps): Promise<PaymentGateway> {
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

/** EBizCharge for a store with its settings; otherwise the sandbox. */
export async function gatewayOf(env: Env, deps: GatewayDeps): Promise<PaymentGateway> {
  if (vendorSettings(env, 'ebizcharge')) throw noAdapter('EBizCharge')
  const gateway = await ownSandbox(env, deps)
  return withDeadline(withStrictAnswers(gateway), { timeoutMs: env.PAYMENT_TIMEOUT_MS })
}
