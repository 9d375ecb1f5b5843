import type {
  ApprovalEvent,
  ApprovalRequest,
  ApprovalState,
  Budget,
} from '@mullion/domain/approvals/approval-request'
import { formatMoney } from '@mullion/domain/money'

export const stateWords: Readonly<Record<ApprovalState, string>> = {
  waiting: 'Waiting for approval',
  changed: 'Changed, waiting for approval',
  forwarded: 'Forwarded, waiting for approval',
  charging: 'Approved, card being charged',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
  canceled: 'Canceled',
}

const eventWords: Readonly<Record<ApprovalEvent['kind'], string>> = {
  asked: 'asked for approval',
  changed: 'changed quantities',
  forwarded: 'forwarded the request',
  approved: 'approved the order',
  rejected: 'rejected the order',
  canceled: 'canceled the order',
  expired: 'The request expired',
  reminded: 'A reminder was sent',
  payment_failed: 'The card was not charged, so the request waits again',
}

export function eventText({ kind, by }: ApprovalEvent): string {
  return by ? `${by} ${eventWords[kind]}` : eventWords[kind]
}

/** Returns what is left of a person's limits, as names and amounts. */
export function budgetLines(budget: Budget): [name: string, text: string][] {
  const { orderLimitCents, monthLimitCents, placedCents, waitingCents, leftCents } = budget
  const over = leftCents !== null && leftCents < 0
  return [
    ['One order', orderLimitCents === null ? 'No limit' : formatMoney(orderLimitCents)],
    ['A month', monthLimitCents === null ? 'No limit' : formatMoney(monthLimitCents)],
    ['Ordered this month', formatMoney(placedCents)],
    ['Other requests that wait', formatMoney(waitingCents)],
    ...(leftCents === null
      ? []
      : ([
          [
            over ? 'Over the month with this order' : 'Left after this order',
            formatMoney(Math.abs(leftCents)),
          ],
        ] as [string, string][])),
  ]
}

export function paymentWords({ payBy, savedCard, requester }: ApprovalRequest): string {
  if (payBy === 'terms') return 'On terms'
  return savedCard ? `Saved card of ${requester}` : 'Card of the approver'
}
