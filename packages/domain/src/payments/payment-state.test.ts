import { describe, expect, it } from 'vitest'
import {
  isSettled,
  mayTryAgain,
  type PaymentState,
  paymentMoves,
  unsettledPayments,
} from './payment-state.ts'

const states = Object.keys(paymentMoves) as PaymentState[]
const moves = (state: PaymentState): readonly PaymentState[] => paymentMoves[state]

describe('a payment attempt', () => {
  it.each([
    ['created', ['authorising', 'abandoned']],
    ['authorising', ['authorised', 'held', 'declined', 'voiding', 'abandoned']],
    ['held', ['authorised', 'voiding']],
    ['authorised', ['captured', 'voiding']],
    ['voiding', ['voided', 'attention']],
    ['attention', ['voided']],
    ['captured', []],
    ['declined', []],
    ['terms', []],
    ['abandoned', ['voiding']],
    ['voided', []],
  ] as const)('moves from %s to %j', (state, next) => {
    expect(moves(state)).toEqual(next)
  })

  it('needs checking after a restart until it is captured, declined, voided, abandoned or on terms', () => {
    expect(states.filter(isSettled).sort()).toEqual(['abandoned', 'captured', 'declined', 'terms', 'voided'])
    const open = ['attention', 'authorised', 'authorising', 'created', 'held', 'voiding']
    expect(unsettledPayments.toSorted()).toEqual(open)
  })

  it('is never captured after it was declined, abandoned or voided', () => {
    const reachable = (from: PaymentState): PaymentState[] =>
      moves(from).flatMap((to) => [to, ...reachable(to)])
    for (const state of ['declined', 'abandoned', 'voiding', 'attention', 'voided'] as const) {
      expect(reachable(state)).not.toContain('captured')
    }
    expect(reachable('captured')).toEqual([])
  })

  it('lets the buyer try again only when no money is captured or held', () => {
    expect(states.filter(mayTryAgain).sort()).toEqual(['abandoned', 'declined', 'voided'])
  })
})
