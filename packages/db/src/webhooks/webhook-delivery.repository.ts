import { maxListed } from '@mullion/domain/list-input'
import type { DeliveriesInput, DeliveryState } from '@mullion/domain/webhooks/webhook-endpoint'
import type { WebhookEvent } from '@mullion/domain/webhooks/webhook-event'
import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'
import type { ChangesFound } from '../changes/changes.repository.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { given, prepared } from '../prepared.ts'
import { insertOf, insertOnly, updateOf } from '../prepared-writes.ts'
import { run } from '../raw.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type NewDelivery = Omit<typeof webhookDeliveries.$inferInsert, 'id'>
export type NewAnswer = Pick<DeliveryRow, 'triedAt' | 'answerMs' | 'answerStatus' | 'answerBody' | 'problem'>

const insertDelivery = insertOf(webhookDeliveries)
const insertQueued = insertOnly(webhookDeliveries)
const changeDelivery = updateOf(webhookDeliveries)
const { id, endpointId, state, createdAt } = webhookDeliveries
// Written as in the partial index.
const waiting = sql`${state} = 'waiting'`

/** Stores a delivery. */
export async function createDelivery(tx: Writer, delivery: NewDelivery): Promise<DeliveryRow> {
  const row = await insertDelivery(tx, delivery)
  if (!row) throw new Error('The delivery was not stored.')
  return row
}

/** Queues a delivery in the transaction of the change it is about. */
export async function queueDelivery(tx: Writer, delivery: NewDelivery): Promise<void> {
  await insertQueued(tx, delivery)
}

/** Endpoints that want parts, as one of them gets them. */
interface PartsFound extends ChangesFound {
  readonly endpointId: number
  readonly events: readonly WebhookEvent[]
  /** Made unique by the part's id. */
  readonly messageId: string
}

/** Queues deliveries for the parts that a query finds; their payloads are made when they are sent. */
export async function createPartDeliveries(
  tx: Writer,
  { found, at, endpointId, events, messageId }: PartsFound,
): Promise<void> {
  const wanted = events.filter((event) => event === 'part.changed' || event === 'part.removed')
  if (wanted.length === 0) return
  const event = sql`case found.kind when 'removed' then 'part.removed' else 'part.changed' end`
  await run(
    tx,
    sql`insert into webhook_deliveries (endpoint_id, message_id, event, subject, row_id, state, tries, created_at)
      select cast(${endpointId} as bigint), cast(${messageId} as text) || '_' || found.row_id, ${event},
        coalesce((select parts.number from ${parts} where parts.id = found.row_id), 'Part ' || found.row_id),
        found.row_id, 'waiting', 0, ${sql.param(at, createdAt)}
      from (${found}) as found
      where ${event} in ${wanted}`,
  )
}

const nextOf = prepared((db: Reader) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(endpointId, given(endpointId, 'endpointId')), waiting))
    .orderBy(asc(id))
    .limit(sql.placeholder('limit'))
    .prepare('webhook_next_deliveries'),
)

/** Returns the deliveries that an endpoint gets next, in order. */
export function listNextDeliveries(db: Reader, ofEndpoint: number, limit: number): Promise<DeliveryRow[]> {
  return nextOf(db).execute({ endpointId: ofEndpoint, limit })
}

/** Returns the delivery that an endpoint gets next; null if none is waiting. */
export async function findNextDelivery(db: Reader, ofEndpoint: number): Promise<DeliveryRow | null> {
  const [row] = await listNextDeliveries(db, ofEndpoint, 1)
  return row ?? null
}

/** Returns a delivery, or null. */
export async function findDelivery(db: Reader, deliveryId: number): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(id, deliveryId))
  return row ?? null
}

/** Stores the body of a delivery whose payload was left open. */
export async function fillPayload(tx: Writer, deliveryId: number, payload: string): Promise<void> {
  await tx.update(webhookDeliveries).set({ payload }).where(eq(id, deliveryId))
}

/** Records an attempt, and the state it led to if it is final. */
export async function recordAttempt(
  tx: Writer,
  { id: deliveryId, tries }: Pick<DeliveryRow, 'id' | 'tries'>,
  answer: NewAnswer & { readonly state?: DeliveryState },
): Promise<DeliveryRow | null> {
  const [row] = await changeDelivery(tx, { set: { ...answer, tries: tries + 1 }, where: { id: deliveryId } })
  return row ?? null
}

/** Skips a delivery that waits; null if it does not. */
export async function skipDelivery(tx: Writer, deliveryId: number): Promise<DeliveryRow | null> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: 'skipped' })
    .where(and(eq(id, deliveryId), waiting))
    .returning()
  return row ?? null
}

/** Returns a page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  db: Reader,
  listing: Pick<DeliveriesInput, 'endpointId' | 'state'> & Listing<'createdAt'>,
): Promise<Listed<DeliveryRow>> {
  const { messageId, event, subject } = webhookDeliveries
  const shown = and(
    eq(endpointId, listing.endpointId),
    listing.state && eq(state, listing.state),
    matching([event, subject, messageId], listing),
  )
  const found = db.select({ id }).from(webhookDeliveries).where(shown).limit(maxListed).as('found')
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(shown)
    .orderBy(...arranged({ createdAt: id }, listing, [desc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  return { rows, total: await countListed(db, found) }
}

interface Deleting {
  readonly limit: number
}

async function deleteSome(tx: Writer, which: SQL | undefined, { limit }: Deleting): Promise<DeliveryRow[]> {
  const some = await tx.select({ id }).from(webhookDeliveries).where(which).orderBy(asc(id)).limit(limit)
  if (some.length === 0) return []
  const ids = some.map((row) => row.id)
  return tx.delete(webhookDeliveries).where(inArray(id, ids)).returning()
}

/** Deletes deliveries from before an instant among the oldest ones, and returns them. */
export async function deleteOldDeliveries(
  tx: Writer,
  { before, limit }: Deleting & { readonly before: Date },
): Promise<DeliveryRow[]> {
  const oldest = await tx.select({ id }).from(webhookDeliveries).orderBy(asc(id)).limit(limit)
  const last = oldest.at(-1)
  return last ? deleteSome(tx, and(lte(id, last.id), lt(createdAt, before)), { limit }) : []
}

/** Deletes the oldest deliveries of an endpoint beyond a number, waiting ones or the others, and returns them. */
export async function deleteDeliveriesBeyond(
  tx: Writer,
  of: { readonly endpointId: number; readonly waiting: boolean; readonly most: number } & Deleting,
): Promise<DeliveryRow[]> {
  const these = and(eq(endpointId, of.endpointId), of.waiting ? waiting : sql`${state} <> 'waiting'`)
  const [first] = await tx
    .select({ id })
    .from(webhookDeliveries)
    .where(these)
    .orderBy(desc(id))
    .limit(1)
    .offset(of.most)
  return first ? deleteSome(tx, and(these, lte(id, first.id)), of) : []
}

/** Deletes deliveries of endpoints, oldest first, and returns how many. */
export async function deleteDeliveriesOf(
  tx: Writer,
  endpointIds: readonly number[],
  limit: number,
): Promise<number> {
  if (endpointIds.length === 0) return 0
  const deleted = await deleteSome(tx, inArray(endpointId, [...endpointIds]), { limit })
  return deleted.length
}
