import { type AccountRole, houseCompanyId, isStaffRole } from '@mullion/domain/accounts/actor'
import { rolesGrantedBy } from '@mullion/domain/accounts/permissions'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { roleName } from '../role-name.ts'

export const personLabels = { firstname: 'First Name', lastname: 'Last Name' }

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

export function roleChoices(roles: readonly AccountRole[]) {
  return roles.map((role) => ({ value: role, label: roleName(role) }))
}
