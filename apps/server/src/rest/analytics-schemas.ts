import { errorSeverities } from '@mullion/domain/analytics/operations'
import { orderTypes, paymentMethods } from '@mullion/domain/analytics/sale'
import * as z from 'zod'

const dollars = z.number()
const change = z.number().nullable().meta({ description: 'Percent; null without earlier sales.' })
const count = z.int()
const percent = z.number().nullable()
const milliseconds = z.number().nullable()
/** Geographic amounts are documented as text. */
const dollarText = z.string().meta({ examples: ['$1,234.50'] })

const dayOrInstant = z.string().meta({ description: 'A store day such as 2026-11-20, or an ISO instant.' })
export const rangeQuery = z.object({ startDate: dayOrInstant.default(''), endDate: dayOrInstant.default('') })
/** The days of a report about how the store runs; without dates, the last 24 hours. */
export const recentRangeQuery = z.object({
  startDate: dayOrInstant.optional(),
  endDate: dayOrInstant.optional(),
})
const choice = (values: readonly string[]) =>
  z
    .string()
    .optional()
    .meta({ override: { type: 'string', enum: ['all', ...values] } })
export const filterQuery = z.object({
  ...rangeQuery.shape,
  orderType: choice(orderTypes),
  paymentType: choice(paymentMethods),
})
export const topQuery = z.object({
  ...rangeQuery.shape,
  limit: z
    .string()
    .optional()
    .meta({ override: { type: 'integer', minimum: 1, maximum: 50 } }),
})

export const overviewSchema = z
  .object({
    totalRevenue: dollars,
    totalOrders: count,
    averageOrderValue: dollars,
    totalShipping: dollars,
    totalTax: dollars,
    guestDoubleRevenue: dollars,
    changes: z.object({ revenue: change, orders: change, aov: change, guestDoubleRevenue: change }),
  })
  .meta({ id: 'SalesOverview' })

export const trendSchema = z
  .object({
    period: z.string().meta({ examples: ['2026-11-20', '2026-11-20T14', '2026-W47', '2026-11'] }),
    revenue: dollars,
    orders: count,
    guestDoubleRevenue: dollars,
  })
  .meta({ id: 'TrendPoint' })

export const byPeriodSchema = z
  .object({
    hourlyPattern: z.array(z.object({ hour: count, orders: count, revenue: dollars })),
    weeklyPattern: z.array(
      z.object({ dayOfWeek: count, dayName: z.string(), orders: count, revenue: dollars }),
    ),
  })
  .meta({ id: 'SalesByPeriod' })

export const metricsSchema = z
  .object({
    totalOrders: count,
    processedOrders: count,
    pendingOrders: count,
    averageOrderValue: dollars,
    paymentMethods: z.array(z.object({ method: z.enum(paymentMethods), count, revenue: dollars })),
    shippingAnalysis: z.array(
      z.object({
        carrier: z.string(),
        serviceType: z.string(),
        serviceTypeName: z.string(),
        count,
        averageCost: dollars,
        totalCost: dollars,
      }),
    ),
  })
  .meta({ id: 'OrderMetrics' })

export const productSchema = z
  .object({
    partNumber: z.string(),
    partName: z.string(),
    totalQuantity: z.number(),
    totalRevenue: dollars,
    orderCount: count,
    averagePrice: dollars,
  })
  .meta({ id: 'TopProduct' })

export const customerSchema = z
  .object({
    customerId: z.string(),
    customerName: z.string(),
    companyName: z.string().nullable(),
    orderCount: count,
    totalRevenue: dollars,
    totalItems: z.number(),
  })
  .meta({ id: 'TopCustomer' })

const stateName = z.string()
export const locationSchema = z
  .object({
    salesByState: z.array(
      z.object({
        state: stateName,
        orderCount: count,
        revenue: dollarText,
        customers: count,
        avgOrderValue: dollarText,
        shippingCost: dollarText,
      }),
    ),
    topCities: z.array(
      z.object({ city: z.string(), state: stateName, orderCount: count, revenue: dollarText }),
    ),
  })
  .meta({ id: 'SalesByLocation' })

