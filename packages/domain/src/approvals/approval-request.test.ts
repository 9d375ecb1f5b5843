import { describe, expect, it } from 'vitest'
import {
  type ApprovalParty,
  type ApprovalState,
  actionsOf,
  approvalMoves,
  approvalStates,
  type ChangeableLine,
  changedLines,
  countedStates,
  openStates,
} from './approval-request.ts'

const byApprover = ['approve', 'change', 'forward', 'reject']

describe('a request for approval', () => {
  it.each<[ApprovalState, ApprovalParty | null, readonly string[]]>([
    ['waiting', 'approver', byApprover],
    ['changed', 'approver', byApprover],
    ['forwarded', 'approver', byApprover],
    ['waiting', 'requester', ['cancel']],
    ['forwarded', 'requester', ['cancel']],
    ['waiting', null, []],
    ['charging', 'approver', []],
    ['charging', 'requester', []],
    ['approved', 'approver', []],
    ['rejected', 'approver', []],
    ['expired', 'requester', []],
    ['canceled', 'requester', []],
  ])('that is %s lets the %s do what the table says', (state, party, actions) => {
    expect(actionsOf(state, party)).toEqual(actions)
  })

  it('never moves once it is rejected, expired or canceled', () => {
    for (const state of ['rejected', 'expired', 'canceled'] as const) expect(approvalMoves[state]).toEqual([])
  })

  it('counts as spent while it waits or its card is charged', () => {
    expect(
      approvalStates.filter((state) => (approvalMoves[state] as readonly string[]).includes('approved')),
    ).toEqual(countedStates)
    expect(countedStates).toEqual([...openStates, 'charging'])
  })
})

describe('a change of quantities', () => {
  const line = (partId: number, quantity: number, configurations: readonly unknown[] = []) =>
    ({ partId, number: `0123-0${partId}`, quantity, configurations }) as ChangeableLine
  const lines = [line(1, 4), line(2, 1), line(3, 2.5, [{ kind: 'cuts' }])]

  it.each<[string, [number, number][], [number, number][], string[]]>([
    [
      'changes nothing if everything is the same',
      [
        [1, 4],
        [2, 1],
        [3, 2.5],
      ],
      [
        [1, 4],
        [2, 1],
        [3, 2.5],
      ],
      [],
    ],
    [
      'takes the new quantity',
      [
        [1, 2],
        [2, 1],
        [3, 2.5],
      ],
      [
        [1, 2],
        [2, 1],
        [3, 2.5],
      ],
      ['0123-01: 2 instead of 4.'],
    ],
    [
      'leaves out a line that is not named',
      [
        [1, 4],
        [3, 2.5],
      ],
      [
        [1, 4],
        [3, 2.5],
      ],
      ['0123-02 was left out.'],
    ],
    [
      'keeps the quantity of a configuration',
      [
        [1, 4],
        [2, 1],
        [3, 9],
      ],
      [
        [1, 4],
        [2, 1],
        [3, 2.5],
      ],
      [],
    ],
    [
      'adds no part',
      [
        [1, 4],
        [2, 1],
        [3, 2.5],
        [9, 1],
      ],
      [
        [1, 4],
        [2, 1],
        [3, 2.5],
      ],
      [],
    ],
  ])('%s', (_name, wanted, kept, changes) => {
    const changed = changedLines(
      lines,
      wanted.map(([partId, quantity]) => ({ partId, quantity })),
    )
    expect(changed.kept.map(({ partId, quantity }) => [partId, quantity])).toEqual(kept)
    expect(changed.changes).toEqual(changes)
  })
})
