import { userMissing } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import type { OfUserInput } from '@mullion/domain/accounts/user'

/** Throws `missing` when the input names any user but the actor; naming no user is fine. */
export function assertOwnUser(actor: Member, { userId }: OfUserInput): void {
  if (userId !== undefined && String(userId) !== String(actor.userId)) throw userMissing()
}
