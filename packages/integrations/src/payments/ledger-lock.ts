import { DatabaseSync } from 'node:sqlite'
import { ledgerInUse } from './errors.ts'

/**
 * Takes the ledger for this gateway alone, and returns how to let go of it; throws `payments.ledger_in_use`.
 * The lock is the operating system's own, taken through an empty SQLite file beside the ledger: it ends with the
 * process however that dies, which a lock file with a process id does not.
 */
export function lockLedger(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw ledgerInUse(file, error)
  }
  return () => lock.close()
}
