import { Readable } from 'node:stream'
import type { ExportedFile } from '@mullion/api/analytics/export.service'
import { exportChoices, exportFormats } from '@mullion/domain/analytics/export'
import type {
  OrderMetrics,
  SalesByLocation,
  SalesByPeriod,
  SalesOverview,
  ShippingAnalysis,
  StatePerformance,
  TopCustomer,
  TopProduct,
  TrendPoint,
} from '@mullion/domain/analytics/reports'
import { formatMoney, toDollars } from '@mullion/domain/money'
import type { Context } from 'hono'
import * as z from 'zod'
import { attachmentName } from '../http/attachment.ts'
import {
  byPeriodSchema,
  customerSchema,
  filterQuery,
  locationSchema,
  metricsSchema,
  overviewSchema,
  performanceSchema,
  productSchema,
  rangeQuery,
  shippingSchema,
  topQuery,
  trendSchema,
} from './analytics-schemas.ts'
import type { Caller } from './rest.ts'
import { file, json, type RestCall, restCall } from './rest-call.ts'

type SalesFilter = Parameters<Caller['analytics']['sales']['overview']>[0]

/** Drops empty filters; the procedure checks the others. */
function filterOf({ orderType, paymentType, ...range }: z.output<typeof filterQuery>) {
  return {
    ...range,
    ...(orderType && { orderType }),
    ...(paymentType && { paymentType }),
  } as SalesFilter
}

const topOf = ({ limit, ...range }: z.output<typeof topQuery>) => ({
  ...range,
  ...(limit && { limit: Number(limit) }),
})

const overviewJson = (sales: SalesOverview) => ({
  totalRevenue: toDollars(sales.totalRevenueCents),
  totalOrders: sales.totalOrders,
  averageOrderValue: toDollars(sales.averageOrderValueCents),
  totalShipping: toDollars(sales.totalShippingCents),
  totalTax: toDollars(sales.totalTaxCents),
  guestDoubleRevenue: toDollars(sales.guestDoubleRevenueCents),
  changes: sales.changes,
})

const trendJson = ({ period, revenueCents, orders, guestDoubleRevenueCents }: TrendPoint) => ({
  period,
  revenue: toDollars(revenueCents),
  orders,
  guestDoubleRevenue: toDollars(guestDoubleRevenueCents),
})

const inDollars = <T extends { readonly revenueCents: number }>({ revenueCents, ...rest }: T) => ({
  ...rest,
  revenue: toDollars(revenueCents),
})

const byPeriodJson = ({ hourlyPattern, weeklyPattern }: SalesByPeriod) => ({
  hourlyPattern: hourlyPattern.map(inDollars),
  weeklyPattern: weeklyPattern.map(inDollars),
})

const metricsJson = (metrics: OrderMetrics) => ({
  totalOrders: metrics.totalOrders,
  processedOrders: metrics.processedOrders,
  pendingOrders: metrics.pendingOrders,
  averageOrderValue: toDollars(metrics.averageOrderValueCents),
  paymentMethods: metrics.paymentMethods.map(inDollars),
  shippingAnalysis: metrics.shippingAnalysis.map(({ averageCostCents, totalCostCents, ...service }) => ({
    ...service,
    averageCost: toDollars(averageCostCents),
    totalCost: toDollars(totalCostCents),
  })),
})

const productJson = ({ totalRevenueCents, averagePriceCents, ...product }: TopProduct) => ({
  ...product,
  totalRevenue: toDollars(totalRevenueCents),
  averagePrice: toDollars(averagePriceCents),
})

const customerJson = ({ totalRevenueCents, ...customer }: TopCustomer) => ({
  ...customer,
  totalRevenue: toDollars(totalRevenueCents),
})

/** Money in geographic answers is documented as text, such as `$1,234.50`. */
const locationJson = ({ salesByState, topCities }: SalesByLocation) => ({
  salesByState: salesByState.map(({ revenueCents, avgOrderValueCents, shippingCostCents, ...state }) => ({
    ...state,
    revenue: formatMoney(revenueCents),
    avgOrderValue: formatMoney(avgOrderValueCents),
    shippingCost: formatMoney(shippingCostCents),
  })),
  topCities: topCities.map(({ revenueCents, ...city }) => ({ ...city, revenue: formatMoney(revenueCents) })),
})

const shippingJson = ({ shippingByState }: ShippingAnalysis) => ({
  shippingByState: shippingByState.map((row) => ({
    state: row.state,
    orderCount: row.orderCount,
    avgShippingCost: formatMoney(row.avgShippingCostCents),
    totalShippingCost: formatMoney(row.totalShippingCostCents),
    minShippingCost: formatMoney(row.minShippingCostCents),
    maxShippingCost: formatMoney(row.maxShippingCostCents),
  })),
})

