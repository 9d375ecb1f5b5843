import { addErrorCounts, addRecentErrors, removeErrors } from '@mullion/db/analytics/errors.repository'
import {
  addMeasures,
  type MeasuresAt,
  removeMeasures,
  takeOldestHour,
} from '@mullion/db/analytics/operations.repository'
import type { Store } from '@mullion/db/store'
import { hoursKeptMs, minutesKeptMs } from '@mullion/domain/analytics/operations'
import type { Clock } from '../clock.ts'
import type { Measured, Measuring } from './measuring.ts'

export type MeasuresService = ReturnType<typeof createMeasuresService>

const hourMs = 3_600_000

/** Joins what is of one endpoint, whatever the minute, under the hour that it is in. */
function joinedHour(minutes: readonly MeasuresAt[]): MeasuresAt[] {
  const hours = new Map<string, MeasuresAt>()
  for (const minute of minutes) {
    const key = `${minute.method}\n${minute.endpoint}`
    const known = hours.get(key)
    hours.set(
      key,
      known
        ? {
            ...known,
            requests: known.requests + minute.requests,
            failures: known.failures + minute.failures,
            totalMs: known.totalMs + minute.totalMs,
            histogram: known.histogram.map((count, at) => count + (minute.histogram[at] ?? 0)),
          }
        : minute,
    )
  }
  return [...hours.values()]
}

/** The errors of each hour and kind. */
function countedErrors(errors: Measured['errors']) {
  const hourOf = (at: Date) => Math.floor(at.getTime() / hourMs) * hourMs
  const kinds = Map.groupBy(errors, ({ at, type, severity }) => [hourOf(at), type, severity].join('\n'))
  return [...kinds.values()].flatMap((same) => {
    const last = same.at(-1)
    if (!last) return []
    const { type, severity, at } = last
    return [{ hour: new Date(hourOf(at)), type, severity, count: same.length, lastAt: at }]
  })
}

/** Stores what servers measure: each adds to the same rows. Minutes become hours after a day, hours go after thirty. */
export function createMeasuresService({
  store,
  clock,
  measuring,
}: {
  readonly store: Store
  readonly clock: Clock
  readonly measuring: Measuring
}) {
  async function joinMinutes(): Promise<void> {
    const before = new Date(Math.floor((clock().getTime() - minutesKeptMs) / hourMs) * hourMs)
    for (;;) {
      const taken = await store.transaction(async (tx) => {
        const minutes = await takeOldestHour(tx, before)
        await addMeasures(tx, joinedHour(minutes), 'hour')
        return minutes.length
      })
      if (taken === 0) return
    }
  }

  return {
    /** Stores what was measured since the last time. */
    async flush(): Promise<void> {
      const { requests, errors } = measuring.take()
      if (requests.length === 0 && errors.length === 0) return
      await store.transaction(async (tx) => {
        await addMeasures(tx, requests)
        await addErrorCounts(tx, countedErrors(errors))
        await addRecentErrors(tx, errors)
      })
    },

    /** Joins minutes that are a day old into hours, and forgets what is older than thirty days. */
    async forget(): Promise<void> {
      await joinMinutes()
      const oldest = new Date(clock().getTime() - hoursKeptMs)
      await store.transaction(async (tx) => {
        await removeMeasures(tx, oldest)
        await removeErrors(tx, oldest)
      })
    },
  }
}
