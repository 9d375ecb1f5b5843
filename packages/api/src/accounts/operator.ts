import { houseCompanyId } from '@mullion/domain/accounts/actor'

/** Who acts in the audit log when a command runs on the server's own machine. */
export const operator = {
  id: 'operator',
  role: 'super_admin',
  companyId: houseCompanyId,
  ipAddress: '',
} as const
