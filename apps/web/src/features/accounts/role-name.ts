import type { Role } from '@mullion/domain/accounts/actor'
import { roleLabel } from '@mullion/domain/accounts/user'

const staffNames: Readonly<Partial<Record<Role, string>>> = {
  frank_user: 'Parts Counter',
  frank_admin: 'Store Admin',
  super_admin: 'Super Admin',
}

export function roleName(role: Role): string {
  return staffNames[role] ?? roleLabel(role)
}
