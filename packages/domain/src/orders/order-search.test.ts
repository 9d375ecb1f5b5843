import { describe, expect, it } from 'vitest'
import { demoStoreInfo } from '../store-info.ts'
import { orderListInput } from './order-list.ts'
import { orderSearchOf } from './order-search.ts'

const both = { startDate: '2026-11-01', endDate: '2026-11-30' }
const from = new Date('2026-11-01T04:00:00Z')
const before = new Date('2026-12-01T05:00:00Z')
const nothing = { text: null, from: null, before: null }

const searchOf = (input: object) =>
  orderSearchOf(orderListInput.parse({ scope: 'user', ...input }), demoStoreInfo.timeZone)

describe('an order search', () => {
  it.each([
    [{}, nothing],
    [{ search: 'W1' }, nothing],
    [{ search: ' W1  ' }, nothing],
    [{ search: ' W10 ' }, { ...nothing, text: 'W10' }],
    [{ ...both }, { text: null, from, before }],
    [
      { search: 'W1', ...both },
      { text: 'W1', from, before },
    ],
    [
      { search: 'W1', startDate: both.startDate },
      { ...nothing, from },
    ],
    [
      { search: 'W10', endDate: both.endDate },
      { text: 'W10', from: null, before },
    ],
    [
      { startDate: '2026-11-01', endDate: '2026-11-01' },
      { text: null, from, before: new Date('2026-11-02T05:00:00Z') },
    ],
  ])('for %j looks for %j', (input, search) => {
    expect(searchOf(input)).toEqual(search)
  })

  it('is refused at the start date when that is after the end', () => {
    const reversed = { startDate: both.endDate, endDate: both.startDate }
    expect(() => searchOf(reversed)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'checkout.dates_reversed',
        details: { fields: { startDate: expect.any(String) } },
      }),
    )
  })

  it.each([
    [{ startDate: '2026-02-30' }],
    [{ startDate: '11/20/2026' }],
    [{ endDate: '2026-1-1' }],
    [{ endDate: '' }],
    [{ endDate: '0000-01-01' }],
    [{ endDate: '9999-12-31' }],
    [{ search: 'W10\u0000' }],
    [{ search: 'W'.repeat(101) }],
    [{ page: 0 }],
    [{ scope: 'everybody' }],
  ])('is refused for %j', (input) => {
    expect(orderListInput.safeParse({ scope: 'user', ...input }).success).toBe(false)
  })
})
