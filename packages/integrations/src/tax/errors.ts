import { AppError } from '@mullion/domain/error'

/** The tax service gave no tax, so the order has no total. */
export function taxFailed(cause?: unknown): AppError {
  const message = 'We couldn’t calculate sales tax just now. Please try again in a moment.'
  return new AppError('unavailable', 'checkout.tax_failed', message, {}, cause)
}
