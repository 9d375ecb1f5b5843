import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { AppError } from '@mullion/domain/error'
import { type CircuitOptions, carrierCircuit, createCircuit } from '../circuit.ts'
import type { ParcelRates } from './port.ts'

/** Keeps a slow or broken carrier from holding up buyers: what it does not answer in time is a failed quote. */
export function withCircuit(rates: ParcelRates, options: CircuitOptions = carrierCircuit): ParcelRates {
  const circuit = createCircuit(options)
  return {
    async quote(shipment) {
      try {
        return await circuit((signal) => rates.quote(shipment, signal))
      } catch (error) {
        throw error instanceof AppError ? error : carrierSilent(error)
      }
    },
  }
}
