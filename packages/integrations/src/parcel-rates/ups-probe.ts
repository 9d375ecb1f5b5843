import { shipDay } from '@mullion/domain/checkout/arrival'
import type { Box } from '@mullion/domain/checkout/packing'
import { formatMoney } from '@mullion/domain/money'
import { type Probe, works } from '../probe.ts'
import { probeFailure } from '../probe-failure.ts'
import { createUpsRates, type UpsOptions } from './ups.ts'

const sampleBox: Box = {
  ...{ kind: 'standard', lengthInches: 16, widthInches: 16, heightInches: 8 },
  ...{ weightPounds: 12, billablePounds: 15 },
}
const chicago = { city: 'Chicago', state: 'IL', zip: '60601' }

/** Asks UPS what a sample parcel costs. */
export function probeUps(options: UpsOptions): Probe {
  return {
    name: 'UPS, parcel rates',
    async run(signal) {
      try {
        const shipsOn = shipDay(options.clock(), { timeZone: 'America/New_York', closedDays: [] })
        const shipment = { destination: chicago, boxes: [sampleBox], shipsOn }
        const { rates } = await createUpsRates({ ...options, timeoutMs: 10_000 }).quote(shipment, signal)
        const [{ costCents } = { costCents: 0 }] = rates
        return works(`A parcel of 12 lb to Chicago: ${formatMoney(costCents)}, ${rates.length} services.`)
      } catch (error) {
        return probeFailure(error, {
          name: 'UPS',
          address: 'UPS_URL',
          credentials: 'UPS_CLIENT_ID, UPS_CLIENT_SECRET and UPS_ACCOUNT_NUMBER',
        })
      }
    },
  }
}
