import type { PersonRow } from '@mullion/db/accounts/user.repository'
import { type Actor, guest, type Member, member } from '@mullion/domain/accounts/actor'
import type { RequiredAction } from '@mullion/domain/accounts/session'

/** The user behind a valid session. */
export interface SignedIn {
  readonly sessionId: number
  readonly person: PersonRow
  /** What the user must do before anything else is allowed. */
  readonly duty: RequiredAction | null
  /** The user as an actor even while a duty is open, for actions on their own session and password. */
  readonly self: Member
}

/** Returns the actor: the user, or a guest while a duty is open. */
export function actorOf(signedIn: SignedIn | null, guestKey: string, ipAddress: string): Actor {
  if (!signedIn || signedIn.duty) return guest(guestKey, ipAddress)
  return signedIn.self
}

/** A user as an actor. */
export function actorOfUser({ user, company }: PersonRow, ipAddress: string): Member {
  const { id: userId, role, companyId } = user
  const { termsCode, discountRate } = company
  return member({ userId, role, companyId, termsCode, discountRate }, ipAddress)
}
