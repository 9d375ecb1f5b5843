import { dayAfter, storeTime } from '../store-day.ts'
import type { ServiceType } from './shipping-service.ts'

/** Orders placed before this hour, store time, ship the same business day. */
export const shippingCutoffHour = 14

/** Business days of services with a guaranteed time; ground and freight depend on distance. */
const namedDays: Readonly<Partial<Record<ServiceType, number>>> = {
  '12': 3,
  '02': 2,
  '13': 1,
  '01': 1,
  '14': 1,
  FEDEX_2_DAY: 2,
  STANDARD_OVERNIGHT: 1,
}

/** Returns a parcel's business days in transit; null if they depend on a distance that is unknown. */
export function transitDays(service: ServiceType, groundDays: number | null): number | null {
  return namedDays[service] ?? groundDays
}

const isBusinessDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function businessDayFrom(day: string): string {
  return isBusinessDay(day) ? day : businessDayFrom(dayAfter(day))
}

function nextBusinessDay(day: string): string {
  return businessDayFrom(dayAfter(day))
}

/** Returns the day an order placed at this instant ships; skips weekends, ignores holidays. */
export function shipDay(placedAt: Date, timeZone: string): string {
  const { day, hour } = storeTime(placedAt, timeZone)
  const today = isBusinessDay(day)
  return today && hour >= shippingCutoffHour ? nextBusinessDay(day) : businessDayFrom(day)
}

/**
 * Returns the estimated arrival day, such as `2026-11-24`: ship day of an order placed at this instant plus the
 * business days in transit.
 */
export function arrivalDay(
  placedAt: Date,
  { timeZone, businessDays }: { readonly timeZone: string; readonly businessDays: number },
): string {
  let day = shipDay(placedAt, timeZone)
  for (let left = businessDays; left > 0; left -= 1) day = nextBusinessDay(day)
  return day
}
