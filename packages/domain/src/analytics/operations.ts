import type { Histogram } from './latency.ts'

/** Measured figures are added to their minute, hour and day: minutes stay for a day, hours and days for thirty. */
export const measureGrains = ['minute', 'hour', 'day'] as const
export type MeasureGrain = (typeof measureGrains)[number]
export const minutesKeptMs = 24 * 3_600_000
export const hoursKeptMs = 30 * 24 * 3_600_000

/** A user counts as active for half an hour after they were last seen, and as one of the day for 24 hours. */
export const activeMs = 30 * 60_000
export const dayMs = 24 * 3_600_000

/** All requests together, so that traffic is read without adding up every endpoint. */
export const allRequests = { method: 'ALL', endpoint: 'requests' } as const
/** The one source of times that is no request: every statement that the database was given. */
export const statementsEndpoint = { method: 'SQL', endpoint: 'statements' } as const

/** What was measured of an endpoint, or of the statements, in a stretch of time. */
export interface Measures {
  readonly method: string
  readonly endpoint: string
  readonly requests: number
  /** Answers of the 5xx kind. */
  readonly failures: number
  readonly totalMs: number
  readonly histogram: Histogram
}

/** A user met a critical error; an error stayed inside; a warning is for the operator to know. */
export const errorSeverities = ['critical', 'error', 'warning'] as const
export type ErrorSeverity = (typeof errorSeverities)[number]

/** What the database can tell of itself; null for what this one cannot. */
export interface DatabaseFigures {
  readonly connections: { readonly active: number; readonly idle: number; readonly limit: number } | null
  /** Percent of reads that its own cache answered. */
  readonly cacheHitPercent: number | null
  readonly sizeBytes: number
}

/** What this process knows of itself. */
export interface ProcessFacts {
  readonly uptimeSeconds: number
  readonly nodeVersion: string
  readonly heapUsedBytes: number
  readonly heapTotalBytes: number
}

export interface OperationalOverview {
  readonly systemHealth: {
    readonly uptimeSeconds: number
    /** Of the last 15 minutes; null without a request. */
    readonly responseTimeMs: number | null
    readonly activeUsers: number
    /** Percent of requests that failed, in the range; null without a request. */
    readonly errorRate: number | null
    readonly cacheHitRate: number | null
  }
  readonly performance: {
    readonly databaseConnections: number | null
    /** Of the range; null without a request. */
    readonly avgProcessingTimeMs: number | null
  }
  readonly alerts: { readonly systemStatus: 'online' | 'database down'; readonly criticalIssues: number }
}

export interface SystemHealth {
  readonly server: ProcessFacts
  readonly database: {
    readonly status: 'connected' | 'not answering'
    readonly responseTimeMs: number | null
  }
  readonly errorMetrics: {
    /** Percent of the requests of the last hour that failed; null without a request. */
    readonly hourlyErrorRate: number | null
    /** Errors of the last hour. */
    readonly recentErrors: number
  }
}

export interface EndpointFigures {
  readonly endpoint: string
  readonly method: string
  readonly requests: number
  readonly avgResponseTimeMs: number
  /** Percent with one decimal. */
  readonly successRate: number
  readonly p95ResponseTimeMs: number
}

export interface ApiPerformance {
  readonly overview: {
    readonly totalRequests: number
    readonly avgResponseTimeMs: number | null
    readonly overallSuccessRate: number | null
  }
  readonly slowEndpoints: readonly EndpointFigures[]
  /** The most asked for first. */
  readonly endpoints: readonly EndpointFigures[]
}

export interface UserSessions {
  readonly activeUsers: number
  readonly dailyActiveUsers: number
  /** Of the sessions that were used in the last 24 hours, from sign-in to their last use; null without one. */
  readonly avgSessionMinutes: number | null
  readonly adminUsers: number
  readonly regularUsers: number
  /** The hour of the store's clock with the most requests, in the range; null without a request. */
  readonly peakTrafficHour: number | null
}

export interface ErrorTracking {
  readonly totalErrors: number
  readonly criticalErrors: number
  /** Percent of requests that failed; null without a request. */
  readonly errorRate: number | null
  readonly errorTypes: readonly {
    readonly type: string
    readonly severity: ErrorSeverity
    readonly count: number
    readonly lastOccurred: string
  }[]
  readonly recentErrors: readonly {
    readonly id: number
    readonly type: string
    readonly message: string
    readonly severity: ErrorSeverity
    readonly timestamp: string
  }[]
}

export interface DatabaseInsights extends DatabaseFigures {
  /** Null without a statement. */
  readonly avgQueryTimeMs: number | null
  readonly p95QueryTimeMs: number | null
  readonly slowQueries: number
  readonly queries: number
}

/** The mean time of some measures; null of none. */
export function averageMs(measures: readonly Pick<Measures, 'requests' | 'totalMs'>[]): number | null {
  const requests = measures.reduce((sum, each) => sum + each.requests, 0)
  const totalMs = measures.reduce((sum, each) => sum + each.totalMs, 0)
  return requests === 0 ? null : Math.round((totalMs / requests) * 100) / 100
}

/** Percent with one decimal of how many requests failed; null of none. */
export function failureRate(measures: readonly Pick<Measures, 'requests' | 'failures'>[]): number | null {
  const requests = measures.reduce((sum, each) => sum + each.requests, 0)
  const failures = measures.reduce((sum, each) => sum + each.failures, 0)
  return requests === 0 ? null : Math.round((failures / requests) * 1000) / 10
}
