import type {
  ApiPerformance,
  DatabaseInsights,
  EndpointFigures,
  ErrorTracking,
  MeasuredRange,
  OperationalOverview,
  SystemHealth,
  UserSessions,
} from '@mullion/domain/analytics/operations'
import type * as z from 'zod'
import {
  apiPerformanceSchema,
  databaseInsightsSchema,
  errorTrackingSchema,
  operationalOverviewSchema,
  recentRangeQuery,
  systemHealthSchema,
  userSessionsSchema,
} from './analytics-schemas.ts'
import type { Caller } from './rest.ts'
import { json, type RestCall, restCall } from './rest-call.ts'

const rangeJson = ({ from, before }: MeasuredRange) => ({ startDate: from, endDate: before })

/** The documented keys; times in milliseconds, rates in percent, uptime in seconds, memory in bytes. */
const overviewJson = ({ range, systemHealth, performance, alerts }: OperationalOverview) => ({
  range: rangeJson(range),
  systemHealth: {
    uptime: systemHealth.uptimeSeconds,
    responseTime: systemHealth.responseTimeMs,
    activeUsers: systemHealth.activeUsers,
    errorRate: systemHealth.errorRate,
    cacheHitRate: systemHealth.cacheHitRate,
  },
  performance: {
    databaseConnections: performance.databaseConnections,
    avgProcessingTime: performance.avgProcessingTimeMs,
  },
  alerts,
})

const healthJson = ({ range, server, database, errorMetrics }: SystemHealth) => ({
  range: rangeJson(range),
  server: {
    uptime: server.uptimeSeconds,
    nodeVersion: server.nodeVersion,
    memoryUsage: { heapUsed: server.heapUsedBytes, heapTotal: server.heapTotalBytes },
  },
  database: { status: database.status, responseTime: database.responseTimeMs },
  errorMetrics,
  // The documented score has no formula.
  healthScore: null,
})

const endpointJson = ({ avgResponseTimeMs, p95ResponseTimeMs, ...figures }: EndpointFigures) => ({
  ...figures,
  avgResponseTime: avgResponseTimeMs,
  p95ResponseTime: p95ResponseTimeMs,
})

const performanceJson = ({ range, overview, slowEndpoints, endpoints }: ApiPerformance) => ({
  range: rangeJson(range),
  overview: {
    totalRequests: overview.totalRequests,
    avgResponseTime: overview.avgResponseTimeMs,
    overallSuccessRate: overview.overallSuccessRate,
  },
  alerts: { slowEndpoints: slowEndpoints.map(endpointJson) },
  endpoints: endpoints.map(endpointJson),
})

const sessionsJson = (sessions: UserSessions) => ({
  range: rangeJson(sessions.range),
  currentSessions: { activeUsers: sessions.activeUsers },
  dailyActiveUsers: sessions.dailyActiveUsers,
  avgSessionLength: sessions.avgSessionMinutes,
  userDistribution: { adminUsers: sessions.adminUsers, regularUsers: sessions.regularUsers },
  insights: { peakTrafficTime: sessions.peakTrafficHour, userGrowth: null, sessionQuality: null },
})

const errorsJson = ({ range, totalErrors, errorRate, criticalErrors, ...lists }: ErrorTracking) => ({
  range: rangeJson(range),
  summary: { totalErrors, errorRate, criticalErrors, resolvedToday: null },
  ...lists,
})

function connectionsJson({ active, idle, limit }: NonNullable<DatabaseInsights['connections']>) {
  const total = active + idle
  return { active, idle, total, usage: Math.round((total / limit) * 1000) / 10 }
}

const databaseJson = (database: DatabaseInsights) => ({
  range: rangeJson(database.range),
  connections: database.connections && connectionsJson(database.connections),
  performance: {
    avgQueryTime: database.avgQueryTimeMs,
    cacheEfficiency: database.cacheHitPercent,
    slowQueries: database.slowQueries,
  },
  // Suggestions would need a formula that is not documented.
  queryInsights: { optimizationSuggestions: null },
})

type RecentRange = Parameters<Caller['analytics']['operational']['overview']>[0]

function recentRange({ startDate, endDate }: z.output<typeof recentRangeQuery>) {
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) } as RecentRange
}

const who = 'viewAnalytics'

/** Calls about how the store runs; null for anything that cannot be measured here. */
export const operationalCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/analytics/operational/overview',
    name: 'operationalOverview',
    summary: 'How the store runs, in short.',
    who,
    query: recentRangeQuery,
    answer: json(operationalOverviewSchema),
    run: async ({ caller: { analytics }, query }) =>
      overviewJson(await analytics.operational.overview(recentRange(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/system-health',
    name: 'systemHealth',
    summary: 'This server and its database.',
    who,
    query: recentRangeQuery,
    answer: json(systemHealthSchema),
    run: async ({ caller: { analytics }, query }) =>
      healthJson(await analytics.operational.systemHealth(recentRange(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/api-performance',
    name: 'apiPerformance',
    summary: 'Requests by path: how many, how fast, how many failed.',
    who,
    query: recentRangeQuery,
    answer: json(apiPerformanceSchema),
    run: async ({ caller: { analytics }, query }) =>
      performanceJson(await analytics.operational.apiPerformance(recentRange(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/user-sessions',
    name: 'userSessions',
    summary: 'Who uses the store, and when.',
    who,
    query: recentRangeQuery,
    answer: json(userSessionsSchema),
    run: async ({ caller: { analytics }, query }) =>
      sessionsJson(await analytics.operational.userSessions(recentRange(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/error-tracking',
    name: 'errorTracking',
    summary: 'What failed.',
    who,
    query: recentRangeQuery,
    answer: json(errorTrackingSchema),
    run: async ({ caller: { analytics }, query }) =>
      errorsJson(await analytics.operational.errorTracking(recentRange(query))),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/database-insights',
    name: 'databaseInsights',
    summary: 'Connections and statements of the database.',
    who,
    query: recentRangeQuery,
    answer: json(databaseInsightsSchema),
    run: async ({ caller: { analytics }, query }) =>
      databaseJson(await analytics.operational.databaseInsights(recentRange(query))),
  }),
]
