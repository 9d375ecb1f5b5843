import * as z from 'zod/mini'
import { AppError } from '../error.ts'
import { placeOrderInput } from './order.ts'
import { quotedInput } from './quote.ts'

/** A payment that is held for an order waits so long for it before it is given back. */
export const heldMinutes = 15

const { quoteId, billing, card, savedCard, saveCard, grandTotalCents, botCheck } = placeOrderInput.shape

/** A card to be authorized now, for an order that is sent afterwards. */
export const holdPaymentInput = z.strictObject({
  ...quotedInput.shape,
  ...{ quoteId, billing, card, savedCard, saveCard, grandTotalCents, botCheck },
})
export type HoldPaymentInput = z.output<typeof holdPaymentInput>

/** An approved payment that waits for its order. */
export interface HeldPayment {
  /** Names it to the order that takes it. */
  readonly heldPayment: string
  readonly gatewayId: string
  readonly authCode: string
  readonly amountCents: number
  readonly cardType: string
  readonly lastFour: string
}

/** No payment is held for this order: none was made, it was given back, or it was for something else. */
export function paymentNeeded(): AppError {
  const message = 'There is no approved payment for this order. Please pay first.'
  return new AppError('blocked', 'checkout.payment_needed', message)
}
