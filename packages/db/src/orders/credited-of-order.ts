import { sql } from 'drizzle-orm'
import { orders } from './orders.tables.ts'

/** What credit notes give back of an order, in cents; 0 where a join finds no order. */
export const creditedOfOrder =
  sql<number>`coalesce(${orders.creditedGoodsCents} + ${orders.creditedFreightCents} + ${orders.creditedGoodsTaxCents} + ${orders.creditedFreightTaxCents}, 0)`.mapWith(
    Number,
  )
