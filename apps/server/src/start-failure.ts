import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import { AppError } from '@mullion/domain/error'

/** Explains startup failures to the operator, by system or driver error code. */
const reasons: Readonly<Record<string, (error: Error) => string>> = {
  EADDRINUSE: () => 'Another process is already using this PORT.',
  EACCES: ({ message }) => `The settings name something this account isn’t allowed to use: ${message}.`,
  SQLITE_CANTOPEN: ({ message }) => `The database file cannot be opened: ${message}. DATABASE_URL names it.`,
  SQLITE_NOTADB: ({ message }) => `This database file is not a database: ${message}. DATABASE_URL names it.`,
}

/** Returns the root cause; of several addresses tried, the first one's error. */
function innermost(error: Error): Error {
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner instanceof Error ? innermost(inner) : error
}

/** Returns why the server could not start, as one line for the operator; null for an unexpected error. */
export function startFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof AppError) return error.message
  const cause = innermost(error)
  const code = 'code' in cause ? String(cause.code) : ''
  const why = (cause.message || code).replace(/\.$/, '')
  if (isDatabaseUnavailable(error)) return `The database cannot be reached: ${why}. DATABASE_URL names it.`
  return reasons[code]?.(cause) ?? null
}
