import { carrierSilent, upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import * as z from 'zod'
import { type CircuitOptions, carrierCircuit, guardedCalls } from '../circuit.ts'
import { wholeCents } from '../complete-answer.ts'
import type { ParcelQuote, ParcelRates } from './port.ts'

const answer: z.ZodType<ParcelQuote> = z.object({
  rates: z.array(
    z.object({
      service: z.enum(upsServiceCodes),
      costCents: wholeCents,
      businessDays: z.int().nullable(),
      arrivesOn: z.iso.date().nullable(),
    }),
  ),
  warnings: z.array(z.string()),
})

/** Keeps a slow or broken carrier from holding up buyers: if no answer comes in time, the quote fails. */
export function withCircuit(rates: ParcelRates, options: CircuitOptions = carrierCircuit): ParcelRates {
  const ask = guardedCalls({ options, answer, failed: carrierSilent })
  return { quote: (shipment) => ask((signal) => rates.quote(shipment, signal)) }
}
