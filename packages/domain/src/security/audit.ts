/** What is worth a line in the audit log; the log is only ever added to. */
export const auditActions = [
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'device_signed_out',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'user_created',
  'user_changed',
  'role_changed',
  'user_deleted',
  'email_verified',
  'company_created',
  'request_verified',
  'request_removed',
  'request_file_opened',
  'saved_card_removed',
  'part_marked',
] as const
export type AuditAction = (typeof auditActions)[number]
