import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@mullion/api/log'
import type { Database, Writer } from '@mullion/db/database'
import { lockSandboxLedger } from '@mullion/db/payments/sandbox-ledger.repository'
import { agreeOnFact, replaceFact } from '@mullion/db/security/shared-fact.repository'
import { openLedger, readLedger } from '@mullion/integrations/payments/ledger'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import {
  createSandboxGateway,
  refusingGateway,
  type SandboxGateway,
} from '@mullion/integrations/payments/sandbox'
import type { Ledger } from '@mullion/integrations/payments/sandbox-ledger'
import type { Env } from '../env.ts'
import { isPostgresUrl } from '../settings/kinds.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { createDatabaseLedger, databaseLedgerId, ledgerFact, storeEntry } from './database-ledger.ts'

const fileOf = (env: Env) => join(env.DATA_DIR, 'sandbox-ledger.db')

/**
 * Opens the built-in sandbox, with its ledger in the database if that is a PostgreSQL server and in the data folder
 * otherwise; null for a store with a gateway.
 */
export function sandboxOf(
  env: Env,
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
): SandboxGateway | null {
  if (vendorSettings(env, 'ebizcharge')) return null
  return createSandboxGateway({
    ledger: isPostgresUrl(env.DATABASE_URL) ? createDatabaseLedger(db) : fileOf(env),
    slowCardMs: env.SANDBOX_SLOW_CARD_MS,
    clock,
  })
}

/** Returns the ledger file of a store that was on PostgreSQL before 0.2.0; null if this folder has none. */
function fileBefore(env: Env): Ledger | null {
  const file = fileOf(env)
  return isPostgresUrl(env.DATABASE_URL) && existsSync(file) ? openLedger(file) : null
}

/** Moves the entries of a ledger file into the database if it is the store's; returns the ledger then in use. */
async function carryOver(tx: Writer, agreed: string, env: Env): Promise<string> {
  const before = fileBefore(env)
  if (!before) return agreed
  await before.close()
  if (before.id !== agreed) return agreed
  for (const entry of await readLedger(fileOf(env))) await storeEntry(tx, entry)
  await replaceFact(tx, ledgerFact, databaseLedgerId)
  return databaseLedgerId
}

interface SandboxDeps {
  readonly db: Database
  readonly sandbox: SandboxGateway
  readonly log: Log
}

/**
 * Returns the sandbox, or a gateway that refuses all payments if this database's payments are in another
 * ledger: this ledger would not know them or would mistake them for others.
 */
export async function ownSandbox(env: Env, { db, sandbox, log }: SandboxDeps): Promise<PaymentGateway> {
  const agreed = await db.transaction(async (tx) => {
    await agreeOnFact(tx, ledgerFact, sandbox.ledgerId)
    await lockSandboxLedger(tx, ledgerFact)
    const inUse = await agreeOnFact(tx, ledgerFact, sandbox.ledgerId)
    return inUse === sandbox.ledgerId ? inUse : carryOver(tx, inUse, env)
  })
  if (agreed === sandbox.ledgerId) return sandbox
  if (env.SANDBOX_LEDGER_REPLACED) {
    await db.transaction((tx) => replaceFact(tx, ledgerFact, sandbox.ledgerId))
    return sandbox
  }
  log.error(
    { dataDir: env.DATA_DIR },
    'This server takes no card payments: the sandbox payments of this database are in another ledger, ' +
      'sandbox-ledger.db of another DATA_DIR. Start with that folder, or set SANDBOX_LEDGER_REPLACED=true for one ' +
      'start if the other ledger is lost.',
  )
  return refusingGateway()
}
