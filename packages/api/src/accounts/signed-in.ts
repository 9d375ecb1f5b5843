import type { PersonRow } from '@mullion/db/accounts/user.repository'
import { type Actor, guest, type Member, member } from '@mullion/domain/accounts/actor'
import type { Company } from '@mullion/domain/accounts/company'
import type { SessionDuty, Viewer } from '@mullion/domain/accounts/session'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'

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

/** A company as its people see it. */
export function viewCompany({ company }: Pick<PersonRow, 'company'>): Company {
  const { createdAt: _created, updatedAt: _updated, ...shown } = company
  return shown
}

/** A person as their company's admin sees them. */
export function viewUser(user: PersonRow['user']): CompanyUser {
  const { id, firstname, lastname, email, role, pendingEmail } = user
  return { id, firstname, lastname, email, role, pendingEmail }
}

/** A person with their company. */
export function viewPerson(person: PersonRow): UserDetails {
  return { ...viewUser(person.user), company: viewCompany(person) }
}

/** Whoever is signed in, for the page. */
export function viewerOf({ person, duty }: SignedIn): Viewer {
  return { user: viewPerson(person), duty, secondFactor: person.user.twoFactorEnabled }
}
