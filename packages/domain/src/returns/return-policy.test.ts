import { describe, expect, it } from 'vitest'
import {
  decideReturn,
  feePercentOf,
  isMadeToOrder,
  type ReturnFacts,
  type ReturnReason,
  restockingFeeCents,
  returnReasons,
  ruleTexts,
} from './return-policy.ts'
import { returnActionsOf, returnMoves, returnStates, stateOfDecisions } from './return-state.ts'

const today = '2026-12-20'
const shipped = {
  today: '2026-12-20',
  day30: '2026-11-20',
  day31: '2026-11-19',
  year: '2025-12-20',
  older: '2025-12-19',
}
type Day = keyof typeof shipped

/** Reason, made to order, when it shipped, and what the rules say. */
const cases: readonly [ReturnReason, boolean, Day, string][] = [
  ['not_needed', false, 'today', 'approved standard'],
  ['not_needed', false, 'day30', 'approved standard'],
  ['not_needed', false, 'day31', 'refused too_late'],
  ['not_needed', true, 'today', 'refused made_to_order'],
  ['not_needed', true, 'day31', 'refused made_to_order'],
  ['ordered_too_many', false, 'day30', 'approved standard'],
  ['ordered_too_many', true, 'day30', 'refused made_to_order'],
  ['does_not_fit', false, 'day30', 'approved standard'],
  ['does_not_fit', false, 'day31', 'refused too_late'],
  ['does_not_fit', true, 'day30', 'refused made_to_order'],
  ['wrong_part', false, 'day30', 'approved standard'],
  ['wrong_part', false, 'day31', 'waiting our_mistake'],
  ['wrong_part', true, 'day30', 'waiting our_mistake'],
  ['damaged', false, 'today', 'waiting damaged'],
  ['damaged', true, 'today', 'waiting damaged'],
  ['damaged', false, 'older', 'waiting damaged'],
  ['failed', false, 'year', 'waiting warranty'],
  ['failed', true, 'day31', 'waiting warranty'],
  ['failed', false, 'older', 'refused warranty_over'],
]

describe('the return policy', () => {
  it.each(cases)('%s, made to order %s, shipped %s: %s', (reason, madeToOrder, day, expected) => {
    const facts: ReturnFacts = { reason, madeToOrder, shippedOn: shipped[day], today }
    const { decision, rule } = decideReturn(facts)
    expect(`${decision} ${rule}`).toBe(expected)
  })

  it('answers in its own words', () => {
    expect(ruleTexts.made_to_order).toBe(
      'Custom and cut-to-order items are made for your door and cannot be returned.',
    )
    expect(ruleTexts.too_late).toBe('You can return unused standard items within 30 days. That time is over.')
  })

  it.each([
    ['a hinge', { unit: 'EA', specialOrder: false, configurations: null }, false],
    [
      'a hinge with a hand',
      { unit: 'EA', specialOrder: false, configurations: [{ kind: 'direction' }] },
      false,
    ],
    ['gasket by the foot', { unit: 'FT', specialOrder: false, configurations: null }, true],
    ['metal by the square foot', { unit: 'SQFT', specialOrder: false, configurations: null }, true],
    ['a part with cuts', { unit: 'EA', specialOrder: false, configurations: [{ kind: 'cuts' }] }, true],
    [
      'a gasket set for a door',
      { unit: 'EA', specialOrder: false, configurations: [{ kind: 'door' }] },
      true,
    ],
    ['a special order', { unit: 'EA', specialOrder: true, configurations: null }, true],
  ] as const)('knows whether %s is made to order', (_, sold, expected) => {
    expect(isMadeToOrder(sold)).toBe(expected)
  })

  it('takes a restocking fee from what was not needed or does not fit, and from nothing that was wrong or damaged', () => {
    const taken = returnReasons.filter((reason) => feePercentOf(reason, 15) === 15)
    expect(taken).toEqual(['does_not_fit', 'not_needed', 'ordered_too_many'])
    expect([0, 3, 4, 1250].map((cents) => restockingFeeCents(cents, 15))).toEqual([0, 0, 1, 188])
  })
})

describe('the states of a return', () => {
  it.each([
    [['approved', 'waiting', 'refused'], 'requested'],
    [['approved', 'refused'], 'approved'],
    [['refused', 'refused'], 'refused'],
  ] as const)('%s make it %s', (decisions, state) => {
    expect(stateOfDecisions(decisions)).toBe(state)
  })

  it('allow each party what it may do', () => {
    const table = returnStates.map((state) => [
      state,
      returnActionsOf(state, 'buyer').join(' '),
      returnActionsOf(state, 'staff').join(' '),
    ])
    expect(table).toEqual([
      ['requested', 'cancel', 'decide'],
      ['approved', 'cancel', 'decide receive close'],
      ['refused', '', 'decide'],
      ['received', '', 'receive inspect close'],
      ['inspected', '', 'inspect credit close'],
      ['credited', '', ''],
      ['closed', '', ''],
      ['canceled', '', ''],
      ['expired', '', 'receive'],
    ])
  })

  it('that are over lead nowhere', () => {
    expect([returnMoves.credited, returnMoves.closed, returnMoves.canceled]).toEqual([[], [], []])
  })
})
