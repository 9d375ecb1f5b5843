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

describe('the life of a payment', () => {
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
  ] as const)('goes on from %s to %j', (state, next) => {
    expect(moves(state)).toEqual(next)
  })

  it('has to be looked into after a restart until its money is taken, refused or given back', () => {
    expect(states.filter(isSettled).sort()).toEqual(['abandoned', 'captured', 'declined', 'terms', 'voided'])
    const open = ['attention', 'authorised', 'authorising', 'created', 'held', 'voiding']
    expect(unsettledPayments.toSorted()).toEqual(open)
  })

  it('never takes money that was given back or refused', () => {
    const reachable = (from: PaymentState): PaymentState[] =>
      moves(from).flatMap((to) => [to, ...reachable(to)])
    for (const state of ['declined', 'abandoned', 'voiding', 'attention', 'voided'] as const) {
      expect(reachable(state)).not.toContain('captured')
    }
    expect(reachable('captured')).toEqual([])
  })

  it('lets the buyer try again only when no money is taken or held', () => {
    expect(states.filter(mayTryAgain).sort()).toEqual(['abandoned', 'declined', 'voided'])
  })
})
