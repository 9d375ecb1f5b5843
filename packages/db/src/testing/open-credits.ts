import { count, eq, ne } from 'drizzle-orm'
import { creditNotes } from '../credit-notes/credit-notes.tables.ts'
import type { Reader, Writer } from '../database.ts'

/** Makes the gateway's time to know of a credit pass, for those that a killed server had sent. */
export async function forgetSentCredits(tx: Writer): Promise<void> {
  await tx
    .update(creditNotes)
    .set({ sentAt: new Date(0) })
    .where(eq(creditNotes.state, 'sending'))
}

export async function countOpenCredits(db: Reader): Promise<number> {
  const [row] = await db.select({ open: count() }).from(creditNotes).where(ne(creditNotes.state, 'given'))
  return Number(row?.open ?? 0)
}
