import { expect, it } from 'vitest'
import { lateSince } from './state.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour))
const hours = (count: number) => count * 3_600_000
const record = { sinceAt: at(0).toISOString(), created: null, verified: null, failed: null }
const created = { at: at(5).toISOString(), name: '', sizeBytes: 0, storedBytes: 0, files: 0 }

it('a backup is late when the last one, or the start of all, was longer ago than staff want to hear of', () => {
  expect(lateSince(record, at(3), hours(3))).toBeNull()
  expect(lateSince(record, at(4), hours(3))).toEqual(at(0))
  expect(lateSince({ ...record, created }, at(8), hours(3))).toBeNull()
  expect(lateSince({ ...record, created }, at(9), hours(3))).toEqual(at(5))
  expect(lateSince(record, at(20), 0)).toBeNull()
})
