/** Who may do what; guests have no account. */
export const roles = ['guest', 'user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'] as const
export type Role = (typeof roles)[number]

/** Whoever a request comes from, as the server knows it; never from a payload. */
export interface Actor {
  /** Stable for one person or one guest's browser: what quotes, order keys and declines belong to. */
  readonly id: string
  readonly role: Role
  readonly userId: number | null
  readonly companyId: number | null
  /** 1 for list price; the company's rate otherwise. */
  readonly discountRate: number
  /** The network address that the request came from. */
  readonly address: string
}

/** Staff see internal fields and obsolete parts. */
export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'frank_user' || actor.role === 'frank_admin' || actor.role === 'super_admin'
}

/** A visitor without an account; `session` is the key of the browser's guest cookie, empty before it has one. */
export function guest(session: string, address: string): Actor {
  return { id: `guest:${session}`, role: 'guest', userId: null, companyId: null, discountRate: 1, address }
}
