import { dayAfter } from '../store-day.ts'
import type { ServiceType } from './shipping-service.ts'

/** Orders placed by this hour of the store's clock ship the same business day. */
export const shippingCutoffHour = 14

/** Business days of the services that are named after them; ground and freight depend on the distance. */
const namedDays: Readonly<Partial<Record<ServiceType, number>>> = {
  '12': 3,
  '02': 2,
  '13': 1,
  '01': 1,
  '14': 1,
  FEDEX_2_DAY: 2,
  STANDARD_OVERNIGHT: 1,
}

/** How many business days a parcel is under way; null when the service goes by distance and that is not known. */
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

/** The store's calendar day, such as `2026-11-20`, and hour at an instant. */
function storeTime(instant: Date, timeZone: string): { readonly day: string; readonly hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = format.format(instant).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}

/** The day on which an order of this instant leaves the store; weekends do not count, holidays are not known. */
export function shipDay(placedAt: Date, timeZone: string): string {
  const { day, hour } = storeTime(placedAt, timeZone)
  const today = isBusinessDay(day)
  return today && hour >= shippingCutoffHour ? nextBusinessDay(day) : businessDayFrom(day)
}

/** The estimated day of arrival, such as `2026-11-24`, so many business days after an order of this instant ships. */
export function arrivalDay(
  placedAt: Date,
  { timeZone, businessDays }: { readonly timeZone: string; readonly businessDays: number },
): string {
  let day = shipDay(placedAt, timeZone)
  for (let left = businessDays; left > 0; left -= 1) day = nextBusinessDay(day)
  return day
}
