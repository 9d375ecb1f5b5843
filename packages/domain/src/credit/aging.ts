import { startOfStoreDay, storeTime } from '../store-day.ts'

/** How old what a company owes is, by the day of the order: up to 30 days, to 60, to 90, and older. */
export const ages = ['current', 'over30', 'over60', 'over90'] as const
export type Age = (typeof ages)[number]
export type ByAge = Readonly<Record<Age, number>>

export const ageWords: Readonly<Record<Age, string>> = {
  current: 'Up to 30 days',
  over30: '31 to 60 days',
  over60: '61 to 90 days',
  over90: 'Over 90 days',
}

export interface Aging extends ByAge {
  /** Payments beyond everything that is open. */
  readonly unusedCents: number
}

/** Sets payments on account against what is oldest first. */
export function agingOf(open: ByAge, onAccountCents: number): Aging {
  let left = onAccountCents
  const aged = { ...open }
  for (const age of ages.toReversed()) {
    const used = Math.min(left, aged[age])
    aged[age] -= used
    left -= used
  }
  return { ...aged, unusedCents: left }
}

/** Returns when the store days began on which an order is 30, 60 and 90 days old; earlier orders are older. */
export function ageBounds(now: Date, timeZone: string): readonly [Date, Date, Date] {
  const today = Date.parse(`${storeTime(now, timeZone).day}T00:00:00Z`)
  const daysAgo = (days: number) =>
    startOfStoreDay(new Date(today - days * 86_400_000).toISOString().slice(0, 10), timeZone)
  return [daysAgo(30), daysAgo(60), daysAgo(90)]
}
