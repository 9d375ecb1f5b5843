import { and, asc, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import {
  type DealerRequestStage,
  dealerRequestFiles,
  dealerRequests,
  mailedLinks,
} from './accounts.tables.ts'

export type DealerRequestRow = typeof dealerRequests.$inferSelect
export type NewDealerRequest = Omit<typeof dealerRequests.$inferInsert, 'id'>
export type RequestFileRow = typeof dealerRequestFiles.$inferSelect
export type NewRequestFile = Omit<typeof dealerRequestFiles.$inferInsert, 'id' | 'requestId'>

/** Stores a request with its files and gives it its id. */
export async function createDealerRequest(
  tx: Writer,
  request: NewDealerRequest,
  files: readonly NewRequestFile[],
): Promise<DealerRequestRow> {
  const [row] = await tx.insert(dealerRequests).values(request).returning()
  if (!row) throw new Error('The request was not stored.')
  const rows = files.map((file) => ({ ...file, requestId: row.id }))
  if (rows.length > 0) await tx.insert(dealerRequestFiles).values(rows)
  return row
}

/** The newest request of an address that waits to be verified, or null. */
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
  /** Set when the request is verified by the move. */
  readonly verifiedAt?: Date
}

/** Moves a request on; null when there is none at the stage it should come from. Of two moves at once one wins. */
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

/** Takes a pending request off the list; null when it is not pending. Its files stay until `purgeRemovedRequests`. */
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

/** Puts a request that was removed after an instant back on the list; null when there is none. */
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

/** Deletes the files of requests that were removed at an instant or before, and gives what they were. */
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

/** The files of one request, as they were uploaded. */
export function listRequestFiles(db: Reader, requestId: number): Promise<RequestFileRow[]> {
  return db
    .select()
    .from(dealerRequestFiles)
    .where(eq(dealerRequestFiles.requestId, requestId))
    .orderBy(asc(dealerRequestFiles.id))
}

/** Requests that wait for staff, the longest waiting first. */
export function listPendingRequests(db: Reader): Promise<DealerRequestRow[]> {
  return db
    .select()
    .from(dealerRequests)
    .where(eq(dealerRequests.stage, 'pending'))
    .orderBy(asc(dealerRequests.verifiedAt), asc(dealerRequests.id))
}

/** The files of all requests that wait for staff, as they were uploaded. */
export async function listPendingFiles(db: Reader): Promise<RequestFileRow[]> {
  const rows = await db
    .select({ file: dealerRequestFiles })
    .from(dealerRequestFiles)
    .innerJoin(dealerRequests, eq(dealerRequests.id, dealerRequestFiles.requestId))
    .where(eq(dealerRequests.stage, 'pending'))
    .orderBy(asc(dealerRequestFiles.id))
  return rows.map(({ file }) => file)
}

/** A file of a request that was verified, or null. */
export async function findRequestFile(db: Reader, id: number): Promise<RequestFileRow | null> {
  const verified = inArray(dealerRequests.stage, ['pending', 'accepted'])
  const [row] = await db
    .select({ file: dealerRequestFiles })
    .from(dealerRequestFiles)
    .innerJoin(dealerRequests, eq(dealerRequests.id, dealerRequestFiles.requestId))
    .where(and(eq(dealerRequestFiles.id, id), verified))
  return row?.file ?? null
}

/** How many files a request has. */
export function countRequestFiles(db: Reader, requestId: number): Promise<number> {
  return db.$count(dealerRequestFiles, eq(dealerRequestFiles.requestId, requestId))
}

/** The names under which the bytes of all requests are kept. */
export async function listStoredNames(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: dealerRequestFiles.storedAs }).from(dealerRequestFiles)
  return rows.map(({ storedAs }) => storedAs)
}

/** Forgets the files of requests and gives what is forgotten. */
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

/** Forgets the requests that an address has not verified, and gives the files that nothing names any more. */
export function removeUnverifiedOf(tx: Writer, email: string): Promise<RequestFileRow[]> {
  return removeUnverified(tx, eq(dealerRequests.email, email))
}

/** The same for requests that were made at an instant or before. */
export function removeUnverifiedUntil(tx: Writer, until: Date): Promise<RequestFileRow[]> {
  return removeUnverified(tx, lte(dealerRequests.createdAt, until))
}

async function removeUnverified(tx: Writer, which: SQL): Promise<RequestFileRow[]> {
  // Moving them first settles the race with a verification; their files have to go before they do.
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
