import { replaceFact } from './security/shared-fact.repository.ts'
import type { Store } from './store.ts'

/**
 * SQLite and PostgreSQL codes for a database that cannot write: a full or failing disk, or read-only, such as a standby
 * after a failover.
 */
const codes = /^(SQLITE_(FULL|IOERR|READONLY)|53100|58030|25006)/

function cannotStore(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || cannotStore(error.cause)
}

const fact = 'write-check'
/** Large, because a full disk often still has a little room. */
const someRoom = 'x'.repeat(64 * 1024)

/**
 * Wraps a store so that `ping` detects failing writes: after a transaction fails that way, each ping tries to write,
 * and rejects until that succeeds.
 */
export function withWriteCheck(store: Store): Store {
  let isSuspect = false
  const write = (value: string) => store.transaction((tx) => replaceFact(tx, fact, value))
  return {
    ...store,
    async transaction(work) {
      try {
        return await store.transaction(work)
      } catch (error) {
        isSuspect ||= cannotStore(error)
        throw error
      }
    },
    async ping() {
      const answers = await store.ping()
      if (!isSuspect) return answers
      await write(someRoom)
      await write('')
      isSuspect = false
      return true
    },
  }
}
