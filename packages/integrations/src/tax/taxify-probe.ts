import { formatMoney } from '@mullion/domain/money'
import { fails, type Probe, works } from '../probe.ts'
import { probeFailure } from '../probe-failure.ts'
import { createTaxify, type TaxifyOptions } from './taxify.ts'
import { TaxifyRefusal } from './taxify-answer.ts'

const sample = {
  destination: { street: '', city: 'Chicago', state: 'IL', zip: '60601' },
  goodsCents: 10_000,
  freightCents: 1500,
}

/** Asks Taxify for the tax of a sample sale, which is not committed. */
export function probeTaxify(options: TaxifyOptions): Probe {
  return {
    name: 'Taxify, sales tax',
    async run(signal) {
      try {
        const { goodsTaxCents } = await createTaxify({ ...options, timeoutMs: 10_000 }).quote(sample, signal)
        return works(`The tax of $100.00 in Chicago: ${formatMoney(goodsTaxCents)}.`)
      } catch (error) {
        const { cause } = error as Error
        if (cause instanceof TaxifyRefusal)
          return fails('Taxify refused the question.', 'Check TAXIFY_API_KEY, then ask Taxify.')
        return probeFailure(error, { name: 'Taxify', address: 'TAXIFY_URL', credentials: 'TAXIFY_API_KEY' })
      }
    },
  }
}
