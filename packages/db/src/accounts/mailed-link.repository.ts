import { and, eq, gt } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { type LinkPurpose, mailedLinks } from './accounts.tables.ts'

export type MailedLinkRow = typeof mailedLinks.$inferSelect

export async function createMailedLink(tx: Writer, link: MailedLinkRow): Promise<void> {
  await tx.insert(mailedLinks).values(link)
}

/** Returns a link that is still valid, without using it. */
export async function findMailedLink(
  db: Reader,
  { purpose, tokenHash, now }: LinkUse,
): Promise<MailedLinkRow | null> {
  const [row] = await db.select().from(mailedLinks).where(goodLink({ purpose, tokenHash, now }))
  return row ?? null
}

export async function hasMailedLink(
  db: Reader,
  { purpose, subjectId, now }: Pick<MailedLinkRow, 'purpose' | 'subjectId'> & { readonly now: Date },
): Promise<boolean> {
  const good = and(
    eq(mailedLinks.purpose, purpose),
    eq(mailedLinks.subjectId, subjectId),
    gt(mailedLinks.expiresAt, now),
  )
  const rows = await db.select({ subjectId: mailedLinks.subjectId }).from(mailedLinks).where(good).limit(1)
  return rows.length > 0
}

interface LinkUse {
  readonly purpose: LinkPurpose
  readonly tokenHash: string
  readonly now: Date
}

const goodLink = ({ purpose, tokenHash, now }: LinkUse) =>
  and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now))

/**
 * Uses up a link and returns the id it is about; null if it is unknown, used or expired. Of two concurrent uses, one
 * wins.
 */
export async function useMailedLink(tx: Writer, use: LinkUse): Promise<number | null> {
  const [row] = await tx.delete(mailedLinks).where(goodLink(use)).returning()
  return row?.subjectId ?? null
}

export async function removeMailedLinks(tx: Writer, purpose: LinkPurpose, subjectId: number): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.purpose, purpose), eq(mailedLinks.subjectId, subjectId)))
}
