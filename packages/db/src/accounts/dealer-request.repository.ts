import { maxListed } from '@mullion/domain/list-input'
import { sortKeyOf } from '@mullion/domain/sort-key'
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { arranged, byName, byText, countListed, type Listed, type Listing, matching } from '../listing.ts'
import {
  type DealerRequestStage,
  dealerRequestFiles,
  dealerRequests,
  mailedLinks,
} from './accounts.tables.ts'

export type DealerRequestRow = typeof dealerRequests.$inferSelect
export type NewDealerRequest = Omit<
  typeof dealerRequests.$inferInsert,
  'id' | 'companySortKey' | 'contactSortKey'
>
export type RequestFileRow = typeof dealerRequestFiles.$inferSelect
export type NewRequestFile = Omit<typeof dealerRequestFiles.$inferInsert, 'id' | 'requestId'>

/** Returns the sort keys of a request's company and contact. */
export const requestSortKeys = (
  request: Pick<NewDealerRequest, 'companyName' | 'firstName' | 'lastName'>,
) => ({
  companySortKey: sortKeyOf(request.companyName),
  contactSortKey: sortKeyOf(`${request.firstName} ${request.lastName}`),
})

export async function createDealerRequest(
  tx: Writer,
  request: NewDealerRequest,
  files: readonly NewRequestFile[],
): Promise<DealerRequestRow> {
  const [row] = await tx
    .insert(dealerRequests)
    .values({ ...request, ...requestSortKeys(request) })
    .returning()
  if (!row) throw new Error('The request was not stored.')
  const rows = files.map((file) => ({ ...file, requestId: row.id }))
  if (rows.length > 0) await tx.insert(dealerRequestFiles).values(rows)
  return row
}

export async function findUnverifiedRequest(db: Reader, email: string): Promise<DealerRequestRow | null> {
  const [row] = await db
    .select()
    .from(dealerRequests)
    .where(and(eq(dealerRequests.email, email), eq(dealerRequests.stage, 'unverified')))
    .orderBy(desc(dealerRequests.id))
    .limit(1)
  return row ?? null
}

interface Move {
  readonly from: DealerRequestStage
  readonly to: DealerRequestStage
  readonly verifiedAt?: Date
}

/** Moves a request to another stage; null if none is at the expected stage. Of two concurrent moves, one wins. */
export async function moveDealerRequest(
  tx: Writer,
  id: number,
  { from, to, verifiedAt }: Move,
): Promise<DealerRequestRow | null> {
  const [row] = await tx
    .update(dealerRequests)
    .set({ stage: to, ...(verifiedAt ? { verifiedAt } : {}) })
    .where(and(eq(dealerRequests.id, id), eq(dealerRequests.stage, from)))
    .returning()
  return row ?? null
}

/** Removes a pending request; null if it is not pending. Its files stay until `purgeRemovedRequests`. */
export async function removeDealerRequest(
  tx: Writer,
  id: number,
  removedAt: Date,
): Promise<DealerRequestRow | null> {
  const [row] = await tx
    .update(dealerRequests)
    .set({ stage: 'removed', removedAt })
    .where(and(eq(dealerRequests.id, id), eq(dealerRequests.stage, 'pending')))
    .returning()
  return row ?? null
}

/** Restores a request that was removed after an instant; null if there is none. */
export async function restoreDealerRequest(
  tx: Writer,
  id: number,
  removedAfter: Date,
): Promise<DealerRequestRow | null> {
  const [row] = await tx
    .update(dealerRequests)
    .set({ stage: 'pending', removedAt: null })
    .where(
      and(
        eq(dealerRequests.id, id),
        eq(dealerRequests.stage, 'removed'),
        gt(dealerRequests.removedAt, removedAfter),
      ),
    )
    .returning()
  return row ?? null
}

/** Deletes the files of requests removed at or before an instant, and returns them. */
export async function purgeRemovedRequests(tx: Writer, until: Date): Promise<RequestFileRow[]> {
  const rows = await tx
    .update(dealerRequests)
    .set({ removedAt: null })
    .where(and(eq(dealerRequests.stage, 'removed'), lte(dealerRequests.removedAt, until)))
    .returning({ id: dealerRequests.id })
  return removeRequestFiles(
    tx,
    rows.map(({ id }) => id),
  )
}

