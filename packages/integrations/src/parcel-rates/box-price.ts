import type { Box } from '@mullion/domain/checkout/packing'
import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import { tarePounds } from '@mullion/domain/parcel-limits'
import type { Zone } from '../zones.ts'
import { rateTable, type Surcharge, surchargeLimits, surcharges } from './rate-table.ts'

/** Only the dearest charge applies. The tare does not count: a standard box filled to its limit draws no charge. */
function surchargeOf(box: Box): Surcharge | null {
  if (box.lengthInches > surchargeLimits.largeInches) return surcharges.largePackage
  if (box.weightPounds - tarePounds > surchargeLimits.handlingPounds) return surcharges.handlingByWeight
  if (box.lengthInches > surchargeLimits.handlingInches) return surcharges.handlingByLength
  return null
}

/** What one box costs in cents, with its extra charge if it draws one. */
export function boxPriceCents(box: Box, service: UpsService, zone: Zone): number {
  const rate = rateTable[service][zone]
  const surcharge = surchargeOf(box)
  const pounds = Math.max(box.billablePounds, surcharge?.leastBillablePounds ?? 0)
  return rate.baseCents + pounds * rate.perPoundCents + (surcharge?.cents[zone] ?? 0)
}
