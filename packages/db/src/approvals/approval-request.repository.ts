import {
  type ApprovalEventKind,
  type ApprovalState,
  approvalMoves,
  openStates,
} from '@mullion/domain/approvals/approval-request'
import { and, asc, desc, eq, exists, getTableColumns, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companies, users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { orders } from '../orders/orders.tables.ts'
import type { Page } from '../page.ts'
import { insertOf } from '../prepared-writes.ts'
import type { ColleagueRow } from './approval-rules.repository.ts'
import { approvalEvents, approvalRequests, requestApprovers } from './approvals.tables.ts'

export type ApprovalRequestRow = typeof approvalRequests.$inferSelect
export type NewApprovalRequest = Omit<typeof approvalRequests.$inferInsert, 'id'>
export type ApprovalRequestSummaryRow = Omit<ApprovalRequestRow, 'draft' | 'payloadHash' | 'savedCardToken'>

const {
  draft: _draft,
  payloadHash: _hash,
  savedCardToken: _card,
  ...summaryColumns
} = getTableColumns(approvalRequests)
const deciders = alias(users, 'deciders')
const requester = { firstname: users.firstname, lastname: users.lastname }

interface WithRequester<Row> {
  readonly request: Row
  readonly requester: { readonly firstname: string; readonly lastname: string }
  readonly orderNumber: string | null
}

const insertRequest = insertOf(approvalRequests, { ignoreConflicts: true })

/** Inserts a request with those who are asked; null if another call stored the same attempt first. */
export async function createApprovalRequest(
  tx: Writer,
  request: NewApprovalRequest,
  approverIds: readonly number[],
): Promise<ApprovalRequestRow | null> {
  const row = await insertRequest(tx, request)
  if (row) await replaceApprovers(tx, row.id, approverIds)
  return row
}

/** Names the people who are asked about a request, in place of those before. */
export async function replaceApprovers(
  tx: Writer,
  requestId: number,
  approverIds: readonly number[],
): Promise<void> {
  await tx.delete(requestApprovers).where(eq(requestApprovers.requestId, requestId))
  const rows = [...new Set(approverIds)].map((userId) => ({ requestId, userId }))
  if (rows.length > 0) await tx.insert(requestApprovers).values(rows)
}

/** Returns the latest request that an actor sent under an idempotency key. */
export async function findLatestRequest(
  db: Reader,
  actorId: string,
  idempotencyKey: string,
): Promise<ApprovalRequestRow | null> {
  const [row] = await db
    .select()
    .from(approvalRequests)
    .where(and(eq(approvalRequests.actorId, actorId), eq(approvalRequests.idempotencyKey, idempotencyKey)))
    .orderBy(desc(approvalRequests.attemptNumber))
    .limit(1)
  return row ?? null
}

export async function findRequestById(db: Reader, id: number): Promise<ApprovalRequestRow | null> {
  const [row] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id))
  return row ?? null
}

/** Returns a request of a company with the name of who asked and its order's number, or null. */
export async function findApprovalRequest(
  db: Reader,
  { id, companyId }: { readonly id: number; readonly companyId: number },
): Promise<WithRequester<ApprovalRequestRow> | null> {
  const [row] = await db
    .select({ request: getTableColumns(approvalRequests), requester, orderNumber: orders.number })
    .from(approvalRequests)
    .innerJoin(users, eq(users.id, approvalRequests.userId))
    .leftJoin(orders, eq(orders.id, approvalRequests.orderId))
    .where(and(eq(approvalRequests.id, id), eq(approvalRequests.companyId, companyId)))
  return row ?? null
}

/** Returns a request with the names of its company, of who asked and of who decided, or null. */
export async function findApprovalForRecord(db: Reader, id: number) {
  const [row] = await db
    .select({
      request: getTableColumns(approvalRequests),
      requester,
      companyName: companies.name,
      orderNumber: orders.number,
      decider: { firstname: deciders.firstname, lastname: deciders.lastname },
    })
    .from(approvalRequests)
    .innerJoin(users, eq(users.id, approvalRequests.userId))
    .innerJoin(companies, eq(companies.id, approvalRequests.companyId))
    .leftJoin(orders, eq(orders.id, approvalRequests.orderId))
    .leftJoin(deciders, eq(deciders.id, approvalRequests.decidedById))
    .where(eq(approvalRequests.id, id))
  return row ?? null
}
export type ApprovalForRecord = NonNullable<Awaited<ReturnType<typeof findApprovalForRecord>>>

/** Returns who approved an order and when; null if it needed no approval. */
export async function findApprovalOfOrder(db: Reader, orderId: number) {
  const [row] = await db
    .select({ at: approvalEvents.at, by: { firstname: users.firstname, lastname: users.lastname } })
    .from(approvalRequests)
    .innerJoin(approvalEvents, eq(approvalEvents.requestId, approvalRequests.id))
    .innerJoin(users, eq(users.id, approvalEvents.userId))
    .where(and(eq(approvalRequests.orderId, orderId), eq(approvalEvents.kind, 'approved')))
    .orderBy(desc(approvalEvents.id))
    .limit(1)
  return row ?? null
}

/** Whose requests: those someone may decide about and was asked to, their own, or all of a company. */
export interface RequestsQuery {
  readonly scope: 'waiting' | 'mine' | 'company'
  readonly companyId: number
  readonly userId: number
  readonly isAdmin: boolean
}

