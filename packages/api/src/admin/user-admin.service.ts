import { randomUUID } from 'node:crypto'
import type { Authenticator } from '@mullion/auth/port'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { removePendingSignIns, removeSessions } from '@mullion/db/accounts/session.repository'
import { type PersonRow, updateUser } from '@mullion/db/accounts/user.repository'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { serviceAccountLimited } from '@mullion/domain/accounts/account-errors'
import type { Member } from '@mullion/domain/accounts/actor'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { notInvited } from '@mullion/domain/admin/company-form'
import type { AuditAction } from '@mullion/domain/security/audit'
import { type MailFacts, welcomeMail } from '../accounts/account-mails.ts'
import { managedPerson } from '../accounts/managed-person.ts'
import { oneTimePassword, oneTimePasswordEnd } from '../accounts/one-time-password.ts'
import { viewUser } from '../accounts/person-view.ts'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'

export interface UserAdminDeps extends MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
}

export function createUserAdminService(deps: UserAdminDeps) {
  const { db, authenticator, limits, clock } = deps

  function note(tx: Writer, actor: Member, { user }: PersonRow, action: AuditAction) {
    const { id, companyId } = user
    return audit(tx, actor, { action, subject: `user:${id}`, companyId, at: clock() })
  }

  return {
    /** Mails a new one-time password to a user who has not chosen a password yet; the earlier one stops working. */
    async resendInvitation(actor: Member, userId: number): Promise<CompanyUser> {
      await limits.consume('people-mailed', actor.id)
      const password = oneTimePassword()
      const hash = await authenticator.hashPassword(password)
      return db.transaction(async (tx) => {
        const person = await managedPerson(tx, actor, userId)
        if (person.user.oneTimePasswordUntilAt === null) throw notInvited()
        const now = clock()
        const until = { oneTimePasswordUntilAt: oneTimePasswordEnd(now) }
        const change = { ...until, invitedAt: now, invitationDueAt: null, updatedAt: now }
        const user = (await updateUser(tx, userId, change)) ?? person.user
        await setPasswordHash(tx, userId, { hash, now })
        await removeSessions(tx, userId, null)
        await removePendingSignIns(tx, userId)
        const facts = { oneTimePassword: password, companyName: person.company.name }
        await queueMail(tx, welcomeMail({ email: user.email, key: randomUUID() }, facts, deps), now)
        await note(tx, actor, person, 'invitation_resent')
        return viewUser(user)
      })
    },

    /** Makes a user choose a new password before anything else, in open sessions too. */
    requirePasswordChange(actor: Member, userId: number): Promise<CompanyUser> {
      return db.transaction(async (tx) => {
        const person = await managedPerson(tx, actor, userId)
        if (person.user.service) throw serviceAccountLimited()
        const change = { passwordChangeRequired: true, updatedAt: clock() }
        const user = (await updateUser(tx, userId, change)) ?? person.user
        await note(tx, actor, person, 'password_change_required')
        return viewUser(user)
      })
    },

    endSessions(actor: Member, userId: number): Promise<{ ended: number }> {
      return db.transaction(async (tx) => {
        const person = await managedPerson(tx, actor, userId)
        const ended = await removeSessions(tx, userId, null)
        await removePendingSignIns(tx, userId)
        await note(tx, actor, person, 'sessions_ended')
        return { ended }
      })
    },
  }
}
