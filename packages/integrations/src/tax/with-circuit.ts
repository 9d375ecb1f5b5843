import * as z from 'zod'
import { type CircuitOptions, carrierCircuit, guardedCalls } from '../circuit.ts'
import { wholeCents } from '../complete-answer.ts'
import { taxFailed } from './errors.ts'
import type { TaxQuote, TaxService } from './port.ts'

const answer: z.ZodType<TaxQuote> = z.object({
  goodsTaxCents: wholeCents,
  freightTaxCents: wholeCents,
  documentKey: z.string().optional(),
})

/** Keeps a slow or broken tax service from holding up buyers: if no answer comes in time, the call fails. */
export function withTaxCircuit(tax: TaxService, options: CircuitOptions = carrierCircuit): TaxService {
  const ask = guardedCalls({ options, answer, failed: taxFailed })
  return { quote: (request) => ask((signal) => tax.quote(request, signal)) }
}
