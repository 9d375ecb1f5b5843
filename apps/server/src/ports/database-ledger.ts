import type { Database, Writer } from '@mullion/db/database'
import {
  addSandboxEntry,
  findSandboxReference,
  lastSandboxEntry,
  listSandboxEntries,
  listSandboxEntriesIn,
  lockSandboxLedger,
} from '@mullion/db/payments/sandbox-ledger.repository'
import { AppError } from '@mullion/domain/error'
import { ledgerDamaged, noAnswer } from '@mullion/integrations/payments/errors'
import {
  type CardEntry,
  isCardEntry,
  type LedgerEntry,
  parseEntry,
  type TransactionEntry,
} from '@mullion/integrations/payments/ledger-entry'
import type { Ledger, LedgerStep } from '@mullion/integrations/payments/sandbox-ledger'

/** The shared fact that says which ledger has the sandbox payments of a store. */
export const ledgerFact = 'sandbox-ledger'
/** Its value when they are in the database. */
export const databaseLedgerId = 'database'

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? error : noAnswer(error)
  }
}

function readEntries<Entry extends LedgerEntry>(texts: readonly string[]): Entry[] {
  return texts.map((text, at) => {
    const entry = parseEntry(text)
    if (!entry) throw ledgerDamaged(databaseLedgerId, at + 1)
    return entry as Entry
  })
}

/** Stores an entry as it is; the ledger's lock is held. */
export function storeEntry(tx: Writer, entry: LedgerEntry): Promise<void> {
  const keys = isCardEntry(entry)
    ? { reference: null, gatewayId: null, customerId: entry.customerId }
    : { reference: entry.reference, gatewayId: entry.gatewayId, customerId: null }
  return addSandboxEntry(tx, {
    ...keys,
    kind: entry.kind,
    at: new Date(entry.at),
    entry: JSON.stringify(entry),
  })
}

/**
 * Returns the ledger of a store whose servers share nothing but the database. Each step is a transaction of its own,
 * one at a time on all servers; the store never calls its gateway inside a transaction.
 */
export function createDatabaseLedger(db: Database): Ledger {
  const stepOn = <T, Entry extends LedgerEntry>(
    subject: Parameters<typeof listSandboxEntries>[1],
    decide: (before: readonly Entry[], number: number) => LedgerStep<T, Entry>,
  ): Promise<T> =>
    answered(
      db.transaction(async (tx) => {
        await lockSandboxLedger(tx, ledgerFact)
        const before = readEntries<Entry>(await listSandboxEntries(tx, subject))
        const { entry, answer } = decide(before, (await lastSandboxEntry(tx)) + 1)
        if (entry) await storeEntry(tx, entry)
        return answer
      }),
    )

  return {
    id: databaseLedgerId,
    entriesOf: (reference) =>
      answered(listSandboxEntries(db.read, { reference }).then(readEntries<TransactionEntry>)),
    referenceOf: (gatewayId) => answered(findSandboxReference(db.read, gatewayId)),
    firstEntriesIn: ({ from, to }, limit) => {
      const range = { from: new Date(from), to: new Date(to), limit }
      const kinds = ['authorised', 'declined']
      return answered(listSandboxEntriesIn(db.read, { kinds, ...range }).then(readEntries<TransactionEntry>))
    },
    cardEntriesOf: (customerId) =>
      answered(listSandboxEntries(db.read, { customerId }).then(readEntries<CardEntry>)),
    step: (reference, decide) => stepOn({ reference }, decide),
    cardStep: (customerId, decide) =>
      stepOn<Awaited<ReturnType<typeof decide>>['answer'], CardEntry>({ customerId }, decide),
    check: async () => void (await answered(db.ping())),
    // The store closes its database.
    close: async () => undefined,
  }
}
