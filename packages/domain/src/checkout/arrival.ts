import { carrierHolidays, type Holiday, isHoliday } from '../holidays.ts'
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

export interface ShippingCalendar {
  readonly timeZone: string
  readonly closedDays: readonly Holiday[]
}

const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const carriersWork = (day: string) => isWeekday(day) && !isHoliday(day, carrierHolidays)

function firstFrom(day: string, works: (day: string) => boolean): string {
  return works(day) ? day : firstFrom(dayAfter(day), works)
}

/** Returns the day an order placed at this instant ships: a day when the store is open and carriers work. */
export function shipDay(placedAt: Date, { timeZone, closedDays }: ShippingCalendar): string {
  const { day, hour } = storeTime(placedAt, timeZone)
  const ships = (each: string) => carriersWork(each) && !isHoliday(each, closedDays)
  return firstFrom(ships(day) && hour >= shippingCutoffHour ? dayAfter(day) : day, ships)
}

/**
 * Returns the estimated arrival day, such as `2026-11-24`: ship day of an order placed at this instant plus the
 * business days in transit, which skip the days when carriers rest.
 */
export function arrivalDay(
  placedAt: Date,
  { businessDays, ...calendar }: ShippingCalendar & { readonly businessDays: number },
): string {
  let day = shipDay(placedAt, calendar)
  for (let left = businessDays; left > 0; left -= 1) day = firstFrom(dayAfter(day), carriersWork)
  return day
}
