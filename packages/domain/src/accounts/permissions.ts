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
  /** Quote carts and place orders. */
  placeOrders: everybody,
  seeInternalParts: staff,
  /** Share a cart; own details, addresses, cards, orders and devices. */
  useAccount: members,
  /** Users of one company: a company admin's own company; the house company for administrators. */
  manageCompanyUsers: ['company_admin', 'frank_admin', 'super_admin'],
  viewCompanyOrders: ['company_admin', 'frank_admin', 'super_admin'],
  /** Limits and approvers of the own company's people, and all of its requests for approval. */
  manageApprovals: ['company_admin'],
  /** Tax certificates of the own company: send, read and withdraw them. */
  manageTaxCertificates: ['company_admin'],
  /** The desk of requests for a price quote: read and answer them. */
  answerPriceQuotes: administrators,
  /** The desk of returns: read, decide, receive and inspect them, of any order. */
  handleReturns: administrators,
  actForCompany: staff,
  /** Read and export companies, users of any company, all orders, and what imports keep; change nothing. */
  viewRecords: administrators,
  /** Companies, users of any company, parts, account requests, pending orders, all orders. Includes reading them. */
  administer: administrators,
  /** Only administrators on the store's analytics list; the service checks that. */
  viewAnalytics: administrators,
  /** Accounts of the house without a password, and tokens for them. */
  manageServiceAccounts: ['super_admin'],
  /** Read and export the audit log. */
  viewAuditLog: ['super_admin'],
} as const satisfies Record<string, readonly Role[]>
export type Ability = keyof typeof permissions

/** Permissions that come with others, so that a token with one of those needs no more. */
const included: Partial<Record<Ability, readonly Ability[]>> = { administer: ['viewRecords'] }

/** True if a token has a permission, by itself or with another one. */
function tokenHas(chosen: readonly string[], ability: Ability): boolean {
  if (chosen.includes(ability)) return true
  return (Object.keys(included) as Ability[]).some(
    (each) => chosen.includes(each) && included[each]?.includes(ability),
  )
}

/** Who a permission is checked for: a role, and the API token or the punchout visit that the request belongs to. */
export type Permitted = Pick<Actor, 'role'> & Partial<Pick<Actor, 'token' | 'punchoutVisitId'>>

/** What buyers of a procurement system may do: their system orders, not they. */
const punchoutAbilities: readonly Ability[] = ['browse']

/** True if the actor's role has the permission, and so has the API token of the request, if any. */
export function may({ role, token, punchoutVisitId }: Permitted, ability: Ability): boolean {
  if (punchoutVisitId !== undefined && !punchoutAbilities.includes(ability)) return false
  const hasRole = (permissions[ability] as readonly Role[]).includes(role)
  return hasRole && (!token || tokenHas(token.abilities, ability))
}

/** True if the actor has one of these permissions. */
export function mayAny(permitted: Permitted, abilities: readonly Ability[]): boolean {
  return abilities.some((ability) => may(permitted, ability))
}

/**
 * True if the actor may pay this way: guests by card, customers by their company's terms, staff by the terms of the
 * company they act for.
 */
export function mayPayBy(actor: Pick<Actor, 'role' | 'termsCode'>, way: 'card' | 'po'): boolean {
  if (actor.role === 'guest') return way === 'card'
  return actor.termsCode === (way === 'card' ? 'CC' : 'PO')
}

/** Permissions that no API token can have. */
const personal: readonly Ability[] = ['manageServiceAccounts']

/** Returns the permissions of a role that an API token can have, as its owner chose them. */
export function tokenAbilitiesOf(role: Role): readonly Ability[] {
  const all = Object.keys(permissions) as Ability[]
  return all.filter((ability) => !personal.includes(ability) && may({ role }, ability))
}

function granted(role: Role): readonly Role[] {
  if (role === 'super_admin') return members
  if (role === 'frank_admin' || role === 'company_admin') return ['user', 'company_admin']
  return []
}

/** What any user may do, so that a token which adds users needs none of it. */
const basics = tokenAbilitiesOf('user')

/**
 * Returns the roles an actor may grant; it may also edit and delete users with those roles. A token never grants a role
 * that may do more than the token.
 */
export function rolesGrantedBy({ role, token }: Permitted): readonly Role[] {
  if (!token) return granted(role)
  const within = (ability: Ability) => basics.includes(ability) || tokenHas(token.abilities, ability)
  return granted(role).filter((each) => tokenAbilitiesOf(each).every(within))
}
