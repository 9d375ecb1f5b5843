import { addErrorCounts, addRecentErrors, removeErrors } from '@mullion/db/analytics/errors.repository'
import {
  addMeasurements,
  type MeasurementsAt,
  removeMeasurements,
} from '@mullion/db/analytics/operations.repository'
import type { Database } from '@mullion/db/database'
import {
  allRequests,
  hourRetentionMs,
  minuteRetentionMs,
  statementsEndpoint,
} from '@mullion/domain/analytics/operations'
import { startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import type { Measuring } from './measuring.ts'

export type MeasurementsService = ReturnType<typeof createMeasurementsService>

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

  return {
    async flush(): Promise<void> {
      const taken = measuring.take()
      const { requests, errors, errorCounts } = taken
      if (requests.length === 0 && errors.length === 0) return
      try {
        await db.transaction(async (tx) => {
          await addMeasurements(tx, 'minute', requests)
          await addMeasurements(tx, 'hour', mergeByPeriod(withAll(requests), hourOf))
          await addMeasurements(tx, 'day', mergeByPeriod(requests, dayOf))
          await addErrorCounts(tx, errorCounts)
          await addRecentErrors(tx, errors)
        })
      } catch (error) {
        measuring.restore(taken)
        throw error
      }
    },

    /** Deletes minutes after a day, everything after thirty days. */
    async deleteExpired(): Promise<void> {
      const now = clock().getTime()
      const oldest = new Date(now - hourRetentionMs)
      await db.transaction(async (tx) => {
        await removeMeasurements(tx, 'minute', new Date(now - minuteRetentionMs))
        await removeMeasurements(tx, 'hour', oldest)
        await removeMeasurements(tx, 'day', oldest)
        await removeErrors(tx, oldest)
      })
    },
  }
}
