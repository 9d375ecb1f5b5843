import { createDestinations } from '../destinations.ts'
import type { Zone } from '../zones.ts'
import { centsPerHundredweight, daysBeyondGround, freightBaseCents, overLength } from './freight-table.ts'
import type { FreightRates, FreightShipment } from './port.ts'

function costCents({ weightPounds, longestInches }: FreightShipment, zone: Zone): number {
  const pounds = Math.ceil(weightPounds - 1e-9)
  const byWeight = Math.floor((pounds * centsPerHundredweight[zone] + 50) / 100)
  const byLength = overLength.findLast(({ overInches }) => longestInches > overInches)?.cents ?? 0
  return freightBaseCents + byWeight + byLength
}

/** Creates freight rates for a store without a freight broker: a base price, plus distance, weight and length. */
export function createBuiltInFreight({ originZip }: { readonly originZip: string }): FreightRates {
  const destinations = createDestinations(originZip)
  return {
    async quote(shipment) {
      const { zone, groundDays, warnings } = await destinations.find(shipment.destination)
      return {
        costCents: costCents(shipment, zone),
        businessDays: groundDays + daysBeyondGround,
        warnings,
      }
    },
  }
}
