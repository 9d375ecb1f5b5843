/**
 * A second implementation of the sales figures: slow, straight from the definitions, over orders held in memory. It
 * shares no code with the product; dates come from `toLocaleString`.
 */
export interface ReferenceSale {
  readonly at: Date
  readonly totalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly cardType: string | null
  readonly onTerms: boolean
  readonly customer: string
  readonly internal: boolean
  readonly guest: boolean
  readonly processed: boolean
  readonly city: string
  readonly state: string
  readonly carrier: string
  readonly service: string
  readonly lines: readonly { readonly number: string; readonly quantity: number; readonly cents: number }[]
}

export interface ReferenceRange {
  readonly from: string
  readonly to: string
}

/** Local date and hour, such as `2026-11-20 15`. */
function clockText(at: Date, timeZone: string): string {
  return at.toLocaleString('sv-SE', { timeZone }).slice(0, 13)
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)
const cents = (orders: readonly ReferenceSale[]) => sum(orders, (order) => order.totalCents)
const average = (total: number, count: number) => (count === 0 ? 0 : Math.round(total / count))
const percent = (before: number, now: number) =>
  before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10

function shifted(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function everyDay({ from, to }: ReferenceRange): string[] {
  const days = [from]
  while (days.at(-1) !== to) days.push(shifted(days.at(-1) ?? from, 1))
  return days
}

function before(range: ReferenceRange): ReferenceRange {
  const length = everyDay(range).length
  return { from: shifted(range.from, -length), to: shifted(range.from, -1) }
}

const methodOf = (order: ReferenceSale) => (order.cardType ? 'credit_card' : order.onTerms ? 'terms' : 'cash')

function groups<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  const byKey = new Map<string, T[]>()
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row])
  return [...byKey]
}

export function referenceSales(placed: readonly ReferenceSale[], timeZone: string) {
  const all = placed.map((order) => ({ ...order, clock: clockText(order.at, timeZone) }))
  const dayOf = (order: { readonly clock: string }) => order.clock.slice(0, 10)
  const within = ({ from, to }: ReferenceRange) =>
    all.filter((order) => dayOf(order) >= from && dayOf(order) <= to)

  function filtered(range: ReferenceRange, filter: { orderType?: string; paymentType?: string }) {
    return within(range).filter(
      (order) =>
        (!filter.orderType || filter.orderType === (order.internal ? 'internal' : 'non-internal')) &&
        (!filter.paymentType || filter.paymentType === methodOf(order)),
    )
  }

  const twice = (orders: readonly ReferenceSale[]) =>
    cents(orders) + cents(orders.filter(({ guest }) => guest))

  return {
    overview(range: ReferenceRange, filter: { orderType?: string; paymentType?: string } = {}) {
      const [now, earlier] = [filtered(range, filter), filtered(before(range), filter)]
      return {
        totalRevenueCents: cents(now),
        totalOrders: now.length,
        averageOrderValueCents: average(cents(now), now.length),
        totalShippingCents: sum(now, (order) => order.shippingCents),
        totalTaxCents: sum(now, (order) => order.taxCents),
        guestDoubleRevenueCents: twice(now),
        changes: {
          revenue: percent(cents(earlier), cents(now)),
          orders: percent(earlier.length, now.length),
          aov: percent(average(cents(earlier), earlier.length), average(cents(now), now.length)),
          guestDoubleRevenue: percent(twice(earlier), twice(now)),
        },
      }
    },

    trend(range: ReferenceRange, length: 7 | 10 | 13) {
      const label = ({ clock }: { readonly clock: string }) => clock.replace(' ', 'T').slice(0, length)
      return new Map(
        groups(within(range), label).map(([period, orders]) => [
          period,
          {
            period,
            revenueCents: cents(orders),
            orders: orders.length,
            guestDoubleRevenueCents: twice(orders),
          },
        ]),
      )
    },

    byPeriod(range: ReferenceRange) {
      const orders = within(range)
      const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
      const figures = (some: readonly ReferenceSale[]) => ({ orders: some.length, revenueCents: cents(some) })
      const weekday = (order: { readonly clock: string }) => new Date(`${dayOf(order)}T12:00:00Z`).getUTCDay()
      return {
        hourlyPattern: Array.from({ length: 24 }, (_, hour) => ({
          hour,
          ...figures(orders.filter((order) => Number(order.clock.slice(11)) === hour)),
        })),
        weeklyPattern: names.map((dayName, day) => ({
          dayOfWeek: day,
          dayName,
          ...figures(orders.filter((order) => weekday(order) === day)),
        })),
      }
    },

    metrics(range: ReferenceRange) {
      const orders = within(range)
      const pending = orders.filter(({ processed }) => !processed).length
      return {
        totalOrders: orders.length,
        processedOrders: orders.length - pending,
        pendingOrders: pending,
        averageOrderValueCents: average(cents(orders), orders.length),
        paymentMethods: new Map(
          groups(orders, methodOf).map(([method, some]) => [
            method,
            { method, count: some.length, revenueCents: cents(some) },
          ]),
        ),
        services: new Map(
          groups(orders, ({ carrier, service }) => `${carrier} ${service}`).map(([service, some]) => [
            service,
            {
              count: some.length,
              totalCostCents: sum(some, (order) => order.shippingCents),
              averageCostCents: average(
                sum(some, (order) => order.shippingCents),
                some.length,
              ),
            },
          ]),
        ),
      }
    },

    products(range: ReferenceRange) {
      const orderLines = within(range).flatMap((order) => order.lines.map((line) => ({ ...line, order })))
      return new Map(
        groups(orderLines, ({ number }) => number).map(([number, lines]) => {
          const quantity = sum(lines, (line) => line.quantity)
          const revenue = sum(lines, (line) => line.cents)
          return [
            number,
            {
              totalQuantity: quantity,
              totalRevenueCents: revenue,
              orderCount: new Set(lines.map(({ order }) => order)).size,
              averagePriceCents: average(revenue, quantity),
            },
          ]
        }),
      )
    },

    customers(range: ReferenceRange) {
      return new Map(
        groups(within(range), ({ customer }) => customer).map(([customer, orders]) => [
          customer,
          {
            orderCount: orders.length,
            totalRevenueCents: cents(orders),
            totalItems: sum(orders, ({ lines }) => sum(lines, (line) => line.quantity)),
          },
        ]),
      )
    },

    states(range: ReferenceRange) {
      const earlier = new Map(groups(within(before(range)), ({ state }) => state))
      return new Map(
        groups(within(range), ({ state }) => state).map(([state, orders]) => {
          const shipping = orders.map((order) => order.shippingCents)
          const was = earlier.get(state) ?? []
          return [
            state,
            {
              orders: orders.length,
              revenueCents: cents(orders),
              customers: new Set(orders.map(({ customer }) => customer)).size,
              averageCents: average(cents(orders), orders.length),
              shipping: {
                total: sum(shipping, (each) => each),
                average: average(
                  sum(shipping, (each) => each),
                  orders.length,
                ),
                least: Math.min(...shipping),
                most: Math.max(...shipping),
              },
              changes: {
                orders: percent(was.length, orders.length),
                revenue: percent(cents(was), cents(orders)),
              },
            },
          ]
        }),
      )
    },

    cities(range: ReferenceRange) {
      return new Map(
        groups(within(range), ({ city, state }) => `${city.trim().toLowerCase()}, ${state}`).map(
          ([city, orders]) => [city, { orderCount: orders.length, revenueCents: cents(orders) }],
        ),
      )
    },
  }
}
