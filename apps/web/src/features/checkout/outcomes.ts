import type { ReadableError } from '@mullion/client/read-error'
import type { Outcome } from './checkout.state.ts'

const paymentCodes = ['checkout.too_many_declines', 'checkout.bot_check_failed']
const cartCodes = ['checkout.line_refused', 'checkout.freight_needed', 'checkout.key_reused', 'cart.empty']

/** The end of an attempt that failed, as the buyer is told it. */
export function failedOutcome({ code, message, requestId, kind }: ReadableError): Outcome {
  const payment = code.startsWith('checkout.payment_') || paymentCodes.includes(code)
  const title = payment ? 'Failed to process payment' : 'Failed to place order'
  return { kind: 'failed', title, message, code, requestId: kind === 'unknown' ? requestId : null }
}

/** True when nothing but another cart helps. */
export function needsOtherCart(code: string): boolean {
  return cartCodes.includes(code)
}

/** True when a call to the store helps. */
export function needsCall(code: string): boolean {
  return code === 'checkout.freight_needed' || code === 'checkout.too_many_declines'
}

/** One line for a buyer who has left the checkout meanwhile. */
export function outcomeText(outcome: Outcome): string {
  return outcome.kind === 'placed'
    ? `Order ${outcome.orderNumber} placed successfully!`
    : `${outcome.title}: ${outcome.message}`
}
