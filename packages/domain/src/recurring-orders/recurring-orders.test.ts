import { describe, expect, it } from 'vitest'
import { cartOfList, type LineWithFate } from './cart-of-list.ts'
import { recurringActionsOf } from './recurring-order.ts'
import { daysAfter, draftDays, nextDay } from './schedule.ts'
import { automaticProblem, changesSince, type OrderFigures } from './since-last.ts'

const line = (partId: number, change: Partial<LineWithFate> = {}): LineWithFate => ({
  ...{ partId, number: `0${partId}`, quantity: 2, comments: [], configurations: [] },
  ...{ fate: { kind: 'ready' }, ...change },
})
const order = (unitPriceCents = 1000, change: Partial<OrderFigures> = {}): OrderFigures => ({
  lines: [{ partId: 1, number: '01', quantity: 2, unitPriceCents }],
  ...{ shippingCents: 500, taxCents: 100, grandTotalCents: 2600, ...change },
})

describe('the days of a recurring order', () => {
  it.each([
    ['2026-12-01', 2, '2026-12-01', '2026-12-15'],
    ['2026-12-01', 2, '2026-12-14', '2026-12-15'],
    ['2026-12-01', 2, '2026-12-15', '2026-12-29'],
    ['2026-12-01', 1, '2026-11-20', '2026-12-01'],
    ['2026-12-31', 52, '2026-12-31', '2027-12-30'],
  ])('%s, every %i weeks, are followed after %s by %s', (day, weeks, today, next) => {
    expect(nextDay(day, weeks, today)).toBe(next)
  })

  it('never have two drafts at once', () => {
    expect([1, 2, 3, 52].map(draftDays)).toEqual([6, 13, 14, 14])
    expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01')
  })
})

describe('the cart of a list', () => {
  it('has each part once, and leaves out what cannot be ordered or does not fit', () => {
    const gone = line(2, { fate: { kind: 'no_price', text: 'No price.' } })
    const { cart, leftOut } = cartOfList([
      line(1),
      gone,
      line(1, { quantity: 3 }),
      line(1, { quantity: 9999 }),
    ])
    expect(cart).toMatchObject([{ partId: 1, quantity: 5 }])
    expect(leftOut).toEqual([
      { number: '02', text: 'No price.' },
      { number: '01', text: expect.stringContaining('9,999') },
    ])
  })
})

describe('a draft', () => {
  it('says what differs from the last order', () => {
    expect(changesSince(order(), order())).toEqual([])
    const now: OrderFigures = {
      ...order(1100, { grandTotalCents: 3900 }),
      lines: [
        { partId: 1, number: '01', quantity: 3, unitPriceCents: 1100 },
        { partId: 3, number: '03', quantity: 1, unitPriceCents: 5 },
      ],
    }
    expect(changesSince(order(), now)).toEqual([
      '01: 3 instead of 2.',
      '01 is now $11.00 instead of $10.00.',
      '03 is new.',
      'The total is now $39.00 instead of $26.00.',
    ])
    expect(changesSince(now, { ...now, lines: now.lines.slice(1) })).toEqual(['01 is not ordered this time.'])
  })

  it('is placed automatically only if nothing is missing or new, and nothing rose by more than allowed', () => {
    const last = order()
    const check = (now: OrderFigures, leftOut: { number: string; text: string }[] = []) =>
      automaticProblem({ last, now, leftOut, maxRisePercent: 5 })?.kind ?? null
    expect(check(order(1050, { grandTotalCents: 2730 }))).toBeNull()
    expect(check(order(1051))).toBe('price')
    expect(check(order(900, { grandTotalCents: 2731 }))).toBe('price')
    expect(check(order(), [{ number: '02', text: 'No price.' }])).toBe('line')
    const added = { partId: 9, number: '09', quantity: 1, unitPriceCents: 1 }
    expect(check({ ...order(), lines: [...order().lines, added] })).toBe('price')
  })
})

describe('a recurring order', () => {
  it('is changed by its owner, stopped by an admin too, and only seen by staff', () => {
    expect(recurringActionsOf('active', 'owner')).toEqual(['change', 'skip_next', 'pause', 'end'])
    expect(recurringActionsOf('paused', 'admin')).toEqual(['end'])
    expect(recurringActionsOf('active', 'staff')).toEqual([])
    expect(recurringActionsOf('ended', 'owner')).toEqual([])
  })
})
