import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import * as z from 'zod'
import { type CircuitOptions, carrierCircuit, guardedCalls } from '../circuit.ts'
import { wholeCents } from '../complete-answer.ts'
import type { FreightQuote, FreightRates } from './port.ts'

const answer: z.ZodType<FreightQuote> = z.object({
  costCents: wholeCents,
  businessDays: z.int().nullable(),
  warnings: z.array(z.string()),
})

/** Keeps a slow or broken broker from holding up buyers: if no answer comes in time, the quote fails. */
export function withFreightCircuit(
  rates: FreightRates,
  options: CircuitOptions = carrierCircuit,
): FreightRates {
  const ask = guardedCalls({ options, answer, failed: carrierSilent })
  return { quote: (shipment) => ask((signal) => rates.quote(shipment, signal)) }
}
