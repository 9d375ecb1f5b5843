import { sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { byName } from '../listing.ts'
import { orders } from './orders.tables.ts'

/** The name of an order's customer, by its email address for a guest; in queries of orders that join both kinds of company. */
export const customerOfOrder = sql<string>`coalesce(${internalCompanies.name}, ${companies.name}, ${orders.buyerEmail})`

/** Sorts by the customer of an order. */
export const byCustomerOfOrder = byName(
  sql`coalesce(${internalCompanies.sortKey}, ${companies.sortKey}, lower(${orders.buyerEmail}))`,
)
