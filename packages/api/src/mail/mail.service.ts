import type { Database } from '@mullion/db/database'
import {
  blankFinalMail,
  claimMail,
  countMailSince,
  listDueMail,
  type MailRow,
  queueMail,
  settleMail,
} from '@mullion/db/mail/mail.repository'
import type { QueuedAttachment } from '@mullion/db/mail/mail.tables'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import type { MailAttachment, MailTransport, RefusedRecipient } from '@mullion/integrations/mail/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { StaffMailFacts } from './staff-mail.ts'
import { undeliveredEvent, undeliveredMail } from './undelivered-mail.ts'

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
/** How many notes about undelivered mail staff get within an hour; the log has the others. */
const maxNotes = 10
const notesWithinMs = 60 * minute

type MailEnd = Parameters<typeof settleMail>[2]

export interface MailDeps extends StaffMailFacts {
  readonly db: Database
  readonly transport: MailTransport
  readonly documents: Pick<DocumentPrinter, 'orderDocument'>
  readonly clock: Clock
  readonly log: Log
}

/**
 * Sends queued mail, at least once; a message being sent is locked for other workers. Recipients that the mail server
 * refuses for good are given up at once, and staff get a note.
 */
export function createMailService(deps: MailDeps) {
  const { db, transport, documents, clock, log } = deps
  const later = (ms: number) => new Date(clock().getTime() + ms)

  /** Documents are printed here: a transaction that queues mail does not wait for the printer. */
  async function attached(queued: QueuedAttachment): Promise<MailAttachment> {
    if (!('printed' in queued)) return queued
    const bytes = await documents.orderDocument(queued.printed)
    const content = Buffer.from(bytes).toString('base64')
    return { filename: queued.filename, contentType: 'application/pdf', content, encoding: 'base64' }
  }

  async function refusedBy(mail: MailRow): Promise<readonly RefusedRecipient[]> {
    const { event: id, recipients: to, subject, html, text } = mail
    try {
      const attachments = await Promise.all(mail.attachments.map(attached))
      return (await transport.send({ id, to, subject, html, text, attachments }))?.refused ?? []
    } catch (error) {
      log.warn({ err: error, event: mail.event, tries: mail.tries }, 'Mail could not be sent.')
      const reason = error instanceof Error ? error.message : String(error)
      return to.map((address) => ({ address, reason, isFinal: false }))
    }
  }

  async function sendOne(mail: MailRow): Promise<void> {
    const refused = await refusedBy(mail)
    const wait = retryAfterMs[mail.tries - 1]
    const waiting = refused.filter(({ isFinal }) => !isFinal && wait !== undefined)
    const lost = refused.filter((each) => !waiting.includes(each))
    const lastError = refused[0]?.reason ?? null
    const dueAt = waiting.length > 0 ? later(wait ?? 0) : mail.dueAt
    const isLost = lost.length > 0 && lost.length === mail.recipients.length
    await settle(
      mail,
      waiting.length > 0
        ? {
            state: 'queued',
            dueAt,
            sentAt: null,
            lastError,
            recipients: waiting.map(({ address }) => address),
          }
        : { state: isLost ? 'failed' : 'sent', dueAt, sentAt: isLost ? null : clock(), lastError },
      lost,
    )
  }

  async function settle(mail: MailRow, end: MailEnd, lost: readonly RefusedRecipient[]): Promise<void> {
    const over = end.state !== 'queued' && holdsSecret.test(mail.event)
    if (lost.length > 0) log.error({ event: mail.event, recipients: lost.length }, 'Mail was given up.')
    await db.transaction(async (tx) => {
      await settleMail(tx, mail.id, over ? { ...end, ...blank } : end)
      if (lost.length === 0 || mail.event.startsWith(undeliveredEvent)) return
      if ((await countMailSince(tx, undeliveredEvent, later(-notesWithinMs))) >= maxNotes) return
      await queueMail(tx, undeliveredMail(mail, lost, deps), clock())
    })
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
