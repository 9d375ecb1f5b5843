import { AppError } from '@mullion/domain/error'
import * as z from 'zod'
import { type CircuitOptions, carrierCircuit, guardedCalls } from '../circuit.ts'
import { wholeCents } from '../complete-answer.ts'
import type { TaxQuote, TaxService } from './port.ts'

const answer: z.ZodType<TaxQuote> = z.object({ goodsTaxCents: wholeCents, freightTaxCents: wholeCents })

/** The tax service did not answer, so the order has no total. */
function taxFailed(cause?: unknown): AppError {
  const message = 'We couldn’t calculate sales tax just now. Please try again in a moment.'
  return new AppError('unavailable', 'checkout.tax_failed', message, {}, cause)
}

/** Keeps a slow or broken tax service from holding up buyers: if no answer comes in time, the call fails. */
export function withTaxCircuit(tax: TaxService, options: CircuitOptions = carrierCircuit): TaxService {
  const ask = guardedCalls({ options, answer, failed: taxFailed })
  return { quote: (request) => ask(() => tax.quote(request)) }
}
