import { countPendingOrders } from '@mullion/db/analytics/part-sales.repository'
import { listSalesByMethod, listTopDetails } from '@mullion/db/analytics/sales.repository'
import type { Database } from '@mullion/db/database'
import { dayRangeOf, type RangeInput } from '@mullion/domain/analytics/inputs'
import { averageCents, type OrderMetrics } from '@mullion/domain/analytics/reports'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'

export type OrderMetricsService = ReturnType<typeof createOrderMetricsService>

const servicesShown = 50

export function createOrderMetricsService({
  db,
  storeInfo,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
}) {
  const { timeZone } = storeInfo

  return {
    async read(input: RangeInput): Promise<OrderMetrics> {
      const range = dayRangeOf(input, timeZone)
      const [methods, services, pendingOrders] = await Promise.all([
        listSalesByMethod(db.read, range),
        listTopDetails(db.read, { dimension: 'service', range, limit: servicesShown }),
        countPendingOrders(db.read, {
          from: startOfStoreDay(range.from, timeZone),
          before: startOfStoreDay(dayAfter(range.to), timeZone),
          sandboxToo: storeInfo.demo,
        }),
      ])
      const totalOrders = methods.reduce((sum, { orders }) => sum + orders, 0)
      const revenueCents = methods.reduce((sum, each) => sum + each.revenueCents, 0)
      return {
        totalOrders,
        processedOrders: totalOrders - pendingOrders,
        pendingOrders,
        averageOrderValueCents: averageCents(revenueCents, totalOrders),
        paymentMethods: methods
          .map(({ method, orders, revenueCents: ofMethod }) => ({
            method,
            count: orders,
            revenueCents: ofMethod,
          }))
          .toSorted((a, b) => b.revenueCents - a.revenueCents),
        shippingAnalysis: services
          .map(({ key, detail, orders, shippingCents }) => ({
            carrier: key,
            serviceType: detail,
            serviceTypeName: serviceName(detail),
            count: orders,
            averageCostCents: averageCents(shippingCents, orders),
            totalCostCents: shippingCents,
          }))
          .toSorted((a, b) => b.count - a.count),
      }
    },
  }
}
