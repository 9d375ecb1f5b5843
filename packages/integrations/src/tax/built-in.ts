import { percentOf } from '@mullion/domain/money'
import type { TaxService } from './port.ts'
import { freightUntaxedStates, stateTaxPercent } from './state-rates.ts'

/**
 * Creates tax for a store without a tax service: the ship-to state's rate, rounded half up to the cent for goods and
 * for freight.
 */
export function createBuiltInTax(): TaxService {
  return {
    async quote({ destination, goodsCents, freightCents }) {
      const state = destination.state.toUpperCase()
      const percent = stateTaxPercent[state] ?? 0
      return {
        goodsTaxCents: percentOf(goodsCents, percent),
        freightTaxCents: freightUntaxedStates.has(state) ? 0 : percentOf(freightCents, percent),
      }
    },
  }
}
