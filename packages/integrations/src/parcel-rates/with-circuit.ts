import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { AppError } from '@mullion/domain/error'
import * as z from 'zod'
import { type CircuitOptions, carrierCircuit, createCircuit } from '../circuit.ts'
import { answeredCents, completeAnswer } from '../complete-answer.ts'
import type { ParcelQuote, ParcelRates } from './port.ts'

const answer: z.ZodType<ParcelQuote> = z.object({
  costCents: answeredCents,
  businessDays: z.int().nullable(),
  warnings: z.array(z.string()),
})

/** Keeps a slow or broken carrier from holding up buyers: if no answer comes in time, the quote fails. */
export function withCircuit(rates: ParcelRates, options: CircuitOptions = carrierCircuit): ParcelRates {
  const circuit = createCircuit(options)
  return {
    async quote(shipment) {
      try {
        return await circuit((signal) => completeAnswer(rates.quote(shipment, signal), answer))
      } catch (error) {
        throw error instanceof AppError ? error : carrierSilent(error)
      }
    },
  }
}
