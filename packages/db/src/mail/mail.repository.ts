import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { insertOf } from '../prepared-writes.ts'
import { mailMessages } from './mail.tables.ts'

export type MailRow = typeof mailMessages.$inferSelect
export type NewMail = Pick<MailRow, 'event' | 'recipients' | 'subject' | 'html' | 'text'> &
  Partial<Pick<MailRow, 'attachments'>>

const insertMail = insertOf(mailMessages, { ignoreConflicts: true })

/** Queues mail in the transaction of the change that causes it; an event that already has mail gets no second one. */
export async function queueMail(tx: Writer, mail: NewMail, now: Date): Promise<void> {
  await insertMail(tx, { attachments: [], ...mail, state: 'queued', tries: 0, dueAt: now, createdAt: now })
}

/** Returns due mail, longest waiting first. */
export function listDueMail(db: Reader, now: Date, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.state, 'queued'), lte(mailMessages.dueAt, now)))
    .orderBy(asc(mailMessages.dueAt), asc(mailMessages.id))
    .limit(limit)
}

/**
 * Claims a due message for one delivery attempt, hiding it from other workers until an instant; null if another took
 * it.
 */
export async function claimMail(tx: Writer, mail: MailRow, until: Date): Promise<MailRow | null> {
  const [row] = await tx
    .update(mailMessages)
    .set({ tries: mail.tries + 1, dueAt: until })
    .where(
      and(eq(mailMessages.id, mail.id), eq(mailMessages.state, 'queued'), eq(mailMessages.tries, mail.tries)),
    )
    .returning()
  return row ?? null
}

/** Records the outcome of a delivery attempt: sent, retry at an instant, or given up; sent and given up are final. */
export async function settleMail(
  tx: Writer,
  id: number,
  end: Pick<MailRow, 'state' | 'dueAt' | 'sentAt' | 'lastError'> & Partial<Pick<MailRow, 'html' | 'text'>>,
): Promise<void> {
  await tx
    .update(mailMessages)
    .set(end)
    .where(and(eq(mailMessages.id, id), eq(mailMessages.state, 'queued')))
}

/**
 * Blanks text and attachments of sent and given-up mail whose last attempt was before an instant, oldest first, and
 * returns how many; the row stays, because its event prevents a second mail.
 */
export async function blankFinalMail(
  tx: Writer,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { id, state, text, dueAt } = mailMessages
  const old = await tx
    .select({ id })
    .from(mailMessages)
    // Written as in the partial index, so that blank mail is never read again.
    .where(and(sql`${state} <> 'queued'`, sql`${text} <> ''`, lt(dueAt, before)))
    .orderBy(asc(dueAt))
    .limit(limit)
  const ids = old.map((row) => row.id)
  if (ids.length > 0)
    await tx.update(mailMessages).set({ html: '', text: '', attachments: [] }).where(inArray(id, ids))
  return ids.length
}
