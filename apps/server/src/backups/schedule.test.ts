import { expect, it } from 'vitest'
import { createSchedule } from './schedule.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

it('a backup that keeps failing is tried after a minute, then less and less often, at least every hour', () => {
  const schedule = createSchedule({ everyMs: hourMs, verifyEveryMs: 0, verifiedAt: null })
  const begun: number[] = []
  for (let now = 1000; now < 1000 + 5 * hourMs; now += 1000) {
    if (!schedule.take(now)) continue
    begun.push((now - 1000) / minuteMs)
    schedule.failed('backup', now)
  }
  expect(begun).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
  schedule.succeeded('backup')
  schedule.failed('backup', 6 * hourMs)
  expect(schedule.take(6 * hourMs + minuteMs)).toBe('backup')
})

it('a verification that fails is followed by a new backup, and then by another verification', () => {
  const schedule = createSchedule({ everyMs: hourMs, verifyEveryMs: 24 * hourMs, verifiedAt: 0 })
  const now = 24 * hourMs
  expect(schedule.take(now)).toBe('backup')
  schedule.succeeded('backup')
  expect(schedule.take(now)).toBe('verification')
  expect(schedule.take(now)).toBeNull()
  schedule.failed('verification', now)
  expect([schedule.take(now), schedule.take(now)]).toEqual(['backup', null])
  expect(schedule.take(now + minuteMs)).toBe('verification')
  schedule.succeeded('verification')
  expect(schedule.take(now + hourMs)).toBe('backup')
  expect(schedule.take(now + hourMs)).toBeNull()
})
