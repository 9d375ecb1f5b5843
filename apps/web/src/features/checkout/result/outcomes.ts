import type { ReadableError } from '@mullion/client/read-error'
import type { PlacedOrder } from '@mullion/domain/checkout/order'
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
  order: PlacedOrder,
  { shipTo, items }: Pick<Extract<Outcome, { kind: 'placed' }>, 'shipTo' | 'items'>,
): Outcome {
  return { kind: 'placed', order, shipTo, items, closingLine: closingLine(Math.random()) }
}

/** Returns a one-line notification for a buyer who has left the checkout. */
export function outcomeText(outcome: Outcome): string {
  return outcome.kind === 'placed'
    ? `Order ${outcome.order.orderNumber} placed successfully!`
    : `${outcome.title}: ${outcome.message}`
}

/** Ends placing an order; a buyer who has left the checkout gets a notification. */
export function finish(outcome: Outcome): void {
  endPlacing(outcome)
  if (checkoutPanels.isOpen()) return
  const show = outcome.kind === 'placed' ? notify : notifyProblem
  show(outcomeText(outcome))
  dismissOutcome()
}
