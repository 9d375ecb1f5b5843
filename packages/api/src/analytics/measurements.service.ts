import { randomUUID } from 'node:crypto'
import { addErrorGroups, removeErrorGroups } from '@mullion/db/analytics/error-groups.repository'
import { addErrorCounts, addRecentErrors, removeErrors } from '@mullion/db/analytics/errors.repository'
import {
  addMeasurements,
  createMeasurementBatch,
  type MeasurementsAt,
  removeMeasurementBatches,
  removeMeasurements,
} from '@mullion/db/analytics/operations.repository'
import type { Database, Writer } from '@mullion/db/database'
import { maxErrorGroups } from '@mullion/domain/analytics/error-groups'
import {
  allRequests,
  hourRetentionMs,
  minuteRetentionMs,
  statementsEndpoint,
} from '@mullion/domain/analytics/operations'
import { startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import type { Measured, Measuring } from './measuring.ts'

export type MeasurementsService = ReturnType<typeof createMeasurementsService>

/** What a server measured since its last batch. */
interface Batch {
  readonly id: string
  readonly measured: Measured
}

const hourMs = 3_600_000

/** Merges measures into coarser periods: one per endpoint and period start. */
function mergeByPeriod(
  measurements: readonly MeasurementsAt[],
  startOf: (at: Date) => Date,
): MeasurementsAt[] {
  const joined = new Map<string, MeasurementsAt>()
  for (const each of measurements) {
    const at = startOf(each.at)
    const key = [at.getTime(), each.method, each.endpoint].join('\n')
    const known = joined.get(key)
    joined.set(key, known ? { ...mergeMeasurements(known, each), at } : { ...each, at })
  }
  return [...joined.values()]
}

function mergeMeasurements(a: MeasurementsAt, b: MeasurementsAt): MeasurementsAt {
  return {
    ...a,
    requests: a.requests + b.requests,
    failures: a.failures + b.failures,
    totalMs: a.totalMs + b.totalMs,
    histogram: a.histogram.map((count, at) => count + (b.histogram[at] ?? 0)),
  }
}

function withAll(measurements: readonly MeasurementsAt[]): MeasurementsAt[] {
  const requests = measurements.filter(({ method }) => method !== statementsEndpoint.method)
  const all = requests.map((each) => ({ ...each, ...allRequests }))
  return [...measurements, ...mergeByPeriod(all, (at) => at)]
}

/** Stores what servers measure. All servers add to the same rows: those of the minute, the hour and the store day. */
export function createMeasurementsService({
  db,
  clock,
  measuring,
  storeInfo: { timeZone },
}: {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
  readonly measuring: Measuring
}) {
  const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs)
  const dayOf = (at: Date) => startOfStoreDay(storeTime(at, timeZone).day, timeZone)

  /** The batch being stored, or the one that could not be. */
  let waiting: Batch | null = null

  async function store(tx: Writer, { id, measured }: Batch): Promise<void> {
    if (!(await createMeasurementBatch(tx, id, clock()))) return
    const { requests, errors, errorCounts, errorGroups } = measured
    await addMeasurements(tx, 'minute', requests)
    await addMeasurements(tx, 'hour', mergeByPeriod(withAll(requests), hourOf))
    await addMeasurements(tx, 'day', mergeByPeriod(requests, dayOf))
    await addErrorCounts(tx, errorCounts)
    await addRecentErrors(tx, errors)
    await addErrorGroups(tx, errorGroups, { inBrowser: false, most: maxErrorGroups })
  }

  async function storeWaiting(): Promise<void> {
    const batch = waiting
    if (!batch) return
    await db.transaction((tx) => store(tx, batch))
    waiting = null
  }

  return {
    /**
     * Stores what was measured. A batch that failed is tried again as it was, before anything newer: its id tells whether
     * it was stored although no answer came.
     */
    async flush(): Promise<void> {
      await storeWaiting()
      const measured = measuring.take()
      if (measured.requests.length === 0 && measured.errors.length === 0) return
      waiting = { id: randomUUID(), measured }
      await storeWaiting()
    },

    /** Deletes minutes after a day, everything after thirty days. */
    async deleteExpired(): Promise<void> {
      const now = clock().getTime()
      const oldest = new Date(now - hourRetentionMs)
      await db.transaction(async (tx) => {
        await removeMeasurements(tx, 'minute', new Date(now - minuteRetentionMs))
        await removeMeasurementBatches(tx, new Date(now - minuteRetentionMs))
        await removeMeasurements(tx, 'hour', oldest)
        await removeMeasurements(tx, 'day', oldest)
        await removeErrors(tx, oldest)
        await removeErrorGroups(tx, oldest)
      })
    },
  }
}
