import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** Node and PostgreSQL codes for a lost or failed connection; SQLSTATE classes by prefix. */
const lostCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0[123])/
/** The driver's own lost-connection errors have no code. */
const lostMessages = /^Connection terminated unexpectedly|^Client has encountered a connection error/
/** Deadlock: the server rolled back the transaction, so it is safe to retry. */
const deadlock = '40P01'
/** Limits on statement time, lock waits and idle transactions; too many connections; pool exhausted. */
const busyCodes = /^(57014|55P03|25P03|53)/
const busyMessages =
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/

function matches(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.test(code) || messages.test(error.message) || matches(error.cause, codes, messages)
}

/** True if the connection to PostgreSQL was lost or could not be made. */
export const isLost = (error: unknown): boolean => matches(error, lostCodes, lostMessages)
const isDeadlock = (error: unknown) => matches(error, new RegExp(`^${deadlock}$`), /^$/)
const isBusy = (error: unknown) => matches(error, busyCodes, busyMessages)

/** Delays before each retry; together slightly longer than a pool needs to notice that all its connections are gone. */
const pausesMs = [20, 100, 400, 1000]

/**
 * Runs work on a database connection and retries on another one if the connection was lost and `repeatable()` confirms
 * that nothing can have been committed. Throws `DatabaseUnavailable` if retrying does not help or the database is too
 * busy.
 */
export async function withReconnect<T>(work: () => Promise<T>, repeatable: () => boolean): Promise<T> {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      return await work()
    } catch (error) {
      if (!isLost(error) && !isDeadlock(error) && !isBusy(error)) throw error
      if (pauseMs === null || isBusy(error) || !repeatable()) throw new DatabaseUnavailable(error)
      await sleep(pauseMs)
    }
  }
  throw new Error('Unreachable: the last attempt returns or throws.')
}
