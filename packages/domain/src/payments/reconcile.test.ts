import { describe, expect, it } from 'vitest'
import { type FindingKind, findingsOf, type GatewayState, type MoneyFacts } from './reconcile.ts'

const order = (
  state: NonNullable<MoneyFacts['order']>['state'],
  grandTotalCents = 100,
  creditedCents = 0,
) => ({
  ...{ state, grandTotalCents, creditedCents },
})

describe('payment, order and gateway', () => {
  it.each<[MoneyFacts['paymentState'], MoneyFacts['order'], GatewayState]>([
    ['captured', order('captured'), 'captured'],
    ['captured', order('captured', 100, 40), 'captured'],
    ['captured', order('captured', 100, 100), 'captured'],
    ['captured', order('captured', 100, 100), 'voided'],
    ['terms', order('terms'), null],
    ['authorised', order('authorised'), 'captured'],
    ['voided', null, 'voided'],
    ['voided', order('voided'), 'voided'],
    ['held', null, 'authorised'],
    ['abandoned', null, null],
    ['declined', null, 'declined'],
    ['authorising', null, 'authorised'],
  ])('agree: payment %s, order %j, gateway %j', (paymentState, its, gateway) => {
    expect(findingsOf({ paymentState, amountCents: 100, order: its, gateway })).toEqual([])
  })

  it.each<[string, MoneyFacts['paymentState'], MoneyFacts['order'], GatewayState, FindingKind]>([
    ['money without an order', 'captured', null, 'captured', 'order_missing'],
    ['an order without money', 'captured', order('captured'), 'voided', 'gateway_state'],
    [
      'a void of what was credited in part',
      'captured',
      order('captured', 100, 99),
      'voided',
      'gateway_state',
    ],
    ['a capture that the gateway does not know', 'captured', order('captured'), null, 'gateway_state'],
    ['a voided payment that the gateway captured', 'voided', null, 'captured', 'gateway_state'],
    ['a placed order with a voided payment', 'voided', order('captured'), 'voided', 'order_state'],
    ['a different amount', 'captured', order('captured', 99), 'captured', 'amount'],
    ['a charge for an abandoned attempt', 'abandoned', null, 'authorised', 'gateway_state'],
  ])('disagree: %s', (_name, paymentState, its, gateway, finding) => {
    expect(findingsOf({ paymentState, amountCents: 100, order: its, gateway })).toEqual([finding])
  })

  it.each(['unasked', 'unanswered'] as const)('are not compared when the gateway was %s', (gateway) => {
    const facts = { paymentState: 'captured', amountCents: 100, order: order('captured') } as const
    expect(findingsOf({ ...facts, gateway })).toEqual([])
  })
})
