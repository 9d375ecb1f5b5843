import { expect, it, vi } from 'vitest'
import { dayText, storeDay, storeMoment, storeToday } from './store-time.ts'

it('formats dates and times in the time zone of the store', () => {
  expect(storeDay('2026-03-02T04:30:00.000Z')).toBe('Mar 1, 2026')
  expect(storeMoment('2026-03-02T04:30:00.000Z').replace('\u202f', ' ')).toBe('Mar 1, 2026, 11:30 PM')
})

it('formats a date without a time zone as that date', () => {
  expect(dayText('2026-11-01')).toBe('Nov 1, 2026')
})

it('knows the date on the store’s clock', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T04:30:00.000Z') })
  expect(storeToday()).toBe('2026-03-01')
  vi.useRealTimers()
})
