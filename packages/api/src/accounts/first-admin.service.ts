import type { Authenticator } from '@mullion/auth/port'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { countOtherSuperAdmins, createUser } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { emailTaken } from '@mullion/domain/accounts/account-errors'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import type { CreateUserInput } from '@mullion/domain/accounts/user'
import { AppError } from '@mullion/domain/error'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { newUserRow } from './new-user-row.ts'
import { oneTimePassword } from './one-time-password.ts'
import { operator } from './operator.ts'

/** The store has a super admin, who can add others. */
export function notTheFirst(): AppError {
  return new AppError('blocked', 'accounts.not_the_first', 'This store has a super admin already.')
}

export interface FirstAdminDeps {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly clock: Clock
  /** True for a demonstration, which has its own super admins. */
  readonly demo: boolean
}

/**
 * Creates the store's first super_admin and returns their one-time password, valid for seven days. Throws `blocked`
 * when there already is one: super admins add further ones.
 */
export async function createFirstSuperAdmin(
  { db, authenticator, clock, demo }: FirstAdminDeps,
  { firstname, lastname, email }: Pick<CreateUserInput, 'firstname' | 'lastname' | 'email'>,
): Promise<string> {
  const password = oneTimePassword()
  const hash = await authenticator.hashPassword(password)
  await db.transaction(async (tx) => {
    if ((await countOtherSuperAdmins(tx, 0, { demo })) > 0) {
      throw notTheFirst()
    }
    const now = clock()
    const person = { companyId: houseCompanyId, firstname, lastname, email, role: 'super_admin' } as const
    const user = await createUser(tx, newUserRow(person, now))
    if (!user) throw emailTaken()
    await setPasswordHash(tx, user.id, { hash, now })
    await audit(tx, operator, {
      action: 'user_created',
      subject: `user:${user.id}`,
      details: { email },
      at: now,
    })
  })
  return password
}
