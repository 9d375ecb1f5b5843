/**
 * The database could not be reached, was lost in the middle, or was busy for too long. Thrown by reads and transactions;
 * a transaction that throws it has either left nothing behind or, when the connection was lost at its commit, all of it.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable.', { cause })
  }
}

/** What SQLite's driver says of a lock and of a disk that is full or fails; it throws in the middle of statements. */
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/

/** True for `DatabaseUnavailable`, also as the cause of another error, as the query builder wraps it. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof Error && 'code' in error && sqliteCodes.test(String(error.code))) return true
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause)
}
