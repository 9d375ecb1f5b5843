import { type AccountRole, isStaffRole } from '@mullion/domain/accounts/actor'
import { rolesGrantedBy } from '@mullion/domain/accounts/permissions'
import { type CompanyUser, createUserInput, type UserDetails } from '@mullion/domain/accounts/user'
import { requiredText } from '@mullion/domain/postal-address'
import { problemsOf, toldOf } from '../../../lib/form-problems.ts'
import { isHouse } from '../../../lib/house.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'

/** The fields of a person's form, in the order in which they stand. */
const personFields = ['firstname', 'lastname', 'email', 'role'] as const
export type PersonField = (typeof personFields)[number]

/** A person as they are typed, before they are checked. */
export type PersonDraft = Readonly<Record<PersonField, string>>

export const correctFirstText = 'Please correct the errors before submitting.'

/** The roles that the viewer may give in their own company: staff belong to the house company, customers do not. */
export function rolesToGive({
  role,
  company,
}: Pick<UserDetails, 'role' | 'company'>): readonly AccountRole[] {
  return rolesGrantedBy(role).filter(
    (each): each is AccountRole => each !== 'guest' && isStaffRole(each) === isHouse(company),
  )
}

/** Whether the viewer may change or delete a person of their company. */
export function mayChange(viewer: Pick<UserDetails, 'role'>, user: Pick<CompanyUser, 'role'>): boolean {
  return rolesGrantedBy(viewer.role).includes(user.role)
}

/** The draft after somebody typed into one of its fields. */
export function typedPerson(draft: PersonDraft, field: PersonField, text: string): PersonDraft {
  return { ...draft, [field]: field === 'email' ? text.toLowerCase() : text }
}

/** What is wrong with each field of a person, in the words of the form. */
export function personProblems(draft: PersonDraft): Problems<PersonField> {
  return problemsOf(createUserInput, draft, { fields: personFields, emptyText: requiredText })
}

/** Texts that the server has for fields of a person, by field. */
export function personFieldsOf(fields: Readonly<Record<string, string>>): Problems<PersonField> {
  return toldOf(personFields, fields)
}
