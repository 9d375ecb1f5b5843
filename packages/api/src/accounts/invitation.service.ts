import { claimInvitation, listDueInvitations } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import type { Clock } from '../clock.ts'
import { invitationMail, type MailFacts } from './account-mails.ts'
import { mailableLink } from './mailed-links.ts'

export interface InvitationDeps extends MailFacts {
  readonly db: Database
  readonly clock: Clock
}

const linkHours = 7 * 24
const perTransaction = 20

/** Invitations of imported users, which are mailed some minutes after the import, so that it can be undone before. */
export function createInvitationService(deps: InvitationDeps) {
  const { db, clock } = deps

  /** Queues some due invitations; returns how many. A link to choose a password spares hashing one for each user. */
  function inviteSome(): Promise<number> {
    return db.transaction(async (tx) => {
      const now = clock()
      const due = await listDueInvitations(tx, { now, limit: perTransaction })
      for (const { user, company } of due) {
        if (!(await claimInvitation(tx, user.id, now))) continue
        const link = { purpose: 'reset_password', subjectId: user.id, now, hours: linkHours } as const
        const token = await mailableLink(tx, link)
        const to = { email: user.email, key: hashOfKey(token) }
        await queueMail(tx, invitationMail(to, { token, companyName: company.name }, deps), now)
      }
      return due.length
    })
  }

  return {
    /** Mails the invitations that are due. */
    async inviteDue(): Promise<void> {
      while ((await inviteSome()) === perTransaction);
    },
  }
}
