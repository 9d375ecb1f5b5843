import type { Services } from '@mullion/api/services'
import {
  countPaymentsByState,
  countShortfalls,
  findQueueFigures,
} from '@mullion/db/analytics/queue-figures.repository'
import type { Database } from '@mullion/db/database'
import { paymentStates } from '@mullion/domain/payments/payment-state'
import { Gauge, type Registry } from 'prom-client'

/** The database is asked at most this often, however many programs read the figures. */
const freshMs = 5000
/** A database that takes longer counts as not answering. */
const maxAskMs = 4000
const dayMs = 24 * 3_600_000

const shortfallNames = {
  mail: 'mail',
  taxPostings: 'tax postings',
  webhookEndpoints: 'webhook endpoints',
  paymentVoids: 'payment voids',
} as const

async function ask({ db, backups, clock }: StoredFiguresDeps) {
  const { read, figures, lockWaits } = db
  const now = clock()
  const since = new Date(now.getTime() - dayMs)
  return {
    now,
    database: await figures(),
    lockWaits: await lockWaits(),
    queues: await findQueueFigures(read, now),
    shortfalls: await countShortfalls(read, since),
    payments: await countPaymentsByState(read, since),
    backups: await backups.lastTimes(),
  }
}
type Facts = Awaited<ReturnType<typeof ask>>

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms} ms.`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

function gaugesOf(registry: Registry) {
  const registers = [registry]
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `mullion_${name}`, help, labelNames, registers })
  return {
    up: gauge('database_up', '1 if the database answered these questions, 0 if not.'),
    size: gauge('database_size_bytes', 'Size of the database.'),
    hits: gauge('database_cache_hit_ratio', 'Reads that PostgreSQL served from its own cache.'),
    locks: gauge('database_lock_waits', 'Statements of all servers that wait for a lock in PostgreSQL.'),
    waiting: gauge('database_waiting', 'Transactions or reads of this server that wait for the database.'),
    pool: gauge('database_connections', 'Connections of this server’s pool to PostgreSQL.', 'state'),
    length: gauge('queue_length', 'What waits in a queue of all servers, up to 10,000.', 'queue'),
    age: gauge('queue_oldest_seconds', 'How long the oldest of a queue waits; 0 if it is empty.', 'queue'),
    shortfalls: gauge('shortfalls', 'What was given up and needs staff, up to 10,000.', 'kind'),
    backup: gauge(
      'backup_age_seconds',
      'Since the last backup, or the first start; missing without backups.',
    ),
    log: gauge(
      'backup_log_age_seconds',
      'Since all that was committed was sent; missing without a log to send.',
    ),
    payments: gauge('payments', 'Payments that changed within 24 hours, up to 10,000, by state.', 'state'),
  }
}
type Gauges = ReturnType<typeof gaugesOf>

function showLoad({ waiting, pool: poolGauge }: Gauges, { load }: Pick<Database, 'load'>): void {
  const { waiting: count, pool } = load()
  waiting.set(count)
  for (const [state, connections] of Object.entries(pool ?? {})) poolGauge.set({ state }, connections)
}

function showFacts(gauges: Gauges, facts: Facts): void {
  const { database, queues, shortfalls, payments, lockWaits, backups, now } = facts
  const ageOf = (at: Date) => Math.max(0, (now.getTime() - at.getTime()) / 1000)
  if (backups.backupAt) gauges.backup.set(ageOf(backups.backupAt))
  if (backups.logAt) gauges.log.set(ageOf(backups.logAt))
  gauges.size.set(database.sizeBytes)
  gauges.locks.set(lockWaits)
  if (database.cacheHitPercent !== null) gauges.hits.set(database.cacheHitPercent / 100)
  for (const [queue, { waiting, oldestAt }] of Object.entries(queues)) {
    gauges.length.set({ queue }, waiting)
    gauges.age.set({ queue }, oldestAt ? ageOf(oldestAt) : 0)
  }
  for (const [kind, name] of Object.entries(shortfallNames))
    gauges.shortfalls.set({ kind: name }, shortfalls[kind as keyof typeof shortfallNames])
  const counts = new Map(payments.map((each) => [each.state, each.payments]))
  for (const state of paymentStates) gauges.payments.set({ state }, counts.get(state) ?? 0)
}

/** What a database that does not answer must not seem to say. */
function hideFacts({ size, locks, hits, backup, log, length, age, shortfalls, payments }: Gauges): void {
  for (const gauge of [size, locks, hits, backup, log]) gauge.remove()
  for (const gauge of [length, age, shortfalls, payments]) gauge.reset()
}

export interface StoredFiguresDeps {
  readonly db: Database
  readonly backups: Pick<Services['backups'], 'lastTimes'>
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}

/**
 * Adds what all servers share to the figures: queues, payments, the database. `refresh` asks the database, unless it was
 * asked within five seconds; it never rejects.
 */
export function storedFigures(registry: Registry, deps: StoredFiguresDeps) {
  const { db, onFailure } = deps
  const gauges = gaugesOf(registry)
  // A gauge without labels is 0 until it is set.
  for (const gauge of [gauges.backup, gauges.log]) gauge.remove()
  let asked = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  async function askAgain(): Promise<void> {
    try {
      showFacts(gauges, await within(ask(deps), maxAskMs))
      gauges.up.set(1)
    } catch (error) {
      hideFacts(gauges)
      gauges.up.set(0)
      onFailure(error)
    }
    asked = performance.now()
    asking = null
  }

  return async function refresh(): Promise<void> {
    showLoad(gauges, db)
    if (performance.now() - asked < freshMs) return
    asking ??= askAgain()
    await asking
  }
}
