import type { NewUser } from '@mullion/db/accounts/user.repository'
import { oneTimePasswordEnd } from './one-time-password.ts'

type NamedPerson = Pick<NewUser, 'companyId' | 'firstname' | 'lastname' | 'email' | 'role'>

/**
 * Row of a user added by an admin: an unverified email address, and a one-time password that is valid from
 * now and must be changed.
 */
export function newUserRow({ companyId, firstname, lastname, email, role }: NamedPerson, now: Date): NewUser {
  return {
    companyId,
    firstname,
    lastname,
    email,
    role,
    emailVerified: false,
    passwordChangeRequired: true,
    oneTimePasswordUntilAt: oneTimePasswordEnd(now),
    invitedAt: now,
    twoFactorEnabled: false,
    createdAt: now,
    updatedAt: now,
  }
}
