import { AppError, invalidInput } from '../error.ts'
import type { ApprovalState } from './approval-request.ts'

export function requestMissing(): AppError {
  return new AppError('missing', 'approvals.request_missing', 'Request not found.')
}

/** Nobody approves, changes, forwards or rejects their own request. */
export function ownRequest(): AppError {
  const message = 'You can’t decide about your own order. Someone else in your company has to.'
  return new AppError('forbidden', 'approvals.own_request', message)
}

/** Only the person who asked cancels a request; an approver rejects it. */
export function notOwnRequest(): AppError {
  const message = 'Only the person who placed the order can cancel it. Reject it instead.'
  return new AppError('forbidden', 'approvals.not_own_request', message)
}

export function requestStale(): AppError {
  const message = 'This request has changed since you opened it. Review it and try again.'
  return new AppError('conflict', 'approvals.request_changed', message)
}

const closedTexts: Partial<Readonly<Record<ApprovalState, string>>> = {
  charging: 'This request is approved, and its card is being charged.',
  approved: 'This request is already approved.',
  rejected: 'This request was rejected.',
  expired: 'This request has expired. Place the order again.',
  canceled: 'This request was canceled.',
}

/** The request no longer waits for a decision. */
export function requestClosed(state: ApprovalState): AppError {
  const message = closedTexts[state] ?? 'This request no longer waits for a decision.'
  return new AppError('conflict', 'approvals.request_closed', message, { state })
}

/** The order needs approval, and nobody in the company could give it. */
export function noApprover(): AppError {
  const message =
    'This order needs approval, and no one else in your company can approve it. Ask your company’s admin to choose an approver.'
  return new AppError('blocked', 'approvals.no_approver', message)
}

/** A card is not held for an order that needs approval; the order is sent without one. */
export function approvalNeeded(): AppError {
  const message =
    'This order needs approval, so no card is charged yet. Place it without paying, and it is sent for approval.'
  return new AppError('blocked', 'approvals.approval_needed', message)
}

/** The requester’s account was deleted, so the order can only be rejected. */
export function requesterGone(): AppError {
  const message =
    'The person who placed this order no longer has an account. Reject it or place the order yourself.'
  return new AppError('blocked', 'approvals.requester_gone', message)
}

export function approverUnknown(field: string): AppError {
  return invalidInput('approvals.approver_unknown', { [field]: 'Choose someone else in your company.' })
}
