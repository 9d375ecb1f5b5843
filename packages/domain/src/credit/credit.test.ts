import { describe, expect, it } from 'vitest'
import { ageBounds, agingOf } from './aging.ts'
import { paidOrderProblem, paymentProblem } from './company-payment.ts'
import { companyPaymentFile } from './company-payment-csv.ts'
import { overLimitCents, standingInWords, standingOf } from './standing.ts'

describe('a credit limit', () => {
  it.each([
    { limitCents: null, openCents: 900_000, orderCents: 1, over: 0 },
    { limitCents: 0, openCents: 0, orderCents: 1, over: 1 },
    { limitCents: 1000, openCents: 600, orderCents: 400, over: 0 },
    { limitCents: 1000, openCents: 600, orderCents: 401, over: 1 },
    { limitCents: 1000, openCents: 1500, orderCents: 100, over: 600 },
    { limitCents: 1000, openCents: -500, orderCents: 1500, over: 0 },
  ])('of $limitCents with $openCents open is passed by $over with $orderCents', ({ over, ...facts }) => {
    expect(overLimitCents(facts)).toBe(over)
  })

  it('says what is left, never less than nothing', () => {
    const standing = standingOf({ limitCents: 500_000, openCents: 312_000, heldCents: 0 })
    expect(standingInWords(standing)).toBe('Credit limit $5,000.00, balance $3,120.00, available $1,880.00')
    expect(standingOf({ limitCents: 100, openCents: 150, heldCents: 0 }).leftCents).toBe(0)
    expect(standingOf({ limitCents: null, openCents: 150, heldCents: 0 }).leftCents).toBeNull()
  })
})

describe('aging', () => {
  const open = { current: 100, over30: 200, over60: 300, over90: 400 }

  it.each([
    { paid: 0, aged: open, unused: 0 },
    { paid: 450, aged: { ...open, over90: 0, over60: 250 }, unused: 0 },
    { paid: 1200, aged: { current: 0, over30: 0, over60: 0, over90: 0 }, unused: 200 },
  ])('sets $paid on account against what is oldest', ({ paid, aged, unused }) => {
    expect(agingOf(open, paid)).toEqual({ ...aged, unusedCents: unused })
  })

  it('counts store days, across a change of the clocks too', () => {
    const [days30] = ageBounds(new Date('2026-11-20T15:00:00Z'), 'America/New_York')
    expect(days30.toISOString()).toBe('2026-10-21T04:00:00.000Z')
  })
})

describe('a payment', () => {
  const payment = { amountCents: 1000, paidOn: '2026-11-20', reference: '4711', orders: [] }
  const order = (orderNumber: string, amountCents: number) => ({ orderNumber, amountCents })

  it.each([
    { change: {}, field: null },
    { change: { orders: [order('W1', 600), order('W2', 400)] }, field: null },
    { change: { orders: [order('W1', 600), order('W2', 401)] }, field: 'orders' },
    { change: { orders: [order('W1', 1), order('W1', 2)] }, field: 'orders' },
    { change: { paidOn: '2026-11-21' }, field: null },
    { change: { paidOn: '2026-11-22' }, field: 'paidOn' },
  ])('with $change is wrong in $field', ({ change, field }) => {
    expect(paymentProblem({ ...payment, ...change }, '2026-11-20')?.field ?? null).toBe(field)
  })

  it('gives an order no more than is open of it', () => {
    expect(paidOrderProblem(order('W1', 500), 500)).toBeNull()
    expect(paidOrderProblem(order('W1', 501), 500)).toBe('Only $5.00 of W1 is open.')
    expect(paidOrderProblem(order('W1', 1), null)).toContain('no order W1')
  })

  it('is written to a file and read again', () => {
    const record = {
      ...{ customerNumber: 'ARCTIC', companyType: 'company' as const, reference: 'check 17' },
      ...{ paidOn: '2026-11-20', amount: 20_050, orders: [order('W100001', 12_050), order('W100002', 8000)] },
    }
    const cells = companyPaymentFile.write(record)
    expect(cells).toMatchObject({ amount: '200.50', orders: 'W100001 120.50; W100002 80.00' })
    expect(companyPaymentFile.read(cells)).toEqual({ ok: true, record })
  })

  it.each(['W100001', 'W100001 1 2', 'W100001 -5', 'W100001 x'])(
    'is not read with the orders %s',
    (orders) => {
      const cells = { customerNumber: 'ARCTIC', reference: '1', paidOn: '2026-11-20', amount: '5', orders }
      expect(companyPaymentFile.read(cells)).toMatchObject({ ok: false, problems: [{ column: 'orders' }] })
    },
  )
})
