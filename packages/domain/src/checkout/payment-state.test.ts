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
    ['authorising', ['authorised', 'declined', 'voiding']],
    ['authorised', ['captured', 'voiding']],
    ['voiding', ['voided', 'attention']],
    ['attention', ['voided']],
    ['captured', []],
    ['declined', []],
    ['voided', []],
  ] as const)('goes on from %s to %j', (state, next) => {
    expect(moves(state)).toEqual(next)
  })

  it('has to be looked into after a restart until its money is taken, refused or given back', () => {
    expect(states.filter(isSettled)).toEqual(['captured', 'declined', 'voided'])
    expect(unsettledPayments).toEqual(['authorising', 'authorised', 'voiding', 'attention'])
  })

  it('never takes money that was given back or refused', () => {
    const reachable = (from: PaymentState): PaymentState[] =>
      moves(from).flatMap((to) => [to, ...reachable(to)])
    for (const state of ['declined', 'voiding', 'attention', 'voided'] as const) {
      expect(reachable(state)).not.toContain('captured')
    }
    expect(reachable('captured')).toEqual([])
  })

  it('lets the buyer try again only when no money is taken or held', () => {
    expect(states.filter(mayTryAgain)).toEqual(['declined', 'voided'])
  })
})
