import type { Box } from '@mullion/domain/checkout/packing'
import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import { tarePounds } from '@mullion/domain/parcel-limits'
import type { Zone } from '../zones.ts'
import { rateTable, type Surcharge, surchargeLimits, surcharges } from './rate-table.ts'

/**
 * Returns the highest surcharge that applies, or null. The box's own weight does not count, so a standard box
 * filled to its weight limit has none.
 */
function surchargeOf(box: Box): Surcharge | null {
  if (box.lengthInches > surchargeLimits.largeInches) return surcharges.largePackage
  if (box.weightPounds - tarePounds > surchargeLimits.handlingPounds) return surcharges.handlingByWeight
  if (box.lengthInches > surchargeLimits.handlingInches) return surcharges.handlingByLength
  return null
}

/** Returns the price of a box in cents, including any surcharge. */
export function boxPriceCents(box: Box, service: UpsService, zone: Zone): number {
  const rate = rateTable[service][zone]
  const surcharge = surchargeOf(box)
  const pounds = Math.max(box.billablePounds, surcharge?.minBillablePounds ?? 0)
  return rate.baseCents + pounds * rate.perPoundCents + (surcharge?.cents[zone] ?? 0)
}
