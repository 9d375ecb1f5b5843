import type { PersonRow } from '@mullion/db/accounts/user.repository'
import { type Actor, guest, type Member, member } from '@mullion/domain/accounts/actor'
import type { SessionDuty } from '@mullion/domain/accounts/session'

/** A person behind a session that is in force. */
export interface SignedIn {
  readonly sessionId: number
  readonly person: PersonRow
  /** What has to be done before anything else is open. */
  readonly duty: SessionDuty | null
  /** Who they are, whatever they have to do first: for what is done to their own session and password. */
  readonly self: Member
}

/** Who acts: the person, or a guest as long as there is a duty to do. */
export function actorOf(signedIn: SignedIn | null, guestKey: string, address: string): Actor {
  if (!signedIn || signedIn.duty) return guest(guestKey, address)
  return signedIn.self
}

/** A person as the one who asks. */
export function selfOf({ user, company }: PersonRow, address: string): Member {
  const { id: userId, role, companyId } = user
  const { termsCode, discountRate } = company
  return member({ userId, role, companyId, termsCode, discountRate }, address)
}