function within(db: Reader, { scope, companyId, userId, isAdmin }: RequestsQuery): SQL | undefined {
  const { id, state, asksAdmins } = approvalRequests
  const here = eq(approvalRequests.companyId, companyId)
  if (scope === 'mine') return and(here, eq(approvalRequests.userId, userId))
  if (scope === 'company') return here
  const asked = exists(
    db
      .select({ one: sql`1` })
      .from(requestApprovers)
      .where(and(eq(requestApprovers.requestId, id), eq(requestApprovers.userId, userId))),
  )
  const mine = isAdmin ? or(asked, eq(asksAdmins, true)) : asked
  return and(here, inArray(state, openStates), ne(approvalRequests.userId, userId), mine)
}

/** Returns requests without their lines; what waits is oldest first, the others newest first. */
export function listApprovalRequests(
  db: Reader,
  query: RequestsQuery,
  page: Page,
): Promise<WithRequester<ApprovalRequestSummaryRow>[]> {
  const order = query.scope === 'waiting' ? asc(approvalRequests.id) : desc(approvalRequests.id)
  return db
    .select({ request: summaryColumns, requester, orderNumber: orders.number })
    .from(approvalRequests)
    .innerJoin(users, eq(users.id, approvalRequests.userId))
    .leftJoin(orders, eq(orders.id, approvalRequests.orderId))
    .where(within(db, query))
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset)
}

export function countApprovalRequests(db: Reader, query: RequestsQuery): Promise<number> {
  return db.$count(approvalRequests, within(db, query))
}

export interface RequestMove {
  readonly to: ApprovalState
  readonly at: Date
  /** The version that it must still have; any if left out. */
  readonly version?: number
  readonly set?: Partial<NewApprovalRequest>
}

/** Moves a request to a state that its present one leads to; null if it was changed or decided meanwhile. */
export async function moveRequest(
  tx: Writer,
  id: number,
  { to, at, version, set = {} }: RequestMove,
): Promise<ApprovalRequestRow | null> {
  const from = (Object.keys(approvalMoves) as ApprovalState[]).filter((state) =>
    (approvalMoves[state] as readonly ApprovalState[]).includes(to),
  )
  const [row] = await tx
    .update(approvalRequests)
    .set({ ...set, state: to, changedAt: at, version: sql`${approvalRequests.version} + 1` })
    .where(
      and(
        eq(approvalRequests.id, id),
        inArray(approvalRequests.state, from),
        version === undefined ? undefined : eq(approvalRequests.version, version),
      ),
    )
    .returning()
  return row ?? null
}

export interface NewApprovalEvent {
  readonly requestId: number
  readonly userId: number | null
  readonly kind: ApprovalEventKind
  readonly note?: string
  readonly at: Date
}

export async function createApprovalEvent(
  tx: Writer,
  { note = '', ...event }: NewApprovalEvent,
): Promise<void> {
  await tx.insert(approvalEvents).values({ ...event, note })
}

/** Returns what happened to a request, oldest first. */
export function listApprovalEvents(db: Reader, requestId: number) {
  return db
    .select({
      kind: approvalEvents.kind,
      at: approvalEvents.at,
      note: approvalEvents.note,
      by: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(approvalEvents)
    .leftJoin(users, eq(users.id, approvalEvents.userId))
    .where(eq(approvalEvents.requestId, requestId))
    .orderBy(asc(approvalEvents.id))
}

/** Returns the people who were asked about a request and still have an account. */
export function listRequestApprovers(db: Reader, requestId: number): Promise<ColleagueRow[]> {
  const { id, firstname, lastname, email, role } = users
  return db
    .select({ id, firstname, lastname, email, role })
    .from(requestApprovers)
    .innerJoin(users, eq(users.id, requestApprovers.userId))
    .where(and(eq(requestApprovers.requestId, requestId), sql`${users.removedAt} is null`))
    .orderBy(asc(users.lastname), asc(users.id))
}

interface Due {
  readonly now: Date
  readonly limit: number
}

/** Returns open requests that have expired, or whose next reminder is due; longest overdue first. */
export function listDueRequests(
  db: Reader,
  what: 'expiry' | 'reminder',
  { now, limit }: Due,
): Promise<ApprovalRequestRow[]> {
  const at = what === 'expiry' ? approvalRequests.expiresAt : approvalRequests.remindAt
  return db
    .select()
    .from(approvalRequests)
    .where(and(inArray(approvalRequests.state, openStates), lte(at, now)))
    .orderBy(asc(at), asc(approvalRequests.id))
    .limit(limit)
}

/** Sets the next reminder of an open request; false if another server did, or it was decided. */
export async function postponeReminder(
  tx: Writer,
  { id, remindAt }: Pick<ApprovalRequestRow, 'id' | 'remindAt'>,
  next: Date,
): Promise<boolean> {
  const rows = await tx
    .update(approvalRequests)
    .set({ remindAt: next })
    .where(
      and(
        eq(approvalRequests.id, id),
        eq(approvalRequests.remindAt, remindAt),
        inArray(approvalRequests.state, openStates),
      ),
    )
    .returning({ id: approvalRequests.id })
  return rows.length > 0
}
