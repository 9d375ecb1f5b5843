import { formatMoney } from '@mullion/domain/money'
import { type Probe, works } from '../probe.ts'
import { probeFailure } from '../probe-failure.ts'
import { createModeFreight, type ModeOptions } from './mode.ts'

const sample = {
  destination: { city: 'Chicago', state: 'IL', zip: '60601' },
  weightPounds: 180,
  longestInches: 120,
}

/** Asks Mode what a sample load costs. */
export function probeMode(options: ModeOptions): Probe {
  return {
    name: 'Mode, freight',
    async run(signal) {
      try {
        const { costCents } = await createModeFreight({ ...options, timeoutMs: 10_000 }).quote(sample, signal)
        return works(`A load of 180 lb to Chicago: ${formatMoney(costCents)}.`)
      } catch (error) {
        return probeFailure(error, { name: 'Mode', address: 'MODE_URL', credentials: 'MODE_TOKEN' })
      }
    },
  }
}
