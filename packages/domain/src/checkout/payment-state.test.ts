import { describe, expect, it } from 'vitest'
import {
  mayTryAgain,
  type PaymentState,
  paymentMoves,
  settledPayments,
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

  it('is settled exactly where it has no further move, and nothing is both settled and not', () => {
    expect([...settledPayments].sort()).toEqual(states.filter((state) => moves(state).length === 0).sort())
    expect([...settledPayments, ...unsettledPayments].sort()).toEqual([...states].sort())
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
