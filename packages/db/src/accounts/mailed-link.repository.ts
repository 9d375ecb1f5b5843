import { and, eq, gt } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { type LinkPurpose, mailedLinks } from './accounts.tables.ts'

export type MailedLinkRow = typeof mailedLinks.$inferSelect

/** Stores a link by the hash of its secret. */
export async function createMailedLink(tx: Writer, link: MailedLinkRow): Promise<void> {
  await tx.insert(mailedLinks).values(link)
}

/** A link that is still good, without using it. */
export async function findMailedLink(
  db: Reader,
  { purpose, tokenHash, now }: LinkUse,
): Promise<MailedLinkRow | null> {
  const [row] = await db.select().from(mailedLinks).where(goodLink({ purpose, tokenHash, now }))
  return row ?? null
}

interface LinkUse {
  readonly purpose: LinkPurpose
  readonly tokenHash: string
  readonly now: Date
}

const goodLink = ({ purpose, tokenHash, now }: LinkUse) =>
  and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now))

/** Uses a link up: what it is about, or null when it is unknown, used or expired. Of two uses at once one wins. */
export async function useMailedLink(tx: Writer, use: LinkUse): Promise<number | null> {
  const [row] = await tx.delete(mailedLinks).where(goodLink(use)).returning()
  return row?.subjectId ?? null
}

/** Takes the links away that were mailed before for the same purpose. */
export async function removeMailedLinks(tx: Writer, purpose: LinkPurpose, subjectId: number): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.purpose, purpose), eq(mailedLinks.subjectId, subjectId)))
}
