import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { placeOrderInput } from './order.ts'
import { quotedInput } from './quote.ts'

/** A held payment is voided after this many minutes without an order. */
export const heldMinutes = 15

const { quoteId, billing, card, savedCard, saveCard, grandTotalCents, botCheck } = placeOrderInput.shape

export const holdPaymentInput = z.strictObject({
  ...z.omit(quotedInput, { priceQuote: true }).shape,
  ...{ quoteId, billing, card, savedCard, saveCard, grandTotalCents, botCheck },
})
export type HoldPaymentInput = z.output<typeof holdPaymentInput>

export interface HeldPayment {
  /** Token that the order uses to claim the payment. */
  readonly heldPayment: string
  readonly gatewayId: string
  readonly authCode: string
  readonly amountCents: number
  readonly cardType: string
  readonly lastFour: string
}

/** No payment is held for this order: none was made, it was voided, or it was for something else. */
export function paymentNeeded(): AppError {
  const message = 'There is no approved payment for this order. Please pay first.'
  return new AppError('blocked', 'checkout.payment_needed', message)
}
