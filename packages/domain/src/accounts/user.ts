import * as z from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import { email } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { AccountRole } from './actor.ts'
import type { Company } from './company.ts'

export const usersPageSize = 12

const personName = z
  .string({ error: 'This field is required.' })
  .check(z.trim(), z.minLength(1, { error: 'This field is required.' }), z.maxLength(60), oneLine)

export const userId = rowId
export const companyId = rowId

/**
 * The user whose records are requested; the actor if omitted. The value is only compared with the actor and
 * never grants anything, so any number or text is accepted; a value that is not an id matches no user.
 */
export const ofUserInput = z.strictObject({ userId: z.optional(z.union([z.number(), z.string()])) })
export type OfUserInput = z.output<typeof ofUserInput>

export const companyRoles = ['user', 'company_admin'] as const

const anyRole = z.enum(['user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'])

/** A new user. The company is the actor's own unless an administrator names another. */
export const createUserInput = z.strictObject({
  firstname: personName,
  lastname: personName,
  email,
  role: z._default(anyRole, 'user'),
  companyId: z.optional(companyId),
})
export type CreateUserInput = z.output<typeof createUserInput>

/** An edit of a user. Without `cancelEmailChange`, the current email leaves one that awaits confirmation pending. */
export const updateUserInput = z.strictObject({
  userId,
  firstname: personName,
  lastname: personName,
  email,
  role: anyRole,
  cancelEmailChange: z.optional(z.boolean()),
})
export type UpdateUserInput = z.output<typeof updateUserInput>

/** True if an edit names the current email address while another one awaits confirmation: the form's way to cancel. */
export function cancelsEmailChange(
  { email, pendingEmail }: Pick<CompanyUser, 'email' | 'pendingEmail'>,
  edit: Pick<UpdateUserInput, 'email'>,
): boolean {
  return pendingEmail !== null && edit.email === email
}

/** Sort orders for a company's users; the default is the order they were added. */
export const userOrders = ['added', 'name', 'email'] as const
export type UserOrder = (typeof userOrders)[number]

export const companyUsersInput = z.strictObject({
  companyId: z.optional(companyId),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100), oneLine)),
  order: z.optional(z.enum(userOrders)),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type CompanyUsersInput = z.output<typeof companyUsersInput>

export interface CompanyUser {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: AccountRole
  /** A requested new email, not verified yet. */
  readonly pendingEmail: string | null
  /** True until the user replaces the mailed password with their own. */
  readonly invited: boolean
  /** When the account was first announced to the user; null for one that was imported and not invited yet. */
  readonly invitedAt: string | null
  /** True for a service of the house, which signs in by API token only. */
  readonly service: boolean
}

export interface CompanyUsersPage {
  readonly users: readonly CompanyUser[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

export interface UserDetails extends CompanyUser {
  readonly company: Company
}

/** Role label for company screens; a placeholder for any other role. */
export function roleLabel(role: string): string {
  if (role === 'user') return 'Standard User'
  if (role === 'company_admin') return 'Company Admin'
  return 'Other role'
}
