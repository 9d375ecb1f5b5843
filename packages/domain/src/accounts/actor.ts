import type { CompanyPrices } from '../own-price.ts'

export const accountRoles = ['user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'] as const
export type AccountRole = (typeof accountRoles)[number]
export const roles = ['guest', ...accountRoles] as const
export type Role = (typeof roles)[number]

/** How a company pays: by card, or on terms against a purchase order. */
export const termsCodes = ['CC', 'PO'] as const
export type TermsCode = (typeof termsCodes)[number]

/** A customer without online users; staff order for it. */
export interface InternalCompany {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
  readonly termsCode: TermsCode
  /** 1, 0.95, 0.9, 0.85 or 0.8 of the list price. */
  readonly discountRate: number
  /** Postal codes of the states where the company is exempt from sales tax. */
  readonly taxExemptStates: readonly string[]
  readonly iseMember: boolean
  readonly poRequired: boolean
}

/** The API token of a request: what it may do of what its owner may. */
export interface TokenGrant {
  readonly id: number
  /** Names of permissions, as stored. */
  readonly abilities: readonly string[]
}

/** Who a request comes from, as the server resolved it; never taken from the payload. */
export interface Actor {
  /** Stable per user or guest browser; quotes, idempotency keys and declined payments belong to it. */
  readonly id: string
  readonly role: Role
  readonly userId: number | null
  readonly companyId: number | null
  /** Null for guests and for companies without terms. */
  readonly termsCode: TermsCode | null
  /** 1 is list price; otherwise the company's rate. */
  readonly discountRate: number
  /** The company's special prices that are valid today; null for guests and companies without any. */
  readonly prices: CompanyPrices | null
  readonly ipAddress: string
  /** The internal company that staff order for in this request; null otherwise. */
  readonly actingFor: InternalCompany | null
  /** The API token that the request was sent with; null for people. */
  readonly token: TokenGrant | null
  /** True if the company has rules about approvals; they are looked up for no one else. */
  readonly approvals?: boolean
  /** The visit from a procurement system that the request belongs to; left out for everyone else. */
  readonly punchoutVisitId?: number
}

export interface Member extends Actor {
  readonly role: AccountRole
  readonly userId: number
  readonly companyId: number
}

/** The company staff belong to. */
export const houseCompanyId = 1

export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return isStaffRole(actor.role)
}

export function isStaffRole(role: Role): boolean {
  return role === 'frank_user' || role === 'frank_admin' || role === 'super_admin'
}

/** The actor for a visitor without an account; `session` is the guest cookie's key, empty before the cookie is set. */
export function guest(session: string, ipAddress: string): Actor {
  return {
    id: `guest:${session}`,
    role: 'guest',
    userId: null,
    companyId: null,
    termsCode: null,
    discountRate: 1,
    prices: null,
    ipAddress,
    actingFor: null,
    token: null,
  }
}

/** The actor for a signed-in user; staff see list prices. */
export function member(
  person: Pick<Member, 'userId' | 'role' | 'companyId' | 'termsCode' | 'discountRate' | 'approvals'> &
    Partial<Pick<Member, 'prices'>>,
  ipAddress: string,
): Member {
  const { userId, role, companyId, termsCode, approvals = false } = person
  const { discountRate, prices = null } = isStaffRole(role) ? { discountRate: 1 } : person
  return {
    id: `user:${userId}`,
    role,
    userId,
    companyId,
    termsCode,
    discountRate,
    prices,
    ipAddress,
    actingFor: null,
    token: null,
    ...(approvals ? { approvals } : {}),
  }
}

/**
 * The person who asked for approval, as the buyer of the order that is placed once it is given: it has quotes, keys
 * and payment attempts of its own, so the person cannot use them, and is not asked about again.
 */
export function approvedOrderOf(requester: Member, requestId: number, ipAddress: string): Member {
  const { approvals: _, ...buyer } = requester
  return { ...buyer, id: `${requester.id}/approval:${requestId}`, ipAddress }
}

/** Returns the id of the actor who uploaded the documents of an order, which may be placed once it is approved. */
export function uploaderOf(actorId: string): string {
  return actorId.replace(/\/approval:\d+$/, '')
}

/**
 * The staff member acting for an internal company, with its prices and terms. The actor id includes the company, so
 * quotes, idempotency keys and payment attempts are never shared between companies.
 */
export function actingAs(
  staff: Member,
  company: InternalCompany,
  prices: CompanyPrices | null = null,
): Member {
  const { termsCode, discountRate } = company
  const id = `${staff.id}/company:${company.id}`
  return { ...staff, id, termsCode, discountRate, prices, actingFor: company }
}

/** A buyer who shops for a procurement system with this user's company and prices, and takes the cart back there. */
export function inPunchout(user: Member, punchoutVisitId: number): Member {
  const { approvals: _, ...buyer } = user
  return { ...buyer, id: `${user.id}/punchout:${punchoutVisitId}`, punchoutVisitId }
}

/** The user as an actor whose request was sent with an API token. */
export function withToken(user: Member, token: TokenGrant): Member {
  return { ...user, token }
}

/** What limits count by: the token of a request, else its IP address. */
export function limitKeyOf({ token, ipAddress }: Pick<Actor, 'token' | 'ipAddress'>): string {
  return token ? `token:${token.id}` : ipAddress
}
