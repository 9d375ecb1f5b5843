/**
 * The database is unreachable, the connection was lost, or it was busy for too long. Thrown by reads and transactions;
 * the transaction wrote nothing, unless the connection was lost during its commit, which may have succeeded.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable.', { cause })
  }
}

/** SQLite error codes for locks and for a full or failing disk; thrown in the middle of statements. */
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/

/** True for `DatabaseUnavailable`, including as the cause of an error from the query builder. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof Error && 'code' in error && sqliteCodes.test(String(error.code))) return true
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause)
}
