import type { PersonRow } from '@mullion/db/accounts/user.repository'
import { type Actor, guest, type Member, member } from '@mullion/domain/accounts/actor'
import type { RequiredAction } from '@mullion/domain/accounts/session'
import type { CompanyPrices } from '@mullion/domain/own-price'

export interface SignedIn {
  readonly sessionId: number
  readonly person: PersonRow
  /** What the user must do before anything else is allowed. */
  readonly requiredAction: RequiredAction | null
  /** The user as an actor even while a required action is open, for actions on their own session and password. */
  readonly self: Member
}

/** Returns the signed-in user as actor; a guest while the user still has a required action. */
export function actorOf(signedIn: SignedIn | null, guestKey: string, ipAddress: string): Actor {
  if (!signedIn || signedIn.requiredAction) return guest(guestKey, ipAddress)
  return signedIn.self
}

export function actorOfUser(
  { user, company }: PersonRow,
  ipAddress: string,
  prices: CompanyPrices | null = null,
): Member {
  const { id: userId, role, companyId } = user
  const { termsCode, discountRate, approvals } = company
  return member({ userId, role, companyId, termsCode, discountRate, prices, approvals }, ipAddress)
}