const performanceJson = ({ regionalPerformance, statePerformance }: StatePerformance) => ({
  regionalPerformance: regionalPerformance.map(({ revenueCents, avgRevenuePerStateCents, ...region }) => ({
    ...region,
    revenue: formatMoney(revenueCents),
    avgRevenuePerState: formatMoney(avgRevenuePerStateCents),
  })),
  statePerformance: statePerformance.map(({ revenueCents, avgOrderValueCents, ...state }) => ({
    ...state,
    revenue: formatMoney(revenueCents),
    avgOrderValue: formatMoney(avgOrderValueCents),
  })),
})

/** Streams a file while it is generated; a disconnect stops generation. */
function streamed(c: Context, { name, contentType, chunks }: ExportedFile): Response {
  const bytes = Readable.toWeb(Readable.from(chunks, { objectMode: false }))
  return c.body(bytes as ReadableStream, 200, {
    'Content-Type': contentType,
    'Content-Disposition': attachmentName(name),
  })
}

const who = 'viewAnalytics'

/** Calls about sales. Money is a number of dollars, or text in geographic answers. */
export const analyticsCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/analytics/sales/overview',
    name: 'salesOverview',
    summary: 'Revenue, orders and averages of a range, and how they changed.',
    who,
    query: filterQuery,
    answer: json(overviewSchema),
    run: async ({ caller: { analytics }, query }) =>
      overviewJson(await analytics.sales.overview(filterOf(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/sales/trends',
    name: 'salesTrends',
    summary: 'Sales by hour, day, week or month, as the range is long.',
    who,
    query: filterQuery,
    answer: json(z.array(trendSchema)),
    run: async ({ caller: { analytics }, query }) =>
      (await analytics.sales.trends(filterOf(query))).map(trendJson),
  }),
  restCall({
    method: 'get',
    path: '/analytics/sales/by-period',
    name: 'salesByPeriod',
    summary: 'Sales by hour of the day and by day of the week.',
    who,
    query: filterQuery,
    answer: json(byPeriodSchema),
    run: async ({ caller: { analytics }, query }) =>
      byPeriodJson(await analytics.sales.byPeriod(filterOf(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/sales/top-products',
    name: 'topProducts',
    summary: 'The parts with the most revenue.',
    who,
    query: topQuery,
    answer: json(z.array(productSchema)),
    run: async ({ caller: { analytics }, query }) =>
      (await analytics.sales.topProducts(topOf(query))).map(productJson),
  }),
  restCall({
    method: 'get',
    path: '/analytics/sales/top-customers',
    name: 'topCustomers',
    summary: 'The customers with the most revenue.',
    who,
    query: topQuery,
    answer: json(z.array(customerSchema)),
    run: async ({ caller: { analytics }, query }) =>
      (await analytics.sales.topCustomers(topOf(query))).map(customerJson),
  }),
  restCall({
    method: 'get',
    path: '/analytics/orders/metrics',
    name: 'orderMetrics',
    summary: 'Orders by state, way of paying and carrier.',
    who,
    query: rangeQuery,
    answer: json(metricsSchema),
    run: async ({ caller: { analytics }, query }) => metricsJson(await analytics.orderMetrics(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/geographic/sales-by-location',
    name: 'salesByLocation',
    summary: 'Sales by state and city.',
    who,
    query: rangeQuery,
    answer: json(locationSchema),
    run: async ({ caller: { analytics }, query }) =>
      locationJson(await analytics.geographic.salesByLocation(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/geographic/shipping-analysis',
    name: 'shippingAnalysis',
    summary: 'Shipping by state.',
    who,
    query: rangeQuery,
    answer: json(shippingSchema),
    run: async ({ caller: { analytics }, query }) =>
      shippingJson(await analytics.geographic.shippingAnalysis(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/geographic/state-performance',
    name: 'statePerformance',
    summary: 'How sales changed by state and region.',
    who,
    query: rangeQuery,
    answer: json(performanceSchema),
    run: async ({ caller: { analytics }, query }) =>
      performanceJson(await analytics.geographic.statePerformance(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/export',
    name: 'exportAnalytics',
    summary: 'The figures of a range as a file.',
    who,
    query: z.object({
      ...rangeQuery.shape,
      format: z
        .string()
        .default('')
        .meta({ override: { type: 'string', enum: [...exportFormats] } }),
      data: z
        .string()
        .optional()
        .meta({ override: { type: 'string', enum: [...exportChoices] } }),
    }),
    answer: file('text/csv', 'application/json', 'application/pdf'),
    async run({ c, caller: { analytics }, query: { data, ...sent } }) {
      const input = { ...sent, ...(data && { data }) } as Parameters<typeof analytics.export>[0]
      return streamed(c, await analytics.export(input))
    },
  }),
]
