import { AppError } from '../error.ts';
import type { Quote } from './quote.ts';
/** The store does not ship to Canada. */
export declare function canadaUnavailable(): AppError;
/** Guests can only prepay shipping through the store. */
export declare function billingOptionRefused(): AppError;
/** No carrier answered; staff ordering on terms may place the order with freight to be confirmed. */
export declare function noPriceNow(mayConfirmFreightLater: boolean): AppError;
/** The order's quote is expired, unknown, or was made for something else; `details.quote` has a new one. */
export declare function quoteChanged(quote: Quote): AppError;
/** The total the buyer saw differs from the quote's total. */
export declare function totalDiffers(quote: Quote): AppError;
/** The idempotency key was already used for a different order. */
export declare function keyReused(): AppError;
/** The card was declined; no order was placed. */
export declare function paymentDeclined(reason: string): AppError;
/** The gateway did not answer; the payment is looked up before anything is charged again. */
export declare function paymentUnknown(): AppError;
/** The card was approved but the order could not be completed; the authorization was voided. */
export declare function paymentReversed(): AppError;
/** Too many declines; `minutes` is the period they were counted over. */
export declare function tooManyDeclines(minutes: number): AppError;
/** The buyer or IP address has as many authorizations in progress as the number of declines allowed. */
export declare function cardsUnderWay(): AppError;
/** Staff must choose the company they are ordering for. */
export declare function companyNeeded(): AppError;
export declare const noTermsText = "Your company has no payment terms with us yet. Please call us to place this order.";
/** The buyer's company may use neither cards nor terms. */
export declare function noTerms(): AppError;
/** The buyer's company orders on terms, so cards are not accepted. */
export declare function orderOnTerms(): AppError;
/** Only staff acting for a company may skip validation or set a customer email. */
export declare function staffOnly(field: string): AppError;
/** Required order fields are missing; `fields` has a message for each. */
export declare function orderIncomplete(fields: Readonly<Record<string, string>>): AppError;
/** A guest's first card needs a solved bot check. */
export declare function botCheckFailed(): AppError;
