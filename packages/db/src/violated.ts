import { kit } from './dialect/current.ts'

/** True for the error of a statement that a unique index has refused, because it has such a row already. */
export function violated(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === kit.uniqueViolation
}
