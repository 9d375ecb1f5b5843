import { totalsGrains } from '@mullion/domain/analytics/range'
import { orderTypes, paymentMethods, totalsDimensions } from '@mullion/domain/analytics/sale'
import { sql } from 'drizzle-orm'
import { listed, notNegative, positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/** Sales per hour of each store day, by order type. */
export const salesHours = kit.table(
  'sales_hours',
  {
    day: kit.text().notNull(),
    hour: kit.int().notNull(),
    orderType: kit.text({ enum: orderTypes }).notNull(),
    method: kit.text({ enum: paymentMethods }).notNull(),
    guest: kit.bool().notNull(),
    orders: kit.int().notNull(),
    revenueCents: kit.money().notNull(),
    shippingCents: kit.money().notNull(),
    taxCents: kit.money().notNull(),
  },
  (hours) => [
    kit.uniqueIndex('sales_hours_slot').on(hours.day, hours.hour, hours.orderType, hours.method, hours.guest),
    ...listed(hours.orderType, hours.method),
    ...positive(hours.orders),
    ...notNegative(hours.hour, hours.revenueCents, hours.shippingCents, hours.taxCents),
  ],
)

/**
 * Totals per part, customer, city and service, by day, month and year, so that a long range sums only a few rows.
 * SQLite stores the table in key order (`without rowid`, see the README), so a range is one sequential read.
 */
export const salesTotals = kit.table(
  'sales_totals',
  {
    dimension: kit.text({ enum: totalsDimensions }).notNull(),
    grain: kit.text({ enum: totalsGrains }).notNull(),
    /** `2026-11-20`, `2026-11` or `2026`. */
    period: kit.text().notNull(),
    key: kit.text().notNull(),
    detail: kit.text().notNull(),
    orders: kit.int().notNull(),
    quantity: kit.decimal().notNull(),
    revenueCents: kit.money().notNull(),
    shippingCents: kit.money().notNull(),
    leastShippingCents: kit.money().notNull(),
    mostShippingCents: kit.money().notNull(),
  },
  (totals) => [
    kit.primaryKey({
      name: 'sales_totals_of',
      columns: [totals.dimension, totals.grain, totals.period, totals.key, totals.detail],
    }),
    // Includes the columns that are read: otherwise SQLite would use the table's key.
    kit
      .index('sales_totals_days_of_key')
      .on(totals.dimension, totals.key, totals.period, totals.detail, totals.orders)
      .where(sql`${totals.grain} = 'day'`),
    kit
      .index('sales_totals_days_of_state')
      .on(totals.detail, totals.period, totals.orders)
      .where(sql`${totals.grain} = 'day' and ${totals.dimension} = 'customer'`),
    ...listed(totals.dimension, totals.grain),
    ...positive(totals.orders),
    ...notNegative(totals.quantity, totals.revenueCents, totals.shippingCents),
    ...notNegative(totals.leastShippingCents, totals.mostShippingCents),
  ],
)

/** A single row: the time zone of the totals above, and whether they include sandbox orders. */
export const salesBasis = kit.table('sales_basis', {
  id: kit.id(),
  timeZone: kit.text().notNull(),
  countsSandbox: kit.bool().notNull(),
})
