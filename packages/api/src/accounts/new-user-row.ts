import type { NewUser } from '@mullion/db/accounts/user.repository'
import { oneTimePasswordEnd } from './one-time-password.ts'

type NamedPerson = Pick<NewUser, 'companyId' | 'firstname' | 'lastname' | 'email' | 'role'>

/**
 * Row of a user added by an admin: a one-time password valid from now, to be changed, and an email address not verified
 * yet.
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
    twoFactorEnabled: false,
    createdAt: now,
    updatedAt: now,
  }
}
