import type { NewUser } from '@mullion/db/accounts/user.repository'
import { oneTimePasswordEnd } from './one-time-password.ts'

type NamedPerson = Pick<NewUser, 'companyId' | 'firstname' | 'lastname' | 'email' | 'role'>

/** Somebody whom another adds: with a one-time password from now on, to be changed, and an address still to be proven. */
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
