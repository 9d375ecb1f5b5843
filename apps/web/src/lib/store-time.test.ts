import { expect, it } from 'vitest'
import { storeDay, storeMoment } from './store-time.ts'

it('formats dates and times in the time zone of the store', () => {
  expect(storeDay('2026-03-02T04:30:00.000Z')).toBe('Mar 1, 2026')
  expect(storeMoment('2026-03-02T04:30:00.000Z').replace('\u202f', ' ')).toBe('Mar 1, 2026, 11:30 PM')
})
