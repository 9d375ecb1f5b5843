import { replaceFact } from './security/shared-fact.repository.ts'
import type { Store } from './store.ts'

/**
 * What SQLite's driver and PostgreSQL say when nothing can be stored: a full disk, a disk that fails, a database that only
 * reads, such as a standby after a failover.
 */
const codes = /^(SQLITE_(FULL|IOERR|READONLY)|53100|58030|25006)/

function cannotStore(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || cannotStore(error.cause)
}

const fact = 'write-check'
/** A full disk often has room for a little more. */
const someRoom = 'x'.repeat(64 * 1024)

/**
 * A store whose `ping` tells when nothing can be stored: once a transaction has failed so, each ping tries to store
 * something itself, and rejects until that works again.
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
