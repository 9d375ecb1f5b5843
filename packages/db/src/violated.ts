import { kit } from './dialect/current.ts'

/** The kind of constraint that a row can break. */
export type Violation = (typeof kit.violations)[keyof typeof kit.violations]

/** Which kind of constraint the database refused a statement for; null for any other error. */
export function violated(error: unknown): Violation | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const kinds: Readonly<Record<string, Violation>> = kit.violations
  return kinds[String(cause.code)] ?? null
}
