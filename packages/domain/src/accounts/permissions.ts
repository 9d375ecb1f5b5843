import type { Actor, Role } from './actor.ts'

const everybody: readonly Role[] = [
  'guest',
  'user',
  'company_admin',
  'frank_user',
  'frank_admin',
  'super_admin',
]
const members = everybody.filter((role) => role !== 'guest')
const staff: readonly Role[] = ['frank_user', 'frank_admin', 'super_admin']
const administrators: readonly Role[] = ['frank_admin', 'super_admin']

/**
 * The roles that have each permission, used by procedures and by the page. Services check which records a
 * permission applies to.
 */
export const permissions = {
  /** Search, parts, carts, calculators, serial lookup, account requests, opening a shared cart. */
  browse: everybody,
  seeInternalParts: staff,
  /** Share a cart; own details, addresses, cards, orders and devices. */
  useAccount: members,
  /** Users of one company: a company admin's own company; the house company for administrators. */
  manageCompanyUsers: ['company_admin', 'frank_admin', 'super_admin'],
  viewCompanyOrders: ['company_admin', 'frank_admin', 'super_admin'],
  actForCompany: staff,
  /** Companies, users of any company, parts, account requests, pending orders, all orders. */
  administer: administrators,
  /** Only administrators on the store's analytics list; the service checks that. */
  viewAnalytics: administrators,
} as const satisfies Record<string, readonly Role[]>
export type Ability = keyof typeof permissions

export function may(actor: Pick<Actor, 'role'>, ability: Ability): boolean {
  return (permissions[ability] as readonly Role[]).includes(actor.role)
}

/**
 * True if the actor may pay this way: guests by card, customers by their company's terms, staff by the terms of the
 * company they act for.
 */
export function mayPayBy(actor: Pick<Actor, 'role' | 'termsCode'>, way: 'card' | 'po'): boolean {
  if (actor.role === 'guest') return way === 'card'
  return actor.termsCode === (way === 'card' ? 'CC' : 'PO')
}

/** Returns the roles a role may grant; it may also edit and delete users with those roles. */
export function rolesGrantedBy(role: Role): readonly Role[] {
  if (role === 'super_admin') return members
  if (role === 'frank_admin' || role === 'company_admin') return ['user', 'company_admin']
  return []
}
