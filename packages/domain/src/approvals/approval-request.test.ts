import { describe, expect, it } from 'vitest'
import {
  type ApprovalParty,
  type ApprovalState,
  actionsOf,
  approvalMoves,
  approvalStates,
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