export const shippingSchema = z
  .object({
    shippingByState: z.array(
      z.object({
        state: stateName,
        orderCount: count,
        avgShippingCost: dollarText,
        totalShippingCost: dollarText,
        minShippingCost: dollarText,
        maxShippingCost: dollarText,
      }),
    ),
  })
  .meta({ id: 'ShippingAnalysis' })

export const performanceSchema = z
  .object({
    regionalPerformance: z.array(
      z.object({
        region: z.string(),
        states: z.array(stateName),
        orders: count,
        revenue: dollarText,
        avgRevenuePerState: dollarText,
      }),
    ),
    statePerformance: z.array(
      z.object({
        state: stateName,
        orders: count,
        revenue: dollarText,
        avgOrderValue: dollarText,
        changes: z.object({ orders: change, revenue: change }),
      }),
    ),
  })
  .meta({ id: 'StatePerformance' })

const range = z
  .object({ startDate: z.iso.datetime(), endDate: z.iso.datetime() })
  .meta({ description: 'What the answer is about; the end is not included.' })

export const operationalOverviewSchema = z
  .object({
    range,
    systemHealth: z.object({
      uptime: z.number().meta({ description: 'Seconds.' }),
      responseTime: milliseconds,
      activeUsers: count,
      errorRate: percent,
      cacheHitRate: percent,
    }),
    performance: z.object({ databaseConnections: count.nullable(), avgProcessingTime: milliseconds }),
    alerts: z.object({ systemStatus: z.enum(['online', 'database down']), criticalIssues: count }),
  })
  .meta({ id: 'OperationalOverview' })

export const systemHealthSchema = z
  .object({
    range,
    server: z.object({
      uptime: z.number(),
      nodeVersion: z.string(),
      memoryUsage: z.object({ heapUsed: z.number(), heapTotal: z.number() }),
    }),
    database: z.object({ status: z.enum(['connected', 'not answering']), responseTime: milliseconds }),
    errorMetrics: z.object({ hourlyErrorRate: percent, recentErrors: count }),
    healthScore: z.null(),
  })
  .meta({ id: 'SystemHealth' })

const endpoint = z.object({
  endpoint: z.string(),
  method: z.string(),
  requests: count,
  avgResponseTime: z.number(),
  successRate: z.number(),
  p95ResponseTime: z.number(),
})
export const apiPerformanceSchema = z
  .object({
    range,
    overview: z.object({ totalRequests: count, avgResponseTime: milliseconds, overallSuccessRate: percent }),
    alerts: z.object({ slowEndpoints: z.array(endpoint) }),
    endpoints: z.array(endpoint),
  })
  .meta({ id: 'ApiPerformance' })

export const userSessionsSchema = z
  .object({
    range,
    currentSessions: z.object({ activeUsers: count }),
    dailyActiveUsers: count,
    avgSessionLength: z.number().nullable().meta({ description: 'Minutes.' }),
    userDistribution: z.object({ adminUsers: count, regularUsers: count }),
    insights: z.object({
      peakTrafficTime: count.nullable().meta({ description: 'The hour, by the store clock.' }),
      userGrowth: z.null(),
      sessionQuality: z.null(),
    }),
  })
  .meta({ id: 'UserSessions' })

const errorKind = { type: z.string(), severity: z.enum(errorSeverities) }
export const errorTrackingSchema = z
  .object({
    range,
    summary: z.object({
      totalErrors: count,
      errorRate: percent,
      criticalErrors: count,
      resolvedToday: z.null(),
    }),
    errorTypes: z.array(z.object({ ...errorKind, count, lastOccurred: z.iso.datetime() })),
    recentErrors: z.array(
      z.object({ id: z.int(), ...errorKind, message: z.string(), timestamp: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'ErrorTracking' })

export const databaseInsightsSchema = z
  .object({
    range,
    connections: z.object({ active: count, idle: count, total: count, usage: z.number() }).nullable(),
    performance: z.object({ avgQueryTime: milliseconds, cacheEfficiency: percent, slowQueries: count }),
    queryInsights: z.object({ optimizationSuggestions: z.null() }),
  })
  .meta({ id: 'DatabaseInsights' })
