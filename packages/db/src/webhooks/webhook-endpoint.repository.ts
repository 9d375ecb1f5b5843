import { and, asc, count, eq, exists, inArray, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { given, prepared } from '../prepared.ts'
import { insertOf, updateOf } from '../prepared-writes.ts'
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type NewEndpoint = Omit<typeof webhookEndpoints.$inferInsert, 'id'>
type EndpointChange = Partial<Omit<EndpointRow, 'id' | 'claims' | 'createdAt' | 'createdBy'>>

const insertEndpoint = insertOf(webhookEndpoints)
const changeEndpoint = updateOf(webhookEndpoints)

/** Stores a new endpoint. */
export async function createEndpoint(tx: Writer, endpoint: NewEndpoint): Promise<EndpointRow> {
  const row = await insertEndpoint(tx, endpoint)
  if (!row) throw new Error('The endpoint was not stored.')
  return row
}

const { id, state, dueAt, claims } = webhookEndpoints
const present = ne(state, 'removed')

const allEndpoints = prepared((db: Reader) =>
  db.select().from(webhookEndpoints).where(present).orderBy(asc(id)).prepare('webhook_endpoints'),
)

/** Returns the endpoints that were not removed, oldest first. */
export function listEndpoints(db: Reader): Promise<EndpointRow[]> {
  return allEndpoints(db).execute()
}

export type WantedEvents = Pick<EndpointRow, 'id' | 'events'>

const wantedEvents = prepared((db: Reader) =>
  db
    .select({ id, events: webhookEndpoints.events })
    .from(webhookEndpoints)
    .where(present)
    .orderBy(asc(id))
    .prepare('webhook_wanted_events'),
)

/** Returns what each endpoint wants, as each change asks. */
export function listWantedEvents(db: Reader): Promise<WantedEvents[]> {
  return wantedEvents(db).execute()
}

const endpointById = prepared((db: Reader) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(id, given(id, 'id')), present))
    .prepare('webhook_endpoint'),
)

/** Returns an endpoint; null if there is none or it was removed. */
export async function findEndpoint(db: Reader, endpointId: number): Promise<EndpointRow | null> {
  const [row] = await endpointById(db).execute({ id: endpointId })
  return row ?? null
}

/** Changes an endpoint that was not removed; null if there is none. */
export async function updateEndpoint(
  tx: Writer,
  endpointId: number,
  change: EndpointChange,
): Promise<EndpointRow | null> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set(change)
    .where(and(eq(id, endpointId), present))
    .returning()
  return row ?? null
}

/** Counts the waiting deliveries of each endpoint that has any, up to a limit each. */
export async function countWaiting(
  db: Reader,
  endpointIds: readonly number[],
  most: number,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const endpointId of endpointIds) {
    const some = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId), waiting))
      .limit(most)
      .as('some')
    const [row] = await db.select({ waiting: count() }).from(some)
    counts.set(endpointId, Number(row?.waiting ?? 0))
  }
  return counts
}

// Written as in the partial index.
const waiting = sql`${webhookDeliveries.state} = 'waiting'`

/** Returns the active endpoints that are due and have something to send. */
export function listDueEndpoints(db: Reader, now: Date): Promise<EndpointRow[]> {
  const something = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, id), waiting))
  return db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(state, 'active'), lte(dueAt, now), exists(something)))
    .orderBy(asc(dueAt), asc(id))
}

/** Claims an endpoint for one server until an instant; null if another one has it, or it is not active. */
export async function claimEndpoint(
  tx: Writer,
  endpoint: EndpointRow,
  until: Date,
): Promise<EndpointRow | null> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ claims: endpoint.claims + 1, dueAt: until })
    .where(and(eq(id, endpoint.id), eq(state, 'active'), eq(claims, endpoint.claims)))
    .returning()
  return row ?? null
}

/** Changes an endpoint that is still claimed by whoever holds this row; null if it is not, or is not active. */
export async function updateClaimedEndpoint(
  tx: Writer,
  { id: endpointId, claims: mine }: EndpointRow,
  change: EndpointChange,
): Promise<EndpointRow | null> {
  const [row] = await changeEndpoint(tx, {
    set: change,
    where: { id: endpointId, state: 'active', claims: mine },
  })
  return row ?? null
}

/** Adds to what an endpoint lost. */
export async function addDiscarded(
  tx: Writer,
  endpointId: number,
  { discarded, at }: { readonly discarded: number; readonly at: Date },
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ discarded: sql`${webhookEndpoints.discarded} + ${discarded}`, discardedAt: at })
    .where(eq(id, endpointId))
}

/** Returns the ids of removed endpoints. */
export async function listRemovedEndpoints(db: Reader): Promise<number[]> {
  const rows = await db.select({ id }).from(webhookEndpoints).where(eq(state, 'removed'))
  return rows.map((row) => row.id)
}

/** Deletes removed endpoints that have no deliveries. */
export async function deleteEndpoints(tx: Writer, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const theirs = tx
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, id))
  await tx.delete(webhookEndpoints).where(and(inArray(id, [...ids]), notExists(theirs)))
}
