import { describe, expect, it } from 'vitest'
import { arrivalDay, shipDay, transitDays } from './arrival.ts'

const timeZone = 'America/New_York'

describe('the day an order ships', () => {
  it.each([
    ['Friday 1:59 PM: the same day', '2026-11-20T18:59:59Z', '2026-11-20'],
    ['Friday 2 PM: Monday', '2026-11-20T19:00:00Z', '2026-11-23'],
    ['Saturday: Monday', '2026-11-21T15:00:00Z', '2026-11-23'],
    ['Sunday night: Monday', '2026-11-23T04:30:00Z', '2026-11-23'],
    ['Monday 2 PM: Tuesday', '2026-11-23T19:00:00Z', '2026-11-24'],
    ['daylight saving time counts: 1:59 PM is 17:59 UTC', '2026-07-01T17:59:00Z', '2026-07-01'],
    ['daylight saving time counts: 2 PM is 18:00 UTC', '2026-07-01T18:00:00Z', '2026-07-02'],
  ])('%s', (_title, at, day) => {
    expect(shipDay(new Date(at), timeZone)).toBe(day)
  })
})

describe('the arrival day', () => {
  it.each([
    ['a day after Friday is Monday', '2026-11-20T15:00:00Z', 1, '2026-11-23'],
    ['three days after Wednesday is Monday', '2026-11-18T15:00:00Z', 3, '2026-11-23'],
    ['five days after Friday is Friday', '2026-11-20T15:00:00Z', 5, '2026-11-27'],
    ['across the end of a year', '2026-12-31T15:00:00Z', 1, '2027-01-01'],
    ['ordered after 2 PM on Friday', '2026-11-20T20:00:00Z', 2, '2026-11-25'],
  ])('%s', (_title, at, businessDays, day) => {
    expect(arrivalDay(new Date(at), { timeZone, businessDays })).toBe(day)
  })
})

it.each([
  ['03', 4, 4],
  ['FEDEX_GROUND', 4, 4],
  ['LTL', 6, 6],
  ['12', 4, 3],
  ['02', null, 2],
  ['13', 7, 1],
  ['01', 7, 1],
  ['14', 7, 1],
  ['FEDEX_2_DAY', 1, 2],
  ['STANDARD_OVERNIGHT', null, 1],
  ['03', null, null],
] as const)('service %s, with ground in %s days, takes %s', (service, ground, days) => {
  expect(transitDays(service, ground)).toBe(days)
})
