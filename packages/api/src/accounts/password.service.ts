import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Authenticator } from '@mullion/auth/port'
import { findPasswordHash, setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { findMailedLink, removeMailedLinks } from '@mullion/db/accounts/mailed-link.repository'
import { removePendingSignIns, removeSessions } from '@mullion/db/accounts/session.repository'
import { findPerson, findUserByEmail, type PersonRow, updateUser } from '@mullion/db/accounts/user.repository'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { linkRefused, passwordRefused, passwordWrong } from '@mullion/domain/accounts/account-errors'
import { guest } from '@mullion/domain/accounts/actor'
import { passwordProblem, samePasswordText } from '@mullion/domain/accounts/password'
import type { ChangePasswordInput } from '@mullion/domain/accounts/session'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { actorOfUser, type SignedIn } from '../signed-in.ts'
import { credentialMail, type MailFacts, resetMail } from './account-mails.ts'
import { leakedPasswords } from './leaked-passwords.ts'
import { mailableLink, useLink } from './mailed-links.ts'
import { assertOwnUser } from './own-user.ts'

export interface PasswordDeps extends MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
}

export type PasswordService = ReturnType<typeof createPasswordService>

const resetHours = 1
/** How long the response takes, in milliseconds, whether or not there is an account to mail to. */
const steadyMs = [120, 160] as const

export function createPasswordService(deps: PasswordDeps) {
  const { db, authenticator, limits, clock } = deps

  async function hashNew(password: string, { user }: PersonRow): Promise<string> {
    const problem = passwordProblem(password, user.email, await leakedPasswords())
    if (problem) throw passwordRefused(problem)
    return authenticator.hashPassword(password)
  }

  async function setOwn(tx: Writer, { user }: PersonRow, hash: string): Promise<void> {
    const now = clock()
    const userId = user.id
    await setPasswordHash(tx, userId, { hash, now })
    const own = { passwordChangeRequired: false, oneTimePasswordUntilAt: null, updatedAt: now }
    await updateUser(tx, userId, own)
    // Links and unfinished sign-ins from before the change stop working.
    await removeMailedLinks(tx, 'reset_password', userId)
    await removePendingSignIns(tx, userId)
    const change = 'Your password was changed.'
    await queueMail(tx, credentialMail(user, change, deps), now)
  }

  /**
   * Mails a reset link to the account with this email address. Neither timing nor answer reveals whether there is one.
   */
  async function forgot(email: string, ipAddress: string): Promise<void> {
    await limits.consume('forgot-address', ipAddress)
    await limits.consume('forgot-account', `${email}@${ipAddress}`)
    const longEnough = sleep(randomInt(...steadyMs))
    await Promise.all([mailLink(email, ipAddress), longEnough])
  }

  async function mailLink(email: string, ipAddress: string): Promise<void> {
    // Repeated requests by a stranger neither flood a mailbox nor block its owner from asking.
    if (!(await limits.allows('forgot-mails', email))) return
    const user = await findUserByEmail(db.read, email)
    const now = clock()
    await db.transaction(async (tx) => {
      const subject = user ? `user:${user.id}` : 'user:unknown'
      await audit(tx, guest('', ipAddress), {
        action: 'password_reset_asked',
        subject,
        companyId: user?.companyId ?? null,
        at: now,
      })
      if (!user || user.service) return
      const token = await mailableLink(tx, {
        purpose: 'reset_password',
        subjectId: user.id,
        now,
        hours: resetHours,
        keepsEarlier: true,
      })
      const to = { email, key: hashOfKey(token) }
      await queueMail(tx, resetMail(to, token, deps), now)
    })
  }

  async function personOfLink(token: string): Promise<PersonRow | null> {
    const link = { purpose: 'reset_password', tokenHash: hashOfKey(token), now: clock() } as const
    const found = await findMailedLink(db.read, link)
    return found && findPerson(db.read, found.subjectId)
  }

  /** Checks whether a mailed link can still set a password, without using it up. */
  async function checkLink(token: string, ipAddress: string): Promise<{ good: boolean }> {
    await limits.consume('mailed-link', ipAddress)
    return { good: (await personOfLink(token)) !== null }
  }

  /** Sets a new password by a mailed link, which is then used up, and ends all sessions. */
  async function reset(token: string, newPassword: string, ipAddress: string): Promise<void> {
    await limits.consume('mailed-link', ipAddress)
    const person = await personOfLink(token)
    if (!person) throw linkRefused()
    const hash = await hashNew(newPassword, person)
    await db.transaction(async (tx) => {
      const now = clock()
      if ((await useLink(tx, 'reset_password', { token, now })) !== person.user.id) throw linkRefused()
      await setOwn(tx, person, hash)
      await removeSessions(tx, person.user.id, null)
      const subject = `user:${person.user.id}`
      await audit(tx, actorOfUser(person, ipAddress), { action: 'password_reset', subject, at: now })
    })
  }

  /**
   * Changes the user's own password and ends their other sessions; throws `missing` when the input names another user.
   */
  async function change(signedIn: SignedIn, input: ChangePasswordInput): Promise<void> {
    const { person, self, sessionId } = signedIn
    assertOwnUser(self, input)
    await limits.consume('own-password', self.id)
    const known = await findPasswordHash(db.read, self.userId)
    if (!(await authenticator.verifyPassword(input.oldPassword, known))) throw passwordWrong()
    if (input.newPassword === input.oldPassword) {
      throw passwordRefused(samePasswordText)
    }
    const hash = await hashNew(input.newPassword, person)
    await db.transaction(async (tx) => {
      await setOwn(tx, person, hash)
      await removeSessions(tx, self.userId, sessionId)
      await audit(tx, self, { action: 'password_changed', subject: `user:${self.userId}`, at: clock() })
    })
    await limits.reset('own-password', self.id)
  }

  return { forgot, checkLink, reset, change }
}
