import type {
  ApiPerformance,
  DatabaseInsights,
  EndpointFigures,
  ErrorTracking,
  OperationalOverview,
  SystemHealth,
  UserSessions,
} from '@mullion/domain/analytics/operations'
import { type Context, Hono } from 'hono'
import type { RestFacts } from './rest.ts'

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

function databaseJson(database: DatabaseInsights) {
  const { connections } = database
  const total = connections && connections.active + connections.idle
  return {
    connections: connections && {
      active: connections.active,
      idle: connections.idle,
      total,
      usage: Math.round(((total ?? 0) / connections.limit) * 1000) / 10,
    },
    performance: {
      avgQueryTime: database.avgQueryTimeMs,
      cacheEfficiency: database.cacheHitPercent,
      slowQueries: database.slowQueries,
    },
    // Suggestions would need a formula that is not documented.
    queryInsights: { optimizationSuggestions: null },
  }
}

/** REST paths of operational metrics; null for anything that cannot be measured here. */
export function operationalRest() {
  const operational = new Hono<RestFacts>()
  const of = (c: Context<RestFacts>) => c.get('caller').analytics.operational
  const days = (c: Context) => {
    const { startDate = '', endDate = '' } = c.req.query()
    return { startDate, endDate }
  }
  operational.get('/overview', async (c) => c.json(overviewJson(await of(c).overview(days(c)))))
  operational.get('/system-health', async (c) => c.json(healthJson(await of(c).systemHealth())))
  operational.get('/api-performance', async (c) =>
    c.json(performanceJson(await of(c).apiPerformance(days(c)))),
  )
  operational.get('/user-sessions', async (c) => c.json(sessionsJson(await of(c).userSessions(days(c)))))
  operational.get('/error-tracking', async (c) => c.json(errorsJson(await of(c).errorTracking(days(c)))))
  operational.get('/database-insights', async (c) =>
    c.json(databaseJson(await of(c).databaseInsights(days(c)))),
  )
  return operational
}
