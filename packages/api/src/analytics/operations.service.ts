import { countRecentErrors, listErrorKinds, listRecentErrors } from '@mullion/db/analytics/errors.repository'
import { listMeasurements, listTraffic, type Times } from '@mullion/db/analytics/operations.repository'
import { listSessionTimes, listUsersSeen } from '@mullion/db/analytics/session-figures.repository'
import type { Database } from '@mullion/db/database'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import type { RecentRangeInput } from '@mullion/domain/analytics/inputs'
import { percentileMs, slowCount, slowMs } from '@mullion/domain/analytics/latency'
import {
  type ApiPerformance,
  activeMs,
  allRequests,
  averageMs,
  type DatabaseInsights,
  dayMs,
  type EndpointFigures,
  type ErrorTracking,
  failureRate,
  type MeasureGrain,
  type Measurements,
  type OperationalOverview,
  type ProcessFacts,
  type SystemHealth,
  statementsEndpoint,
  successRate,
  type UserSessions,
} from '@mullion/domain/analytics/operations'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { measuredTimes } from './measured-range.ts'

export interface OperationsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
  readonly processFacts: () => ProcessFacts
}

export type OperationsService = ReturnType<typeof createOperationsService>

const responseWindowMs = 15 * 60_000
const hourMs = 3_600_000
const recentShown = 5

const isStatements = ({ method }: Pick<Measurements, 'method'>) => method === statementsEndpoint.method

const nameOf = ({ endpoint, method }: EndpointFigures) => `${endpoint} ${method}`

function figuresOf({
  method,
  endpoint,
  requests,
  failures,
  totalMs,
  histogram,
}: Measurements): EndpointFigures {
  return {
    endpoint,
    method,
    requests,
    avgResponseTimeMs: averageMs([{ requests, totalMs }]) ?? 0,
    successRate: successRate([{ requests, failures }]) ?? 0,
    p95ResponseTimeMs: percentileMs(histogram, 0.95) ?? 0,
  }
}

