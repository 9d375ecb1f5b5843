import type { ReadableError } from '@mullion/client/read-error'
import type { AwaitingApproval } from '@mullion/domain/checkout/awaiting-approval'
import { isAwaitingApproval, type PlacingAnswer } from '@mullion/domain/checkout/order'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { checkoutPanels, dismissOutcome, endPlacing, type Outcome } from '../checkout.state.ts'
import { closingLine } from './closing-lines.ts'

const paymentCodes = ['checkout.too_many_declines', 'checkout.bot_check_failed', 'checkout.cards_under_way']

export function failedOutcome({
  code,
  message,
  requestId,
  kind,
}: Pick<ReadableError, 'code' | 'message' | 'requestId' | 'kind'>): Outcome {
  const payment = code.startsWith('checkout.payment_') || paymentCodes.includes(code)
  const title = payment ? 'Failed to process payment' : 'Failed to place order'
  return { kind: 'failed', title, message, code, requestId: kind === 'unknown' ? requestId : null }
}

export function placedOutcome(
  order: PlacingAnswer,
  { shipTo, items }: Pick<Extract<Outcome, { kind: 'placed' }>, 'shipTo' | 'items'>,
): Outcome {
  if (isAwaitingApproval(order)) return { kind: 'asked', request: order }
  return { kind: 'placed', order, shipTo, items, closingLine: closingLine(Math.random()) }
}

export const askedTitle = 'Your order was sent for approval'

/** Says who decides about an order that went to approval. */
export function waitsText({ approvers }: Pick<AwaitingApproval, 'approvers'>): string {
  const who = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(approvers)
  return `It’s placed once ${who || 'someone in your company'} approves it. Nothing is charged until then.`
}

/** Returns a one-line notification for a buyer who has left the checkout. */
export function outcomeText(outcome: Outcome): string {
  if (outcome.kind === 'asked') return `${askedTitle}. ${waitsText(outcome.request)}`
  return outcome.kind === 'placed'
    ? `Order ${outcome.order.orderNumber} placed successfully!`
    : `${outcome.title}: ${outcome.message}`
}

/** Ends placing an order; a buyer who has left the checkout gets a notification. */
export function finish(outcome: Outcome): void {
  endPlacing(outcome)
  if (checkoutPanels.isOpen()) return
  const show = outcome.kind === 'failed' ? notifyProblem : notify
  show(outcomeText(outcome))
  dismissOutcome()
}
