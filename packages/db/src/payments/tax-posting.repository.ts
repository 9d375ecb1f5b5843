import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { insertOf } from '../prepared-writes.ts'
import { taxPostings } from './tax-posting.tables.ts'

export type TaxPostingRow = typeof taxPostings.$inferSelect

const insertPosting = insertOf(taxPostings, { ignoreConflicts: true })
const { id, orderId, wanted, state, tries, dueAt } = taxPostings

/** Queues an order for the tax service in the transaction that makes it a sale; nothing if it is queued already. */
export async function createTaxPosting(
  tx: Writer,
  sale: Pick<TaxPostingRow, 'orderId' | 'documentKey'> & { readonly at: Date },
): Promise<void> {
  const { at, ...of } = sale
  await insertPosting(tx, {
    ...of,
    ...{ wanted: 'committed', state: 'queued', tries: 0, dueAt: at, createdAt: at },
  })
}

const queuedAnew = { state: 'queued', tries: 0, problem: null, doneAt: null } as const
const afterAttempt = (at: Date) => {
  const now = sql.param(at, dueAt)
  return sql`case when ${state} = 'queued' and ${dueAt} > ${now} then ${dueAt} else ${now} end`
}

/**
 * Queues that an order's sale is taken back, if it was queued or recorded; false if it never was. An attempt under way
 * is waited for.
 */
export async function cancelTaxPosting(tx: Writer, ofOrder: number, at: Date): Promise<boolean> {
  const canceled = await tx
    .update(taxPostings)
    .set({ ...queuedAnew, wanted: 'canceled', dueAt: afterAttempt(at) })
    .where(and(eq(orderId, ofOrder), eq(wanted, 'committed')))
    .returning({ id })
  return canceled.length > 0
}

/**
 * Queues that an order's sale is recorded anew, as it is then, unless it was taken back. An attempt under way is waited
 * for.
 */
export async function recommitTaxPosting(tx: Writer, ofOrder: number, at: Date): Promise<void> {
  await tx
    .update(taxPostings)
    .set({ ...queuedAnew, documentKey: null, dueAt: afterAttempt(at) })
    .where(and(eq(orderId, ofOrder), eq(wanted, 'committed')))
}

/** Returns due postings, longest waiting first. */
export function listDueTaxPostings(db: Reader, now: Date, limit: number): Promise<TaxPostingRow[]> {
  return db
    .select()
    .from(taxPostings)
    .where(and(eq(state, 'queued'), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
}

/** True while the row is as it was read: not claimed by another server, and not taken back. */
const unchanged = (posting: TaxPostingRow) =>
  and(eq(id, posting.id), eq(state, 'queued'), eq(tries, posting.tries), eq(wanted, posting.wanted))

/** Claims a due posting for one attempt, hiding it from other servers until an instant; null if another took it. */
export async function claimTaxPosting(
  tx: Writer,
  posting: TaxPostingRow,
  until: Date,
): Promise<TaxPostingRow | null> {
  const [row] = await tx
    .update(taxPostings)
    .set({ tries: posting.tries + 1, dueAt: until })
    .where(unchanged(posting))
    .returning()
  return row ?? null
}

/** Records how an attempt ended; nothing if the posting was claimed again or taken back meanwhile. */
export async function settleTaxPosting(
  tx: Writer,
  claimed: TaxPostingRow,
  end: Pick<TaxPostingRow, 'state' | 'dueAt' | 'doneAt' | 'problem'>,
): Promise<void> {
  await tx.update(taxPostings).set(end).where(unchanged(claimed))
}

/** Returns what the tax service should know about an order; null for nothing. */
export async function findTaxPosting(db: Reader, ofOrder: number): Promise<TaxPostingRow | null> {
  const [row] = await db.select().from(taxPostings).where(eq(orderId, ofOrder))
  return row ?? null
}