export function createOperationsService({ db, clock, storeInfo, processFacts }: OperationsDeps) {
  const { timeZone } = storeInfo

  const measured = (input: RecentRangeInput) => measuredTimes(input, { now: clock(), timeZone })

  const ago = (ms: number) => new Date(clock().getTime() - ms)
  const lately = (ms: number): Times => ({ from: ago(ms), before: new Date(clock().getTime() + 1) })
  const requestsIn = async (grain: MeasureGrain, times: Times) =>
    (await listMeasurements(db.read, grain, times)).filter((each) => !isStatements(each))
  const usersSeen = async (ms: number) => {
    const seen = await listUsersSeen(db.read, ago(ms))
    const of = (staff: boolean) =>
      seen.reduce((sum, { role, users }) => sum + (isStaffRole(role) === staff ? users : 0), 0)
    return { staff: of(true), customers: of(false), all: of(true) + of(false) }
  }

  async function answerMs(): Promise<number | null> {
    const startedAt = performance.now()
    const answers = await db.ping().catch(() => false)
    return answers ? Math.round((performance.now() - startedAt) * 100) / 100 : null
  }

  const criticalIn = async (times: Times) => {
    const kinds = await listErrorKinds(db.read, times)
    return kinds.reduce((sum, { severity, count }) => sum + (severity === 'critical' ? count : 0), 0)
  }

  return {
    async overview(input: RecentRangeInput): Promise<OperationalOverview> {
      const { grain, times, range } = measured(input)
      const [requests, recent, active, database, critical] = await Promise.all([
        requestsIn(grain, times),
        requestsIn('minute', lately(responseWindowMs)),
        usersSeen(activeMs),
        db.figures(),
        criticalIn(times),
      ])
      const { connections } = database
      return {
        range,
        systemHealth: {
          uptimeSeconds: processFacts().uptimeSeconds,
          responseTimeMs: averageMs(recent),
          activeUsers: active.all,
          errorRate: failureRate(requests),
          cacheHitRate: database.cacheHitPercent,
        },
        performance: {
          databaseConnections: connections && connections.active + connections.idle,
          avgProcessingTimeMs: averageMs(requests),
        },
        alerts: {
          systemStatus: (await answerMs()) === null ? 'database down' : 'online',
          criticalIssues: critical,
        },
      }
    },

    async systemHealth(input: RecentRangeInput): Promise<SystemHealth> {
      const { range } = measured(input)
      const responseTimeMs = await answerMs()
      const [lastHour, recentErrors] = await Promise.all([
        requestsIn('minute', lately(hourMs)),
        countRecentErrors(db.read, ago(hourMs)),
      ])
      return {
        range,
        server: processFacts(),
        database: { status: responseTimeMs === null ? 'not answering' : 'connected', responseTimeMs },
        errorMetrics: { hourlyErrorRate: failureRate(lastHour), recentErrors },
      }
    },

    async apiPerformance(input: RecentRangeInput): Promise<ApiPerformance> {
      const { grain, times, range } = measured(input)
      const requests = await requestsIn(grain, times)
      const endpoints = requests
        .map(figuresOf)
        .toSorted((a, b) => b.requests - a.requests || (nameOf(a) < nameOf(b) ? -1 : 1))
      return {
        range,
        overview: {
          totalRequests: endpoints.reduce((sum, each) => sum + each.requests, 0),
          avgResponseTimeMs: averageMs(requests),
          overallSuccessRate: successRate(requests),
        },
        slowEndpoints: endpoints
          .filter(({ p95ResponseTimeMs }) => p95ResponseTimeMs > slowMs)
          .toSorted((a, b) => b.p95ResponseTimeMs - a.p95ResponseTimeMs),
        endpoints,
      }
    },

    async userSessions(input: RecentRangeInput): Promise<UserSessions> {
      const { times, range } = measured(input)
      const [active, daily, sessions, traffic] = await Promise.all([
        usersSeen(activeMs),
        usersSeen(dayMs),
        listSessionTimes(db.read, ago(dayMs)),
        listTraffic(db.read, times, allRequests),
      ])
      const lastedMs = sessions.reduce(
        (sum, each) => sum + (Number(each.updatedAt) - Number(each.createdAt)),
        0,
      )
      const hours = Map.groupBy(traffic, ({ at }) => storeTime(at, timeZone).hour)
      const [peak] = Array.from(hours, ([hour, slots]) => ({
        hour,
        requests: slots.reduce((sum, { requests }) => sum + requests, 0),
      })).toSorted((a, b) => b.requests - a.requests || a.hour - b.hour)
      return {
        range,
        activeUsers: active.all,
        dailyActiveUsers: daily.all,
        avgSessionMinutes:
          sessions.length === 0 ? null : Math.round((lastedMs / sessions.length / 60_000) * 10) / 10,
        adminUsers: daily.staff,
        regularUsers: daily.customers,
        peakTrafficHour: peak?.hour ?? null,
      }
    },

    async errorTracking(input: RecentRangeInput): Promise<ErrorTracking> {
      const { grain, times, range } = measured(input)
      const [kinds, recent, requests] = await Promise.all([
        listErrorKinds(db.read, times),
        listRecentErrors(db.read, times, recentShown),
        requestsIn(grain, times),
      ])
      const sum = (some: typeof kinds) => some.reduce((total, { count }) => total + count, 0)
      return {
        range,
        totalErrors: sum(kinds),
        criticalErrors: sum(kinds.filter(({ severity }) => severity === 'critical')),
        errorRate: failureRate(requests),
        errorTypes: kinds.map(({ lastAt, ...kind }) => ({ ...kind, lastOccurred: lastAt.toISOString() })),
        recentErrors: recent.map(({ at, ...error }) => ({ ...error, timestamp: at.toISOString() })),
      }
    },

    async databaseInsights(input: RecentRangeInput): Promise<DatabaseInsights> {
      const { grain, times, range } = measured(input)
      const [database, measurements] = await Promise.all([
        db.figures(),
        listMeasurements(db.read, grain, times),
      ])
      const statements = measurements.find(isStatements)
      return {
        range,
        ...database,
        avgQueryTimeMs: statements ? averageMs([statements]) : null,
        p95QueryTimeMs: statements ? percentileMs(statements.histogram, 0.95) : null,
        slowQueries: statements ? slowCount(statements.histogram) : 0,
        queries: statements?.requests ?? 0,
      }
    },
  }
}
