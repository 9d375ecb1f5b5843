/** The roles of people with an account. */
export const accountRoles = ['user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'] as const
export type AccountRole = (typeof accountRoles)[number]
/** Who may do what; guests have no account. */
export const roles = ['guest', ...accountRoles] as const
export type Role = (typeof roles)[number]

/** How a company pays: by card, or on terms against a purchase order. */
export const termsCodes = ['CC', 'PO'] as const
export type TermsCode = (typeof termsCodes)[number]

/** A customer without online users, whom staff order for. */
export interface InternalCompany {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
  readonly termsCode: TermsCode
  /** 1, 0.95, 0.9, 0.85 or 0.8 of the list price. */
  readonly discountRate: number
  /** Postal codes of the states where the company pays no sales tax. */
  readonly taxExemptStates: readonly string[]
  readonly iseMember: boolean
  readonly poRequired: boolean
}

/** Whoever a request comes from, as the server knows it; never from a payload. */
export interface Actor {
  /** Stable for one person or one guest's browser: what quotes, order keys and declines belong to. */
  readonly id: string
  readonly role: Role
  readonly userId: number | null
  readonly companyId: number | null
  /** Null for guests and for companies without terms. */
  readonly termsCode: TermsCode | null
  /** 1 for list price; the company's rate otherwise. */
  readonly discountRate: number
  /** The network address that the request came from. */
  readonly address: string
  /** The customer that staff order for in this request; null for everyone else. */
  readonly actingFor: InternalCompany | null
}

/** An actor with an account: somebody who is signed in. */
export interface Member extends Actor {
  readonly role: AccountRole
  readonly userId: number
  readonly companyId: number
}

/** The company that staff belong to. */
export const houseCompanyId = 1

/** Staff see internal fields and obsolete parts. */
export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return isStaffRole(actor.role)
}

/** True for the roles of the manufacturer's own people. */
export function isStaffRole(role: Role): boolean {
  return role === 'frank_user' || role === 'frank_admin' || role === 'super_admin'
}

/** A visitor without an account; `session` is the key of the browser's guest cookie, empty before it has one. */
export function guest(session: string, address: string): Actor {
  return {
    id: `guest:${session}`,
    role: 'guest',
    userId: null,
    companyId: null,
    termsCode: null,
    discountRate: 1,
    address,
    actingFor: null,
  }
}

/** A person who is signed in; staff see list prices. */
export function member(
  person: Pick<Member, 'userId' | 'role' | 'companyId' | 'termsCode' | 'discountRate'>,
  address: string,
): Member {
  const { userId, role, companyId, termsCode } = person
  const discountRate = isStaffRole(role) ? 1 : person.discountRate
  return { id: `user:${userId}`, role, userId, companyId, termsCode, discountRate, address, actingFor: null }
}

/**
 * The same staff member ordering for an internal company, at its prices and on its terms. The company is part of the
 * actor's id, so that quotes, idempotency keys and payment attempts of one company never serve another.
 */
export function actingAs(staff: Member, company: InternalCompany): Member {
  const { termsCode, discountRate } = company
  return { ...staff, id: `${staff.id}/company:${company.id}`, termsCode, discountRate, actingFor: company }
}