export function listRequestFiles(db: Reader, requestIds: readonly number[]): Promise<RequestFileRow[]> {
  return db
    .select()
    .from(dealerRequestFiles)
    .where(inArray(dealerRequestFiles.requestId, [...requestIds]))
    .orderBy(asc(dealerRequestFiles.id))
}

export function listPendingRequests(db: Reader): Promise<DealerRequestRow[]> {
  return db
    .select()
    .from(dealerRequests)
    .where(eq(dealerRequests.stage, 'pending'))
    .orderBy(asc(dealerRequests.verifiedAt), asc(dealerRequests.id))
}

const contact = sql`${dealerRequests.firstName} || ' ' || ${dealerRequests.lastName}`
const requestColumns = {
  company: byName(dealerRequests.companySortKey),
  contact: byName(dealerRequests.contactSortKey),
  email: byText(dealerRequests.email),
}

/** Returns a page of the requests waiting for staff, oldest first; searched by company, contact and email. */
export async function searchPendingRequests(
  db: Reader,
  listing: Listing<keyof typeof requestColumns>,
): Promise<Listed<DealerRequestRow>> {
  const { id, stage, verifiedAt, companyName, email } = dealerRequests
  const where = and(eq(stage, 'pending'), matching([companyName, contact, email], listing))
  const rows = await db
    .select()
    .from(dealerRequests)
    .where(where)
    .orderBy(...arranged(requestColumns, listing, [asc(verifiedAt), asc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(dealerRequests).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

export async function listPendingFiles(db: Reader): Promise<RequestFileRow[]> {
  const rows = await db
    .select({ file: dealerRequestFiles })
    .from(dealerRequestFiles)
    .innerJoin(dealerRequests, eq(dealerRequests.id, dealerRequestFiles.requestId))
    .where(eq(dealerRequests.stage, 'pending'))
    .orderBy(asc(dealerRequestFiles.id))
  return rows.map(({ file }) => file)
}

/** Returns a file of a verified request, or null. */
export async function findRequestFile(db: Reader, id: number): Promise<RequestFileRow | null> {
  const verified = inArray(dealerRequests.stage, ['pending', 'accepted'])
  const [row] = await db
    .select({ file: dealerRequestFiles })
    .from(dealerRequestFiles)
    .innerJoin(dealerRequests, eq(dealerRequests.id, dealerRequestFiles.requestId))
    .where(and(eq(dealerRequestFiles.id, id), verified))
  return row?.file ?? null
}

export function countRequestFiles(db: Reader, requestId: number): Promise<number> {
  return db.$count(dealerRequestFiles, eq(dealerRequestFiles.requestId, requestId))
}

export async function listStoredNames(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: dealerRequestFiles.storedAs }).from(dealerRequestFiles)
  return rows.map(({ storedAs }) => storedAs)
}

export async function removeRequestFiles(
  tx: Writer,
  requestIds: readonly number[],
): Promise<RequestFileRow[]> {
  if (requestIds.length === 0) return []
  return tx
    .delete(dealerRequestFiles)
    .where(inArray(dealerRequestFiles.requestId, [...requestIds]))
    .returning()
}

/** Deletes an email's unverified requests and returns the files no longer referenced. */
export function removeUnverifiedOf(tx: Writer, email: string): Promise<RequestFileRow[]> {
  return removeUnverified(tx, eq(dealerRequests.email, email))
}

/** Deletes unverified requests made at or before an instant and returns the files no longer referenced. */
export function removeUnverifiedUntil(tx: Writer, until: Date): Promise<RequestFileRow[]> {
  return removeUnverified(tx, lte(dealerRequests.createdAt, until))
}

async function removeUnverified(tx: Writer, which: SQL): Promise<RequestFileRow[]> {
  // Marking the requests as removed first settles a race with a verification. The files must be deleted
  // before their requests.
  const rows = await tx
    .update(dealerRequests)
    .set({ stage: 'removed' })
    .where(and(eq(dealerRequests.stage, 'unverified'), which))
    .returning({ id: dealerRequests.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.purpose, 'dealer_request'), inArray(mailedLinks.subjectId, ids)))
  const files = await removeRequestFiles(tx, ids)
  await tx.delete(dealerRequests).where(inArray(dealerRequests.id, ids))
  return files
}
