import type {
  ApiPerformance,
  DatabaseInsights,
  EndpointFigures,
  ErrorTracking,
  OperationalOverview,
  SystemHealth,
  UserSessions,
} from '@mullion/domain/analytics/operations'
import {
  apiPerformanceSchema,
  databaseInsightsSchema,
  errorTrackingSchema,
  operationalOverviewSchema,
  rangeQuery,
  systemHealthSchema,
  userSessionsSchema,
} from './analytics-schemas.ts'
import { json, type RestCall, restCall } from './rest-call.ts'

/** The documented keys; times in milliseconds, rates in percent, uptime in seconds, memory in bytes. */
const overviewJson = ({ systemHealth, performance, alerts }: OperationalOverview) => ({
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

const healthJson = ({ server, database, errorMetrics }: SystemHealth) => ({
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

const performanceJson = ({ overview, slowEndpoints, endpoints }: ApiPerformance) => ({
  overview: {
    totalRequests: overview.totalRequests,
    avgResponseTime: overview.avgResponseTimeMs,
    overallSuccessRate: overview.overallSuccessRate,
  },
  alerts: { slowEndpoints: slowEndpoints.map(endpointJson) },
  endpoints: endpoints.map(endpointJson),
})

const sessionsJson = (sessions: UserSessions) => ({
  currentSessions: { activeUsers: sessions.activeUsers },
  dailyActiveUsers: sessions.dailyActiveUsers,
  avgSessionLength: sessions.avgSessionMinutes,
  userDistribution: { adminUsers: sessions.adminUsers, regularUsers: sessions.regularUsers },
  insights: { peakTrafficTime: sessions.peakTrafficHour, userGrowth: null, sessionQuality: null },
})

const errorsJson = ({ totalErrors, errorRate, criticalErrors, ...lists }: ErrorTracking) => ({
  summary: { totalErrors, errorRate, criticalErrors, resolvedToday: null },
  ...lists,
})

function connectionsJson({ active, idle, limit }: NonNullable<DatabaseInsights['connections']>) {
  const total = active + idle
  return { active, idle, total, usage: Math.round((total / limit) * 1000) / 10 }
}

const databaseJson = (database: DatabaseInsights) => ({
  connections: database.connections && connectionsJson(database.connections),
  performance: {
    avgQueryTime: database.avgQueryTimeMs,
    cacheEfficiency: database.cacheHitPercent,
    slowQueries: database.slowQueries,
  },
  // Suggestions would need a formula that is not documented.
  queryInsights: { optimizationSuggestions: null },
})

const who = 'viewAnalytics'

/** Calls about how the store runs; null for anything that cannot be measured here. */
export const operationalCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/analytics/operational/overview',
    name: 'operationalOverview',
    summary: 'How the store runs, in short.',
    who,
    query: rangeQuery,
    answer: json(operationalOverviewSchema),
    run: async ({ caller: { analytics }, query }) =>
      overviewJson(await analytics.operational.overview(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/system-health',
    name: 'systemHealth',
    summary: 'This server and its database.',
    who,
    query: rangeQuery,
    answer: json(systemHealthSchema),
    run: async ({ caller: { analytics } }) => healthJson(await analytics.operational.systemHealth()),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/api-performance',
    name: 'apiPerformance',
    summary: 'Requests by path: how many, how fast, how many failed.',
    who,
    query: rangeQuery,
    answer: json(apiPerformanceSchema),
    run: async ({ caller: { analytics }, query }) =>
      performanceJson(await analytics.operational.apiPerformance(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/user-sessions',
    name: 'userSessions',
    summary: 'Who uses the store, and when.',
    who,
    query: rangeQuery,
    answer: json(userSessionsSchema),
    run: async ({ caller: { analytics }, query }) =>
      sessionsJson(await analytics.operational.userSessions(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/error-tracking',
    name: 'errorTracking',
    summary: 'What failed.',
    who,
    query: rangeQuery,
    answer: json(errorTrackingSchema),
    run: async ({ caller: { analytics }, query }) =>
      errorsJson(await analytics.operational.errorTracking(query)),
  }),
  restCall({
    method: 'get',
    path: '/analytics/operational/database-insights',
    name: 'databaseInsights',
    summary: 'Connections and statements of the database.',
    who,
    query: rangeQuery,
    answer: json(databaseInsightsSchema),
    run: async ({ caller: { analytics }, query }) =>
      databaseJson(await analytics.operational.databaseInsights(query)),
  }),
]
