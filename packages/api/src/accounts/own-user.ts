import { userMissing } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import type { OfUserInput } from '@mullion/domain/accounts/user'

/** Refuses as `missing` when somebody else than the actor, or nobody, is named; a name may be left out. */
export function refuseAnother(actor: Member, { userId }: OfUserInput): void {
  if (userId !== undefined && String(userId) !== String(actor.userId)) throw userMissing()
}
