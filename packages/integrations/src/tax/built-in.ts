import { percentOf } from '@mullion/domain/money'
import type { TaxService } from './port.ts'
import { freightUntaxedStates, stateTaxPercent } from './state-rates.ts'

/** Makes the tax of a store without a tax service: the rate of the ship-to state, half up to the cent for goods and for freight. */
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
