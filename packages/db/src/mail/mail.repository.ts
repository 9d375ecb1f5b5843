import { and, asc, count, eq, gte, inArray, like, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { insertOf } from '../prepared-writes.ts'
import { mailMessages } from './mail.tables.ts'

export type MailRow = typeof mailMessages.$inferSelect
export type NewMail = Pick<MailRow, 'event' | 'recipients' | 'subject' | 'html' | 'text'> &
  Partial<Pick<MailRow, 'attachments'>> & {
    /** When it is sent at the earliest; at once if left out. */
    readonly dueAt?: Date
  }

const insertMail = insertOf(mailMessages, { ignoreConflicts: true })

/** Queues mail in the transaction of the change that causes it; an event that already has mail gets no second one. */
export async function queueMail(tx: Writer, mail: NewMail, now: Date): Promise<void> {
  await insertMail(tx, { attachments: [], dueAt: now, ...mail, state: 'queued', tries: 0, createdAt: now })
}

/** Withdraws mail that no worker has tried to send yet, and returns whether there was any. */
export async function cancelWaitingMail(tx: Writer, events: readonly string[]): Promise<boolean> {
  const { id, event, state, tries } = mailMessages
  const canceled = await tx
    .delete(mailMessages)
    .where(and(inArray(event, [...events]), eq(state, 'queued'), eq(tries, 0)))
    .returning({ id })
  return canceled.length > 0
}

/** Withdraws mail whose event begins with `prefix` and that no worker has tried to send yet. */
export async function cancelWaitingMailAbout(tx: Writer, prefix: string): Promise<void> {
  const { event, state, tries } = mailMessages
  await tx.delete(mailMessages).where(and(like(event, `${prefix}%`), eq(state, 'queued'), eq(tries, 0)))
}

/** True if there is mail for one of the events, whether sent or not. */
export async function hasMail(db: Reader, events: readonly string[]): Promise<boolean> {
  const { id, event } = mailMessages
  const [row] = await db
    .select({ id })
    .from(mailMessages)
    .where(inArray(event, [...events]))
    .limit(1)
  return row !== undefined
}

/** Counts mail queued since an instant whose event begins with `prefix`. */
export async function countMailSince(db: Reader, prefix: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mailMessages)
    .where(and(like(mailMessages.event, `${prefix}%`), gte(mailMessages.createdAt, since)))
  return row?.count ?? 0
}

/** Returns when mail that no worker has tried to send yet is due, by its event. */
export async function listWaitingMail(db: Reader, events: readonly string[]): Promise<Map<string, Date>> {
  const { event, dueAt, state, tries } = mailMessages
  const rows = await db
    .select({ event, dueAt })
    .from(mailMessages)
    .where(and(inArray(event, [...events]), eq(state, 'queued'), eq(tries, 0)))
  return new Map(rows.map((row) => [row.event, row.dueAt]))
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
  end: Pick<MailRow, 'state' | 'dueAt' | 'sentAt' | 'lastError'> &
    Partial<Pick<MailRow, 'html' | 'text' | 'recipients'>>,
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
