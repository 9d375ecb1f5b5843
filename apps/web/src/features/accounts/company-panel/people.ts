import { type AccountRole, houseCompanyId, isStaffRole } from '@mullion/domain/accounts/actor'
import { rolesGrantedBy } from '@mullion/domain/accounts/permissions'
import { type CompanyUser, createUserInput, type UserDetails } from '@mullion/domain/accounts/user'
import { requiredText } from '@mullion/domain/postal-address'
import { pickServerErrors, problemsOf } from '../../../lib/form-problems.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

const personFields = ['firstname', 'lastname', 'email', 'role'] as const
export type PersonField = (typeof personFields)[number]

export type PersonDraft = Readonly<Record<PersonField, string>>

export const correctFirstText = 'Please correct the errors before submitting.'

/**
 * Returns the roles the viewer may assign in their own company: staff roles in the house company, customer roles
 * elsewhere.
 */
export function rolesToGive({ role, company }: Pick<UserDetails, 'role' | 'company'>) {
  return rolesGrantedBy({ role }).filter(
    (each): each is AccountRole => each !== 'guest' && isStaffRole(each) === (company.id === houseCompanyId),
  )
}

export function mayChange(viewer: Pick<UserDetails, 'role'>, user: Pick<CompanyUser, 'role'>): boolean {
  return rolesGrantedBy(viewer).includes(user.role)
}

export function personProblems(draft: PersonDraft): Problems<PersonField> {
  return problemsOf(createUserInput, draft, { fields: personFields, emptyText: requiredText })
}

export function personFieldsOf(fields: Readonly<Record<string, string>>): Problems<PersonField> {
  return pickServerErrors(personFields, fields)
}
