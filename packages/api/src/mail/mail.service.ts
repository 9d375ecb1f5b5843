import type { Database } from '@mullion/db/database'
import {
  blankFinalMail,
  claimMail,
  listDueMail,
  type MailRow,
  settleMail,
} from '@mullion/db/mail/mail.repository'
import type { MailTransport } from '@mullion/integrations/mail/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

export type MailService = ReturnType<typeof createMailService>

const minute = 60_000
/** Delay after each failed attempt; after the last one the message is given up. */
const retryAfterMs = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute]
/** How long one attempt may take before another worker may send the message. */
const sendingMs = 2 * minute
const perRun = 50
/** How many days a mail keeps its text and attachments after its last attempt. */
const textDays = 30
const blankedAtOnce = 500
/** Mail with a link or password is blanked once sent: a backup must not let anyone sign in. */
const holdsSecret = /^(password-reset|welcome|verify-email|dealer-request):/
const blank = { html: '', text: '' }

/** Sends queued mail, at least once; a message being sent is locked for other workers. */
export function createMailService(deps: { db: Database; transport: MailTransport; clock: Clock; log: Log }) {
  const { db, transport, clock, log } = deps
  const later = (ms: number) => new Date(clock().getTime() + ms)

  async function sendOne(mail: MailRow): Promise<void> {
    try {
      const { event: id, recipients: to, subject, html, text, attachments } = mail
      await transport.send({ id, to, subject, html, text, attachments })
      await settle(mail, { state: 'sent', dueAt: mail.dueAt, sentAt: clock(), lastError: null })
    } catch (error) {
      log.warn({ err: error, event: mail.event, tries: mail.tries }, 'Mail could not be sent.')
      const wait = retryAfterMs[mail.tries - 1]
      const lastError = error instanceof Error ? error.message : String(error)
      const state = wait === undefined ? 'failed' : 'queued'
      await settle(mail, { state, dueAt: later(wait ?? 0), sentAt: null, lastError })
    }
  }

  function settle(mail: MailRow, end: Parameters<typeof settleMail>[2]): Promise<void> {
    const over = end.state !== 'queued' && holdsSecret.test(mail.event)
    return db.transaction((tx) => settleMail(tx, mail.id, over ? { ...end, ...blank } : end))
  }

  return {
    async sendDue(): Promise<number> {
      const due = await listDueMail(db.read, clock(), perRun)
      for (const mail of due) {
        const claimed = await db.transaction((tx) => claimMail(tx, mail, later(sendingMs)))
        if (claimed) await sendOne(claimed)
      }
      return due.length
    },

    /** Blanks text and attachments of old mail that was sent or given up. */
    async deleteExpired(): Promise<void> {
      const before = later(-textDays * 24 * 60 * minute)
      const blankSome = () => db.transaction((tx) => blankFinalMail(tx, { before, limit: blankedAtOnce }))
      while ((await blankSome()) === blankedAtOnce);
    },
  }
}
