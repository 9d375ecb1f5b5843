import type { TotalsGrain } from './range.ts'
import { type DayFigures, figuresOf, type HourFigures, type SaleFacts, type SaleLine } from './sale.ts'

export type PeriodFigures = Omit<DayFigures, 'day'> & { readonly grain: TotalsGrain; readonly period: string }

const grains = [
  ['day', 10],
  ['month', 7],
  ['year', 4],
] as const

function joinHours(a: HourFigures, b: HourFigures): HourFigures {
  return {
    ...a,
    orders: a.orders + b.orders,
    revenueCents: a.revenueCents + b.revenueCents,
    shippingCents: a.shippingCents + b.shippingCents,
    taxCents: a.taxCents + b.taxCents,
  }
}

function joinPeriods(a: PeriodFigures, b: PeriodFigures): PeriodFigures {
  return {
    ...a,
    orders: a.orders + b.orders,
    quantity: a.quantity + b.quantity,
    revenueCents: a.revenueCents + b.revenueCents,
    shippingCents: a.shippingCents + b.shippingCents,
    leastShippingCents: Math.min(a.leastShippingCents, b.leastShippingCents),
    mostShippingCents: Math.max(a.mostShippingCents, b.mostShippingCents),
  }
}

function joined<T>(rows: readonly T[], keyOf: (row: T) => string, join: (a: T, b: T) => T): T[] {
  const byKey = new Map<string, T>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = byKey.get(key)
    byKey.set(key, known ? join(known, row) : row)
  }
  return [...byKey.values()]
}

const hourKey = (row: HourFigures) => [row.day, row.hour, row.orderType, row.method, row.guest].join('\n')
const periodKey = (row: PeriodFigures) =>
  [row.dimension, row.grain, row.period, row.key, row.detail].join('\n')

/**
 * Sums what several orders add to the stored totals: one row per hour of a day, and one per day, month and
 * year.
 */
export function foldSales(
  sales: readonly { readonly order: SaleFacts; readonly lines: readonly SaleLine[] }[],
  timeZone: string,
): { readonly hours: HourFigures[]; readonly periods: PeriodFigures[] } {
  const figures = sales.map(({ order, lines }) => figuresOf(order, lines, timeZone))
  const periods = figures.flatMap((each) =>
    each.day.flatMap(({ day, ...rest }) =>
      grains.map(([grain, length]) => ({ ...rest, grain, period: day.slice(0, length) })),
    ),
  )
  return {
    hours: joined(
      figures.map(({ hour }) => hour),
      hourKey,
      joinHours,
    ),
    periods: joined(periods, periodKey, joinPeriods),
  }
}

/**
 * Returns how much less an order adds to the stored totals than before, such as after a credit: rows of what is taken.
 */
export function figuresTaken(
  before: { readonly order: SaleFacts; readonly lines: readonly SaleLine[] },
  after: { readonly order: SaleFacts; readonly lines: readonly SaleLine[] },
  timeZone: string,
): { readonly hours: HourFigures[]; readonly periods: PeriodFigures[] } {
  const [was, is] = [foldSales([before], timeZone), foldSales([after], timeZone)]
  const hourNow = new Map(is.hours.map((row) => [hourKey(row), row]))
  const periodNow = new Map(is.periods.map((row) => [periodKey(row), row]))
  return {
    hours: was.hours.map((row) => {
      const { revenueCents = 0, shippingCents = 0, taxCents = 0 } = hourNow.get(hourKey(row)) ?? {}
      return {
        ...row,
        revenueCents: row.revenueCents - revenueCents,
        shippingCents: row.shippingCents - shippingCents,
        taxCents: row.taxCents - taxCents,
      }
    }),
    periods: was.periods.map((row) => {
      const { quantity = 0, revenueCents = 0, shippingCents = 0 } = periodNow.get(periodKey(row)) ?? {}
      return {
        ...row,
        quantity: row.quantity - quantity,
        revenueCents: row.revenueCents - revenueCents,
        shippingCents: row.shippingCents - shippingCents,
      }
    }),
  }
}
