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

/** What a role may do at all; on what it may do it, a service says. Read by procedures and by the page. */
export const permissions = {
  /** Search, parts, carts, calculators, serial lookup, account requests, opening a shared cart. */
  browse: everybody,
  seeInternalParts: staff,
  /** Sharing a cart; own details, addresses, cards, orders, devices. */
  useAccount: members,
  /** The people of one company: its own for a company admin, the house company for administrators. */
  manageCompanyUsers: ['company_admin', 'frank_admin', 'super_admin'],
  viewCompanyOrders: ['company_admin', 'frank_admin', 'super_admin'],
  actForCompany: staff,
  /** Companies, users of any company, parts, account requests, pending orders, all orders. */
  administer: administrators,
  /** Of these, only those on the store's list: the service asks for it. */
  viewAnalytics: administrators,
} as const satisfies Record<string, readonly Role[]>
export type Ability = keyof typeof permissions

/** True when a role has an ability. */
export function may(actor: Pick<Actor, 'role'>, ability: Ability): boolean {
  return (permissions[ability] as readonly Role[]).includes(actor.role)
}

/** How an actor may pay: guests by card, customers as their company's terms say, staff as the company they act for. */
export function mayPayBy(actor: Pick<Actor, 'role' | 'termsCode'>, way: 'card' | 'po'): boolean {
  if (actor.role === 'guest') return way === 'card'
  return actor.termsCode === (way === 'card' ? 'CC' : 'PO')
}

/** The roles that a role may give to others and change or delete people of. */
export function rolesGrantedBy(role: Role): readonly Role[] {
  if (role === 'super_admin') return members
  if (role === 'frank_admin' || role === 'company_admin') return ['user', 'company_admin']
  return []
}
