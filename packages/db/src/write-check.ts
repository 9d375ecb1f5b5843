import type { Database } from './database.ts'
import { replaceFact } from './security/shared-fact.repository.ts'

/**
 * SQLite and PostgreSQL codes for a database that cannot write: a full or failing disk, or read-only, such as a standby
 * after a failover.
 */
const codes = /^(SQLITE_(FULL|IOERR|READONLY)|53100|58030|25006)/

function cannotWrite(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || cannotWrite(error.cause)
}

const fact = 'write-check'
/** The text of the trial write; long, because a full disk often still has a little room. */
const someRoom = 'x'.repeat(64 * 1024)

/**
 * Wraps a database so that `ping` detects failing writes: after a transaction fails that way, each ping tries to write,
 * and rejects until that succeeds.
 */
export function withWriteCheck(db: Database): Database {
  let isSuspect = false
  const write = (value: string) => db.transaction((tx) => replaceFact(tx, fact, value))
  return {
    ...db,
    async transaction(work) {
      try {
        return await db.transaction(work)
      } catch (error) {
        isSuspect ||= cannotWrite(error)
        throw error
      }
    },
    async ping() {
      const answers = await db.ping()
      if (!isSuspect) return answers
      await write(someRoom)
      await write('')
      isSuspect = false
      return true
    },
  }
}
