import type { Context } from 'hono'
import * as z from 'zod'
import type { RestFacts } from './rest.ts'

/** A user in a payload: details with an id, a signed-in user with such details, or just the id. */
export type NamedUser =
  | { readonly id?: unknown; readonly details?: { readonly id?: unknown } | null }
  | number
  | string
  | null
  | undefined

export const idOf = (user: NamedUser): unknown =>
  typeof user === 'object' ? (user?.id ?? user?.details?.id) : user

/** Returns the user named by a path or body as text, for the service to compare; undefined if none is named. */
export function namedUser(named: unknown): string | undefined {
  if (named === undefined || named === null) return undefined
  return typeof named === 'string' ? named : JSON.stringify(named)
}

export const namedUserSchema = z
  .union([
    z.looseObject({ id: z.unknown().optional() }),
    z.looseObject({ details: z.looseObject({ id: z.unknown().optional() }).nullish() }),
    z.number(),
    z.string(),
  ])
  .nullable()

/** The documented fields that name a payload's buyer; they are compared with the session and never decide. */
export const namesBuyer = {
  user: namedUserSchema.optional(),
  userId: z.unknown().optional(),
  companyId: z.unknown().optional(),
}

export interface NamesBuyer {
  readonly user?: NamedUser
  readonly userId?: unknown
  readonly companyId?: unknown
}

/** Throws if a payload names a user or company other than the session's; neither decides who buys. */
export function compareBuyer(c: Context<RestFacts>, payload: NamesBuyer | null | undefined): void {
  const { user, userId, companyId } = payload ?? {}
  for (const id of [idOf(user), userId]) {
    c.get('assertOwnBuyer')({ userId: namedUser(id || null), companyId: namedUser(companyId || null) })
  }
}
