import { listCustomerNames, listNamesAtSale } from '@mullion/db/analytics/part-sales.repository'
import { listTopTotals } from '@mullion/db/analytics/sales.repository'
import type { Database } from '@mullion/db/database'
import { dayRangeOf, type TopInput } from '@mullion/domain/analytics/inputs'
import { averageCents, type TopCustomer, type TopProduct } from '@mullion/domain/analytics/reports'
import type { StoreInfo } from '@mullion/domain/store-info'

export type TopSalesService = ReturnType<typeof createTopSalesService>

export function createTopSalesService({
  db,
  storeInfo,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}) {
  const topOf = (dimension: 'part' | 'customer', { limit, ...days }: TopInput) =>
    listTopTotals(db.read, { dimension, range: dayRangeOf(days, storeInfo.timeZone), limit })

  return {
    /** Returns the parts with the most revenue, under the name they were last sold by. */
    async products(input: TopInput): Promise<TopProduct[]> {
      const top = await topOf('part', input)
      const names = await listNamesAtSale(
        db.read,
        top.map(({ key }) => key),
      )
      return top.map(({ key, orders, quantity, revenueCents }) => ({
        partNumber: key,
        partName: names.get(key) ?? key,
        totalQuantity: quantity,
        totalRevenueCents: revenueCents,
        orderCount: orders,
        averagePriceCents: averageCents(revenueCents, quantity),
      }))
    },

    /** Returns the customers with the most revenue; a guest is identified by email address. */
    async customers(input: TopInput): Promise<TopCustomer[]> {
      const top = await topOf('customer', input)
      const names = await listCustomerNames(
        db.read,
        top.map(({ key }) => key),
      )
      return top.map(({ key, orders, quantity, revenueCents }) => ({
        customerId: key,
        customerName: names.get(key) ?? key.replace(/^guest:/, ''),
        companyName: names.get(key) ?? null,
        orderCount: orders,
        totalRevenueCents: revenueCents,
        totalItems: quantity,
      }))
    },
  }
}
