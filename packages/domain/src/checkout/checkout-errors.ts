import { AppError, invalidInput } from '../error.ts'
import { requiredText } from '../postal-address.ts'
import type { Quote } from './quote.ts'
import { quoteFailedText } from './shipping-service.ts'

export function canadaUnavailable(): AppError {
  return new AppError(
    'blocked',
    'checkout.canada_unavailable',
    'Shipping to Canada is temporarily unavailable. Please call or email our parts team.',
    { fields: { 'shipAddress.country': 'Shipping to Canada is temporarily unavailable.' } },
  )
}

/** Guests can only prepay shipping through the store. */
export function billingOptionRefused(): AppError {
  const text = 'Please sign in to ship on your own carrier account.'
  return new AppError('blocked', 'checkout.billing_option_refused', text, { fields: { billingOption: text } })
}

/** No carrier answered; staff ordering on terms may place the order with freight to be confirmed. */
export function noPriceNow(mayConfirmFreightLater: boolean): AppError {
  const details = { unanswered: true, mayConfirmFreightLater }
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, details)
}

/** The order's quote is expired, unknown, or was made for something else; `details.quote` has a new one. */
export function quoteChanged(quote: Quote): AppError {
  return new AppError(
    'conflict',
    'checkout.quote_changed',
    'The total has changed. Please review it and place the order again.',
    { quote },
  )
}

export function totalDiffers(quote: Quote): AppError {
  return new AppError(
    'conflict',
    'checkout.total_differs',
    'The total shown doesn’t match this order. Please review it and place the order again.',
    { quote },
  )
}

export function keyReused(): AppError {
  return new AppError(
    'conflict',
    'checkout.key_reused',
    'This order was already submitted with different contents. Go back to the cart and check out again.',
  )
}

/** A program ordered for a company that pays by card, without one of its saved cards. */
export function savedCardNeeded(): AppError {
  return invalidInput('checkout.saved_card_needed', { savedCard: 'Name one of your saved cards.' })
}

/** The order is paid by card and none was sent. */
export function cardNeeded(): AppError {
  const fields = { 'card.cardNumber': requiredText, 'billing.address1': requiredText }
  return invalidInput('checkout.card_invalid', fields)
}

/** The card was declined; no order was placed. */
export function paymentDeclined(reason: string): AppError {
  return new AppError('blocked', 'checkout.payment_declined', `Payment declined: ${reason}`, { reason })
}

/** The gateway did not answer; the payment is looked up before anything is charged again. */
export function paymentUnknown(): AppError {
  return new AppError(
    'unavailable',
    'checkout.payment_unknown',
    'The card processor hasn’t answered yet. Your cart is unchanged. Press Place Order again in a minute. You won’t be charged twice.',
  )
}

/** The card was approved but the order could not be completed; the authorization was voided. */
export function paymentReversed(): AppError {
  return new AppError(
    'unavailable',
    'checkout.payment_reversed',
    'We couldn’t complete the order, so the charge is being reversed. Your cart is unchanged. Please try again.',
  )
}

/** Too many declines; `minutes` is the period they were counted over. */
export function tooManyDeclines(minutes: number): AppError {
  return new AppError(
    'limited',
    'checkout.too_many_declines',
    `Too many cards were declined. Try again in ${minutes} minutes or call us.`,
    { retryAfterSeconds: minutes * 60 },
  )
}

/** The buyer or IP address has as many authorizations in progress as the number of declines allowed. */
export function cardsUnderWay(): AppError {
  const message =
    'Other cards from you or your network are still being processed. Your cart is unchanged. Please try again in a moment.'
  return new AppError('limited', 'checkout.cards_under_way', message, { retryAfterSeconds: 10 })
}

/** Staff must choose the company they are ordering for. */
export function companyNeeded(): AppError {
  return new AppError('blocked', 'checkout.company_needed', 'Choose the company you’re ordering for.')
}

export const noTermsText =
  'Your company has no payment terms with us yet. Please call us to place this order.'

/** The buyer's company may use neither cards nor terms. */
export function noTerms(): AppError {
  return new AppError('blocked', 'checkout.no_terms', noTermsText)
}

/** The buyer's company orders on terms, so cards are not accepted. */
export function orderOnTerms(): AppError {
  return new AppError('blocked', 'checkout.order_on_terms', 'This company orders on terms, not by card.')
}

/** Only staff acting for a company may skip validation or set a customer email. */
export function staffOnly(field: string): AppError {
  const text = 'Only our staff can do this.'
  return new AppError('forbidden', 'checkout.staff_only', text, { fields: { [field]: text } })
}

/** Required order fields are missing; `fields` has a message for each. */
export function orderIncomplete(fields: Readonly<Record<string, string>>): AppError {
  return invalidInput('checkout.order_incomplete', fields)
}

/** A guest's first card needs a solved bot check. */
export function botCheckFailed(): AppError {
  return new AppError(
    'forbidden',
    'checkout.bot_check_failed',
    'We couldn’t verify that you’re not a robot. Reload the page and try again.',
  )
}

/** By API token an order is placed on terms or with a saved card, so that programs never hold card numbers. */
export function cardTypedByToken(): AppError {
  const message =
    'A card can’t be typed with an API token. Order on terms or with a saved card, or sign in to type the card.'
  return new AppError('blocked', 'checkout.card_typed_by_token', message)
}
