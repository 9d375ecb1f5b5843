import { desc, eq, lte } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { mailboxMessages } from './mailbox.tables.ts'

export type MailboxRow = typeof mailboxMessages.$inferSelect

/** Stores a message unless it is there already, and removes all but the newest `keep`. */
export async function storeMailboxMessage(
  tx: Writer,
  message: Omit<MailboxRow, 'id'>,
  keep: number,
): Promise<void> {
  const [stored] = await tx
    .insert(mailboxMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: mailboxMessages.id })
  if (!stored) return
  const [oldest] = await tx
    .select({ id: mailboxMessages.id })
    .from(mailboxMessages)
    .orderBy(desc(mailboxMessages.id))
    .offset(keep)
    .limit(1)
  if (oldest) await tx.delete(mailboxMessages).where(lte(mailboxMessages.id, oldest.id))
}

/** Returns all messages without their content, newest first. */
export function listMailbox(
  db: Reader,
): Promise<Pick<MailboxRow, 'event' | 'recipients' | 'subject' | 'receivedAt'>[]> {
  const { event, recipients, subject, receivedAt } = mailboxMessages
  return db
    .select({ event, recipients, subject, receivedAt })
    .from(mailboxMessages)
    .orderBy(desc(mailboxMessages.id))
}

/** Returns the message about an event, or null. */
export async function findMailboxMessage(db: Reader, event: string): Promise<MailboxRow | null> {
  const [row] = await db.select().from(mailboxMessages).where(eq(mailboxMessages.event, event))
  return row ?? null
}

/** Replaces the texts of a message. */
export async function replaceMailboxTexts(
  tx: Writer,
  event: string,
  texts: Pick<MailboxRow, 'html' | 'text'>,
): Promise<void> {
  await tx.update(mailboxMessages).set(texts).where(eq(mailboxMessages.event, event))
}
