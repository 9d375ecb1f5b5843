import { kit } from './dialect/current.ts'

export type Violation = (typeof kit.violations)[keyof typeof kit.violations]

/** Returns which kind of constraint was violated; null for any other error. */
export function violated(error: unknown): Violation | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const kinds: Readonly<Record<string, Violation>> = kit.violations
  return kinds[String(cause.code)] ?? null
}
