import { maxListed } from '@mullion/domain/list-input'
import type { GivenUpTaxPosting } from '@mullion/domain/payments/tax-posting-list'
import { and, asc, eq } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, countListed, type Listed, type Listing } from '../listing.ts'
import { orders } from '../orders/orders.tables.ts'
import { taxPostings } from './tax-posting.tables.ts'

const { id, orderId, wanted, state, tries, problem } = taxPostings
const sortColumns = { order: orders.id, wanted, tax: orders.taxCents }
const ofOrder = eq(orders.id, orderId)

/** Returns a page of the postings that were given up, oldest order first; searched by order and problem. */
export async function listGivenUpTaxPostings(
  db: Reader,
  listing: Listing<keyof typeof sortColumns>,
): Promise<Listed<GivenUpTaxPosting>> {
  const { search } = listing
  const found = search === '' ? undefined : containsInAnyCase([orders.number, problem], search)
  const where = and(eq(state, 'failed'), found)
  const rows = await db
    .select({ id, orderNumber: orders.number, wanted, taxCents: orders.taxCents, tries, problem })
    .from(taxPostings)
    .innerJoin(orders, ofOrder)
    .where(where)
    .orderBy(...arranged(sortColumns, listing, [asc(orders.id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(taxPostings).innerJoin(orders, ofOrder).where(where).limit(maxListed)
  return {
    rows: rows.map((row) => ({
      ...row,
      orderNumber: row.orderNumber ?? '',
      problem: row.problem ?? '',
    })),
    total: await countListed(db, all.as('listed')),
  }
}

/** Queues a posting that was given up again; null if it is not given up. */
export async function requeueTaxPosting(tx: Writer, postingId: number, at: Date) {
  const [row] = await tx
    .update(taxPostings)
    .set({ state: 'queued', tries: 0, dueAt: at, problem: null })
    .where(and(eq(id, postingId), eq(state, 'failed')))
    .returning()
  return row ?? null
}
