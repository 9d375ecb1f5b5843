import { companyMissing, signInNeeded, userMissing } from '@mullion/domain/accounts/account-errors'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import type { OfUserInput } from '@mullion/domain/accounts/user'

/** Throws `missing` when the input names any user but the actor; naming no user is fine. */
export function assertOwnUser(actor: Member, { userId }: OfUserInput): void {
  if (userId !== undefined && String(userId) !== String(actor.userId)) throw userMissing()
}

export interface NamedBuyer {
  readonly userId?: string | undefined
  readonly companyId?: string | undefined
}

/**
 * Throws `missing` when a payload names any buyer but the actor: its page was loaded before somebody else signed in.
 * Naming none is fine; a guest who names one must sign in.
 */
export function assertOwnBuyer(actor: Actor, { userId, companyId }: NamedBuyer): void {
  if (actor.userId === null && (userId ?? companyId) !== undefined) throw signInNeeded()
  if (userId !== undefined && userId !== String(actor.userId)) throw userMissing()
  if (companyId !== undefined && companyId !== String(actor.companyId)) throw companyMissing()
}
