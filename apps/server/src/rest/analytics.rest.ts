import { Readable } from 'node:stream'
import type { ExportedFile } from '@mullion/api/analytics/export.service'
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
import { type Context, Hono } from 'hono'
import { attachmentName } from '../http/attachment.ts'
import { operationalRest } from './operational.rest.ts'
import type { RestFacts } from './rest.ts'

function rangeOf(c: Context) {
  const { startDate = '', endDate = '' } = c.req.query()
  return { startDate, endDate }
}

function filterOf(c: Context) {
  const { orderType, paymentType } = c.req.query()
  return {
    ...rangeOf(c),
    ...(orderType && { orderType }),
    ...(paymentType && { paymentType }),
  } as Parameters<RestFacts['Variables']['caller']['analytics']['sales']['overview']>[0]
}

function topOf(c: Context) {
  const { limit } = c.req.query()
  return { ...rangeOf(c), ...(limit && { limit: Number(limit) }) }
}

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

/** REST paths of analytics. Money is a number of dollars, or text in geographic answers. */
export function analyticsRest() {
  const analytics = new Hono<RestFacts>()
  const of = (c: Context<RestFacts>) => c.get('caller').analytics

  analytics.get('/sales/overview', async (c) => c.json(overviewJson(await of(c).sales.overview(filterOf(c)))))
  analytics.get('/sales/trends', async (c) => c.json((await of(c).sales.trends(filterOf(c))).map(trendJson)))
  analytics.get('/sales/by-period', async (c) =>
    c.json(byPeriodJson(await of(c).sales.byPeriod(filterOf(c)))),
  )
  analytics.get('/sales/top-products', async (c) =>
    c.json((await of(c).sales.topProducts(topOf(c))).map(productJson)),
  )
  analytics.get('/sales/top-customers', async (c) =>
    c.json((await of(c).sales.topCustomers(topOf(c))).map(customerJson)),
  )
  analytics.get('/orders/metrics', async (c) => c.json(metricsJson(await of(c).orderMetrics(rangeOf(c)))))
  analytics.get('/geographic/sales-by-location', async (c) =>
    c.json(locationJson(await of(c).geographic.salesByLocation(rangeOf(c)))),
  )
  analytics.get('/geographic/shipping-analysis', async (c) =>
    c.json(shippingJson(await of(c).geographic.shippingAnalysis(rangeOf(c)))),
  )
  analytics.get('/geographic/state-performance', async (c) =>
    c.json(performanceJson(await of(c).geographic.statePerformance(rangeOf(c)))),
  )
  analytics.get('/export', async (c) => {
    const { format = '', data } = c.req.query()
    const input = { ...rangeOf(c), format, ...(data && { data }) } as Parameters<
      RestFacts['Variables']['caller']['analytics']['export']
    >[0]
    return streamed(c, await of(c).export(input))
  })
  analytics.route('/operational', operationalRest())
  return analytics
}
