import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** Codes of Node and PostgreSQL for a connection that is gone or cannot be made; classes of SQLSTATE by their start. */
const lostCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0[123])/
/** The driver's own errors about lost connections have no code. */
const lostMessages = /^Connection terminated unexpectedly|^Client has encountered a connection error/
/** Deadlock: the server rolled the transaction back, and running it again is what it asks for. */
const deadlock = '40P01'
/** Time limits of statements, locks and idle transactions; too many connections; no free connection in the pool. */
const busyCodes = /^(57014|55P03|25P03|53)/
const busyMessages =
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/

function matches(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.test(code) || messages.test(error.message) || matches(error.cause, codes, messages)
}

const isLost = (error: unknown) => matches(error, lostCodes, lostMessages)
const isDeadlock = (error: unknown) => matches(error, new RegExp(`^${deadlock}$`), /^$/)
const isBusy = (error: unknown) => matches(error, busyCodes, busyMessages)

/** Pauses before each further attempt; together a little longer than a pool takes to notice that all its connections are gone. */
const pausesMs = [20, 100, 400, 1000]

/**
 * Runs work on a database connection, and again on another one when the connection was lost and `repeatable()` says that
 * nothing can have been committed. Throws `DatabaseUnavailable` when that does not help, or the database is too busy.
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
