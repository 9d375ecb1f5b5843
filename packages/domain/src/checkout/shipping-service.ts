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
/** FedEx services by their code; for parcels that go on the buyer's own account. */
export const fedexServices = {
  FEDEX_GROUND: 'Ground',
  FEDEX_2_DAY: '2 Day',
  STANDARD_OVERNIGHT: 'Overnight',
} as const

const serviceNames: Readonly<Record<string, string>> = { ...upsServices, ...fedexServices }

/** A carrier's service as people call it; a code without a name stays as it is. */
export function serviceName(code: string): string {
  return serviceNames[code] ?? code
}

export type UpsService = keyof typeof upsServices
export const defaultUpsService: UpsService = '03'

/** The text of a quote that could not be had, word for word as it is documented (two spaces included). */
export const quoteFailedText =
  "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again."

/** The one failure that a buyer sees when no price can be had; `cause` is for the log. */
export function quoteFailed(cause?: unknown): AppError {
  return new AppError('unavailable', 'checkout.quote_failed', quoteFailedText, {}, cause)
}
