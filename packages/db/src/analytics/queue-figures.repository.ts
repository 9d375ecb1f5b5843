import { type PaymentState, unsettledPayments } from '@mullion/domain/payments/payment-state'
import { and, count, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '../database.ts'
import { imports } from '../imports/import.tables.ts'
import { mailMessages } from '../mail/mail.tables.ts'
import { payments } from '../payments/payments.tables.ts'
import { taxPostings } from '../payments/tax-posting.tables.ts'
import { webhookDeliveries, webhookEndpoints } from '../webhooks/webhooks.tables.ts'

/** Rows counted at most, so that watching a long queue costs no more than a short one. */
const maxCounted = 10_000

export type WatchedQueue = 'mail' | 'webhooks' | 'tax postings' | 'payment repairs' | 'imports'

export interface QueueFigures {
  /** Up to 10,000. */
  readonly waiting: number
  /** Since when the oldest of them waits; null for an empty queue. */
  readonly oldestAt: Date | null
}

interface Waiting {
  readonly table: PgTable
  readonly since: PgColumn
  readonly where: SQL | undefined
}

async function figuresOf(db: Reader, { table, since, where }: Waiting): Promise<QueueFigures> {
  const at = sql`${since}`.as('at')
  const rows = db.select({ at }).from(table).where(where).limit(maxCounted).as('waiting')
  const oldestAt = sql<Date | null>`min(${rows.at})`.mapWith(mailMessages.createdAt)
  const [figures] = await db.select({ waiting: count(), oldestAt }).from(rows)
  return { waiting: Number(figures?.waiting ?? 0), oldestAt: figures?.oldestAt ?? null }
}

function webhooksWaiting(db: Reader): Waiting {
  const active = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.state, 'active'))
  const { state, endpointId, createdAt } = webhookDeliveries
  // Written as in the partial index.
  const where = and(sql`${state} = 'waiting'`, inArray(endpointId, active))
  return { table: webhookDeliveries, since: createdAt, where }
}

/** Payments that were left by the server that worked on them, and not taken over. */
function repairsWaiting(now: Date): Waiting {
  const { state, leaseUntilAt } = payments
  const left = and(inArray(state, unsettledPayments), ne(state, 'attention'), lt(leaseUntilAt, now))
  return { table: payments, since: leaseUntilAt, where: left }
}

/** Returns how much waits in each queue, and since when. */
export async function findQueueFigures(db: Reader, now: Date): Promise<Record<WatchedQueue, QueueFigures>> {
  const queued = <T extends typeof mailMessages | typeof taxPostings>(table: T): Waiting => ({
    table,
    since: table.createdAt,
    where: sql`${table.state} = 'queued'`,
  })
  const atWork = inArray(imports.state, ['reading', 'applying', 'undoing'])
  return {
    mail: await figuresOf(db, queued(mailMessages)),
    webhooks: await figuresOf(db, webhooksWaiting(db)),
    'tax postings': await figuresOf(db, queued(taxPostings)),
    'payment repairs': await figuresOf(db, repairsWaiting(now)),
    imports: await figuresOf(db, { table: imports, since: imports.startedAt, where: atWork }),
  }
}

export interface Shortfalls {
  /** Emails given up since an instant. */
  readonly mail: number
  /** Tax postings given up. */
  readonly taxPostings: number
  /** Webhook endpoints that are paused because they kept failing. */
  readonly webhookEndpoints: number
  /** Payments whose void failed. */
  readonly paymentVoids: number
}

/** Returns how much needs staff, each up to 10,000. */
export async function countShortfalls(db: Reader, since: Date): Promise<Shortfalls> {
  const countOf = async (table: PgTable, column: PgColumn, where: SQL | undefined) =>
    (await figuresOf(db, { table, since: column, where })).waiting
  const { state, dueAt } = mailMessages
  return {
    mail: await countOf(mailMessages, dueAt, and(eq(state, 'failed'), gte(dueAt, since))),
    taxPostings: await countOf(taxPostings, taxPostings.createdAt, eq(taxPostings.state, 'failed')),
    webhookEndpoints: await db.$count(
      webhookEndpoints,
      and(eq(webhookEndpoints.state, 'paused'), eq(webhookEndpoints.pauseReason, 'failing')),
    ),
    paymentVoids: await countOf(payments, payments.createdAt, eq(payments.state, 'attention')),
  }
}

export interface PaymentsInState {
  readonly state: PaymentState
  readonly payments: number
}

/** Counts the payments that changed since an instant by their state; only the newest 10,000 are looked at. */
export function countPaymentsByState(db: Reader, since: Date): Promise<PaymentsInState[]> {
  const changed = db
    .select({ state: payments.state })
    .from(payments)
    .where(gte(payments.updatedAt, since))
    .orderBy(sql`${payments.updatedAt} desc`)
    .limit(maxCounted)
    .as('changed')
  const counted = sql<number>`count(*)`.mapWith(Number)
  return db.select({ state: changed.state, payments: counted }).from(changed).groupBy(changed.state)
}
