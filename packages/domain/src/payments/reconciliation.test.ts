import { randomCases } from '@mullion/config/test-speed'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareDay,
  type DifferenceKind,
  type GatewayTransaction,
  type StorePayment,
} from './reconciliation.ts'

const reference = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

function payment(n: number, change: Partial<StorePayment> = {}): StorePayment {
  const amountCents = change.amountCents ?? 100 + n
  const order = {
    number: `W${n}`,
    state: 'captured',
    grandTotalCents: amountCents,
    creditedCents: 0,
  } as const
  const own = { id: n, reference: reference(n), gatewayId: `T${n}`, purchase: `buyer/${n}` }
  return { ...own, state: 'captured', amountCents, order, ...change }
}
function charge(n: number, change: Partial<GatewayTransaction> = {}): GatewayTransaction {
  return { reference: reference(n), gatewayId: `T${n}`, state: 'captured', amountCents: 100 + n, ...change }
}
const kindsOf = (payments: readonly StorePayment[], transactions: readonly GatewayTransaction[]) =>
  compareDay({ payments, transactions }).map(({ kind }) => kind)

describe('a day at the gateway', () => {
  it.each<[string, StorePayment[], GatewayTransaction[], DifferenceKind[]]>([
    ['a captured order', [payment(1)], [charge(1)], []],
    [
      'a declined card',
      [payment(1, { state: 'declined', order: null })],
      [charge(1, { state: 'declined' })],
      [],
    ],
    [
      'a voided payment',
      [payment(1, { state: 'voided', order: null })],
      [charge(1, { state: 'voided' })],
      [],
    ],
    [
      'a payment under way',
      [payment(1, { state: 'authorising', order: null })],
      [charge(1, { state: 'authorised' })],
      [],
    ],
    ['a voided charge of another system', [], [charge(1, { reference: 'pos-1', state: 'voided' })], []],
    ['money without a payment', [], [charge(1)], ['missing_here']],
    ['money without an order', [payment(1, { order: null })], [charge(1)], ['missing_here']],
    ['an order without money', [payment(1)], [], ['missing_there']],
    ['an amount that is a cent off', [payment(1)], [charge(1, { amountCents: 102 })], ['amount']],
    [
      'an order with another total',
      [payment(1, { order: { number: 'W1', state: 'captured', grandTotalCents: 99, creditedCents: 0 } })],
      [charge(1)],
      ['amount'],
    ],
    [
      'a charge that was credited in full',
      [payment(1, { order: { number: 'W1', state: 'captured', grandTotalCents: 101, creditedCents: 101 } })],
      [charge(1, { state: 'voided' })],
      [],
    ],
    ['a charge that was voided there', [payment(1)], [charge(1, { state: 'voided' })], ['state']],
    [
      'a void that did not happen there',
      [payment(1, { state: 'voided', order: null })],
      [charge(1)],
      ['state'],
    ],
    [
      'a charge for an abandoned attempt',
      [payment(1, { state: 'abandoned', order: null, gatewayId: null })],
      [charge(1)],
      ['state'],
    ],
    [
      'two charges for one payment',
      [payment(1)],
      [charge(1), charge(1, { gatewayId: 'T9' })],
      ['charged_twice'],
    ],
    [
      'two payments for one order',
      [payment(1), payment(2, { purchase: 'buyer/1' })],
      [charge(1), charge(2)],
      ['charged_twice'],
    ],
    ['a charge without a reference', [], [charge(1, { reference: '' })], ['unknown_reference']],
    ['a charge of another system', [], [charge(1, { reference: 'pos-1' })], ['unknown_reference']],
  ])('with %s', (_name, payments, transactions, kinds) => {
    expect(kindsOf(payments, transactions)).toEqual(kinds)
  })

  it('names both sides of a difference, in cents', () => {
    expect(compareDay({ payments: [payment(1)], transactions: [charge(1, { amountCents: 102 })] })).toEqual([
      {
        ...{ kind: 'amount', reference: reference(1), gatewayId: 'T1', paymentId: 1, orderNumber: 'W1' },
        ...{ storeState: 'captured', storeCents: 101, gatewayState: 'captured', gatewayCents: 102 },
      },
    ])
  })

  it('misses the payment of a card order that has none', () => {
    const unpaidOrders = [{ number: 'W1', grandTotalCents: 101 }]
    expect(compareDay({ payments: [], transactions: [], unpaidOrders })).toMatchObject([
      { kind: 'missing_there', orderNumber: 'W1', storeCents: 101, storeState: null, paymentId: null },
    ])
  })

  it('is compared with transactions a little before and after it, which are no difference themselves', () => {
    const around = [charge(1), charge(2)]
    expect(compareDay({ payments: [payment(1)], transactions: [], around })).toEqual([])
  })
})

/** What can be done to the books of one payment that agree. */
const injections = {
  none: (n: number) => ({ payments: [payment(n)], transactions: [charge(n)], kinds: [] }),
  declined: (n: number) => ({
    payments: [payment(n, { state: 'declined', order: null })],
    transactions: [charge(n, { state: 'declined' })],
    kinds: [],
  }),
  'lost here': (n: number) => ({ payments: [], transactions: [charge(n)], kinds: ['missing_here'] }),
  'order lost': (n: number) => ({
    payments: [payment(n, { order: null })],
    transactions: [charge(n)],
    kinds: ['missing_here'],
  }),
  'lost there': (n: number) => ({ payments: [payment(n)], transactions: [], kinds: ['missing_there'] }),
  'other amount': (n: number, cents: number) => ({
    payments: [payment(n)],
    transactions: [charge(n, { amountCents: 100 + n + cents })],
    kinds: ['amount'],
  }),
  'voided there': (n: number) => ({
    payments: [payment(n)],
    transactions: [charge(n, { state: 'voided' })],
    kinds: ['state'],
  }),
  'sent twice': (n: number) => ({
    payments: [payment(n)],
    transactions: [charge(n), charge(n, { gatewayId: `again-${n}` })],
    kinds: ['charged_twice'],
  }),
  'of another system': (n: number) => ({
    payments: [],
    transactions: [charge(n, { reference: `pos-${n}` })],
    kinds: ['unknown_reference'],
  }),
} as const

describe('the differences of a day', () => {
  it('are exactly those that were injected, whatever the order of the books', () => {
    const name = fc.constantFrom(...(Object.keys(injections) as (keyof typeof injections)[]))
    const one = fc.record({ name, cents: fc.integer({ min: 1, max: 99 }), here: fc.nat(), there: fc.nat() })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (days) => {
        const made = days.map(({ name: what, cents }, n) => injections[what](n, cents))
        const shuffled = <T>(rows: readonly T[], by: 'here' | 'there') =>
          rows.toSorted((a, b) => (days[rows.indexOf(a)]?.[by] ?? 0) - (days[rows.indexOf(b)]?.[by] ?? 0))
        const found = compareDay({
          payments: shuffled(
            made.flatMap(({ payments }) => [...payments]),
            'here',
          ),
          transactions: shuffled(
            made.flatMap(({ transactions }) => [...transactions]),
            'there',
          ),
        })
        const named = made.flatMap(({ kinds }, n) => kinds.map((kind) => [n, kind]))
        const numberOf = (text: string) => Number(text.slice(text.lastIndexOf('-') + 1))
        const seen = found.map(({ reference: of, kind }) => [numberOf(of), kind] as const)
        expect(seen.toSorted(([a], [b]) => a - b)).toEqual(named)
      }),
      randomCases(200),
    )
  })
})
