import { addErrorCounts, addRecentErrors, removeErrors } from '@mullion/db/analytics/errors.repository'
import { addMeasures, type MeasuresAt, removeMeasures } from '@mullion/db/analytics/operations.repository'
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

export type MeasuresService = ReturnType<typeof createMeasuresService>

const hourMs = 3_600_000

/** Merges measures into coarser periods: one per endpoint and period start. */
function mergeByPeriod(measures: readonly MeasuresAt[], startOf: (at: Date) => Date): MeasuresAt[] {
  const joined = new Map<string, MeasuresAt>()
  for (const each of measures) {
    const at = startOf(each.at)
    const key = [at.getTime(), each.method, each.endpoint].join('\n')
    const known = joined.get(key)
    joined.set(key, known ? { ...mergeMeasures(known, each), at } : { ...each, at })
  }
  return [...joined.values()]
}

function mergeMeasures(a: MeasuresAt, b: MeasuresAt): MeasuresAt {
  return {
    ...a,
    requests: a.requests + b.requests,
    failures: a.failures + b.failures,
    totalMs: a.totalMs + b.totalMs,
    histogram: a.histogram.map((count, at) => count + (b.histogram[at] ?? 0)),
  }
}

/** Adds a row that totals all requests. */
function withAll(measures: readonly MeasuresAt[]): MeasuresAt[] {
  const requests = measures.filter(({ method }) => method !== statementsEndpoint.method)
  const all = requests.map((each) => ({ ...each, ...allRequests }))
  return [...measures, ...mergeByPeriod(all, (at) => at)]
}

/** Stores what servers measure. All servers add to the same rows: those of the minute, the hour and the store day. */
export function createMeasuresService({
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
    /** Stores what was measured since the last flush. */
    async flush(): Promise<void> {
      const taken = measuring.take()
      const { requests, errors, errorCounts } = taken
      if (requests.length === 0 && errors.length === 0) return
      try {
        await db.transaction(async (tx) => {
          await addMeasures(tx, 'minute', requests)
          await addMeasures(tx, 'hour', mergeByPeriod(withAll(requests), hourOf))
          await addMeasures(tx, 'day', mergeByPeriod(requests, dayOf))
          await addErrorCounts(tx, errorCounts)
          await addRecentErrors(tx, errors)
        })
      } catch (error) {
        measuring.putBack(taken)
        throw error
      }
    },

    /** Deletes minutes after a day, everything after thirty days. */
    async deleteExpired(): Promise<void> {
      const now = clock().getTime()
      const oldest = new Date(now - hourRetentionMs)
      await db.transaction(async (tx) => {
        await removeMeasures(tx, 'minute', new Date(now - minuteRetentionMs))
        await removeMeasures(tx, 'hour', oldest)
        await removeMeasures(tx, 'day', oldest)
        await removeErrors(tx, oldest)
      })
    },
  }
}
