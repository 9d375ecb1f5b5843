import type { PersonRow } from '@mullion/db/accounts/user.repository'
import type { Company } from '@mullion/domain/accounts/company'
import type { Viewer } from '@mullion/domain/accounts/session'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import type { SignedIn } from '../signed-in.ts'

export function viewCompany({ company }: Pick<PersonRow, 'company'>): Company {
  const { createdAt: _created, updatedAt: _updated, ...rest } = company
  const { sortKey: _sort, pricesVersion: _version, creditLimitCents: _limit, approvals, ...shown } = rest
  return approvals ? { ...shown, approvals } : shown
}

export function viewUser(user: PersonRow['user']): CompanyUser {
  const { id, firstname, lastname, email, role, pendingEmail, service } = user
  const invited = user.oneTimePasswordUntilAt !== null
  const invitedAt = user.invitedAt?.toISOString() ?? null
  return { id, firstname, lastname, email, role, pendingEmail, invited, invitedAt, service }
}

export function viewPerson(person: PersonRow): UserDetails {
  return { ...viewUser(person.user), company: viewCompany(person) }
}

export function viewerOf({ person, requiredAction }: SignedIn, facts: Pick<Viewer, 'analytics'>): Viewer {
  return { user: viewPerson(person), requiredAction, secondFactor: person.user.twoFactorEnabled, ...facts }
}
