import { type DraftState, draftMoves, openDraftStates } from '@mullion/domain/recurring-orders/draft-state'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { orders } from '../orders/orders.tables.ts'
import { insertOf } from '../prepared-writes.ts'
import { recurringDrafts } from './recurring-orders.tables.ts'

export type RecurringDraftRow = typeof recurringDrafts.$inferSelect
export type NewRecurringDraft = Omit<
  typeof recurringDrafts.$inferInsert,
  'id' | 'failure' | 'approvalRequestId' | 'orderId' | 'handledAt'
>

export interface DraftWithOrder {
  readonly draft: RecurringDraftRow
  readonly order: { readonly orderNumber: string | null; readonly grandTotalCents: number } | null
}

const insertDraft = insertOf(recurringDrafts, { ignoreConflicts: true })

/** Inserts the draft of a day; null if that day has one. */
export function createRecurringDraft(
  tx: Writer,
  draft: NewRecurringDraft,
): Promise<RecurringDraftRow | null> {
  const rest = { failure: null, approvalRequestId: null, orderId: null, handledAt: null }
  return insertDraft(tx, { ...draft, ...rest })
}

const numbered = (db: Reader) =>
  db
    .select({
      draft: getTableColumns(recurringDrafts),
      order: { orderNumber: orders.number, grandTotalCents: orders.grandTotalCents },
    })
    .from(recurringDrafts)
    .leftJoin(orders, eq(orders.id, recurringDrafts.orderId))

export async function findRecurringDraft(db: Reader, id: number): Promise<DraftWithOrder | null> {
  const [row] = await numbered(db).where(eq(recurringDrafts.id, id))
  return row ?? null
}

/** Returns the latest drafts of a recurring order, latest first. */
export function listRecurringDrafts(
  db: Reader,
  recurringOrderId: number,
  limit: number,
): Promise<DraftWithOrder[]> {
  return numbered(db)
    .where(eq(recurringDrafts.recurringOrderId, recurringOrderId))
    .orderBy(desc(recurringDrafts.dueOn))
    .limit(limit)
}

/** Returns the latest draft of each recurring order that has one. */
export async function latestDraftsOf(
  db: Reader,
  recurringOrderIds: readonly number[],
): Promise<ReadonlyMap<number, DraftWithOrder>> {
  if (recurringOrderIds.length === 0) return new Map()
  const latest = db
    .select({ id: sql`max(${recurringDrafts.id})` })
    .from(recurringDrafts)
    .where(inArray(recurringDrafts.recurringOrderId, [...recurringOrderIds]))
    .groupBy(recurringDrafts.recurringOrderId)
  const rows = await numbered(db).where(inArray(recurringDrafts.id, latest))
  return new Map(rows.map((row) => [row.draft.recurringOrderId, row]))
}

export interface DraftMove {
  readonly to: DraftState
  readonly at: Date
  /** The version that it must still have; any if left out. */
  readonly version?: number
  readonly set?: Partial<Pick<RecurringDraftRow, 'failure' | 'approvalRequestId' | 'orderId' | 'handledAt'>>
}

/** Moves a draft to a state that its present one leads to; null if it was changed or decided meanwhile. */
export async function moveRecurringDraft(
  tx: Writer,
  id: number,
  { to, at, version, set = {} }: DraftMove,
): Promise<RecurringDraftRow | null> {
  const from = (Object.keys(draftMoves) as DraftState[]).filter((state) =>
    (draftMoves[state] as readonly DraftState[]).includes(to),
  )
  const [row] = await tx
    .update(recurringDrafts)
    .set({ ...set, state: to, changedAt: at, version: sql`${recurringDrafts.version} + 1` })
    .where(
      and(
        eq(recurringDrafts.id, id),
        inArray(recurringDrafts.state, from),
        version === undefined ? undefined : eq(recurringDrafts.version, version),
      ),
    )
    .returning()
  return row ?? null
}

/** Skips the drafts that wait of a recurring order that has ended. */
export async function skipOpenDrafts(tx: Writer, recurringOrderId: number, at: Date): Promise<void> {
  await tx
    .update(recurringDrafts)
    .set({ state: 'skipped', changedAt: at, version: sql`${recurringDrafts.version} + 1` })
    .where(
      and(
        eq(recurringDrafts.recurringOrderId, recurringOrderId),
        inArray(recurringDrafts.state, openDraftStates),
      ),
    )
}

/** Marks a draft as mailed to its buyer; false if another server did. */
export async function markDraftHandled(tx: Writer, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(recurringDrafts)
    .set({ handledAt: at })
    .where(
      and(
        eq(recurringDrafts.id, id),
        isNull(recurringDrafts.handledAt),
        inArray(recurringDrafts.state, openDraftStates),
      ),
    )
    .returning({ id: recurringDrafts.id })
  return rows.length > 0
}

/** Marks the reminder of an open draft as sent; false if another server did, or it was decided. */
export async function markDraftReminded(tx: Writer, id: number): Promise<boolean> {
  const rows = await tx
    .update(recurringDrafts)
    .set({ remindAt: null })
    .where(
      and(
        eq(recurringDrafts.id, id),
        isNotNull(recurringDrafts.remindAt),
        inArray(recurringDrafts.state, openDraftStates),
      ),
    )
    .returning({ id: recurringDrafts.id })
  return rows.length > 0
}

/** Returns open drafts whose buyer was not told yet, or whose reminder or end is due. */
export function listDraftsDue(
  db: Reader,
  what: 'new' | 'reminder' | 'expiry',
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<RecurringDraftRow[]> {
  const due: Readonly<Record<typeof what, SQL>> = {
    new: isNull(recurringDrafts.handledAt),
    reminder: lte(recurringDrafts.remindAt, now),
    expiry: lte(recurringDrafts.expiresAt, now),
  }
  return db
    .select()
    .from(recurringDrafts)
    .where(and(inArray(recurringDrafts.state, openDraftStates), due[what]))
    .orderBy(asc(recurringDrafts.id))
    .limit(limit)
}
