import { startOfStoreDay } from '@mullion/domain/store-day'
import { demoStoreInfo } from '@mullion/domain/store-info'

const { timeZone } = demoStoreInfo

const dayMs = 86_400_000

export interface StoreDay {
  readonly begins: number
  readonly daysAgo: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** 1 to 12. */
  readonly month: number
  readonly dayOfMonth: number
}

/** The store's date at an instant, such as `2026-11-20`. */
function dateAt(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)
}

/** Returns `count` days ending with the one of `until`, oldest first. */
export function storeDays(until: Date, count: number): StoreDay[] {
  const today = Date.parse(dateAt(until))
  return Array.from({ length: count }, (_, at) => {
    const daysAgo = count - 1 - at
    const date = new Date(today - daysAgo * dayMs)
    return {
      begins: startOfStoreDay(date.toISOString().slice(0, 10), timeZone).getTime(),
      daysAgo,
      weekday: date.getUTCDay(),
      month: date.getUTCMonth() + 1,
      dayOfMonth: date.getUTCDate(),
    }
  })
}

export function isWorkday({ weekday }: StoreDay): boolean {
  return weekday >= 1 && weekday <= 5
}
