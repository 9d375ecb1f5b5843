import type { Times } from '@mullion/db/analytics/operations.repository'
import { dayRangeOf, type RecentRangeInput } from '@mullion/domain/analytics/inputs'
import { dayMs, type MeasuredRange, type MeasureGrain } from '@mullion/domain/analytics/operations'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'

const hourMs = 3_600_000

export interface MeasuredTimes {
  readonly grain: MeasureGrain
  readonly times: Times
  readonly range: MeasuredRange
}

const asked = (grain: MeasureGrain, times: Times): MeasuredTimes => ({
  grain,
  times,
  range: { from: times.from.toISOString(), before: times.before.toISOString() },
})

/** Returns what to read for a range of days; without dates, the last 24 hours from the full hour. */
export function measuredTimes(
  { startDate, endDate }: RecentRangeInput,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): MeasuredTimes {
  if (startDate === undefined || endDate === undefined) {
    const from = new Date(Math.floor((now.getTime() - dayMs) / hourMs) * hourMs)
    return asked('hour', { from, before: new Date(now.getTime() + 1) })
  }
  const { from, to } = dayRangeOf({ startDate, endDate }, timeZone)
  return asked('day', {
    from: startOfStoreDay(from, timeZone),
    before: startOfStoreDay(dayAfter(to), timeZone),
  })
}
