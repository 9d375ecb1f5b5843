import { AppError } from '../error.ts'

/** UPS services by their code; what a buyer may choose for a prepaid parcel. */
export const upsServices = {
  '03': 'Ground',
  '12': '3 Day Select',
  '02': '2nd Day Air',
  '13': 'Next Day Saver',
  '01': 'Next Day Air',
  '14': 'Next Day Early AM',
} as const
export type UpsService = keyof typeof upsServices
export const defaultUpsService: UpsService = '03'

/** The text of a quote that could not be had, word for word as it is documented (two spaces included). */
export const quoteFailedText =
  "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again."

/** The one failure that a buyer sees when no price can be had; `cause` is for the log. */
export function quoteFailed(cause?: unknown): AppError {
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, {}, cause)
}
