/**
 * A slow second implementation of the Operations figures, straight from the definitions, using individual
 * responses, statements, errors and sessions held in memory. It shares no code with the product; dates come
 * from `toLocaleString`.
 */
export interface ReferenceCall {
  readonly at: Date
  readonly method: string
  readonly endpoint: string
  readonly ms: number
  readonly failed: boolean
}

export interface LoggedError {
  readonly at: Date
  readonly type: string
  readonly message: string
  readonly severity: 'critical' | 'error' | 'warning'
}

export interface ReferenceSession {
  readonly user: number
  readonly staff: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface ReferenceLog {
  readonly answers: readonly ReferenceCall[]
  readonly statements: readonly { readonly at: Date; readonly ms: number }[]
  readonly errors: readonly LoggedError[]
  readonly sessions: readonly ReferenceSession[]
}

export interface ReferenceDays {
  readonly startDate: string
  readonly endDate: string
}

interface At {
  readonly at: Date
}

const minute = 60_000
const steps = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length
const percent = (part: number, of: number) => (of === 0 ? null : Math.round((1000 * part) / of) / 10)
const failedOf = (answers: readonly ReferenceCall[]) => answers.filter(({ failed }) => failed).length
const newestFirst = (a: At, b: At) => b.at.getTime() - a.at.getTime()
const endpointsOf = (answers: readonly ReferenceCall[]) =>
  [...new Set(answers.map(({ endpoint, method }) => `${endpoint} ${method}`))].sort()

/** Returns the exact 95th percentile, the two steps around it, and the figure interpolated between them. */
export function referenceP95(durations: readonly number[]) {
  const sorted = [...durations].sort((a, b) => a - b)
  const exact = sorted[Math.ceil((sorted.length * 19) / 20) - 1]
  if (exact === undefined) return null
  const above = steps.findIndex((step) => exact <= step)
  if (above === -1) return { exact, from: 5000, to: Infinity, shown: 5000 }
  const to = steps[Math.max(1, above)] ?? 0
  const from = steps[Math.max(1, above) - 1] ?? 0
  const below = sorted.filter((ms) => ms <= from && from > 0).length
  const within = sorted.filter((ms) => ms <= to).length - below
  const shown = from + ((to - from) * ((sorted.length * 19) / 20 - below)) / within
  return { exact, from, to, shown }
}

/** Computes the figures of a store at a moment, in the shape the procedures return. */
export function referenceOperations(
  { answers, statements, errors, sessions }: ReferenceLog,
  timeZone: string,
) {
  const clocks = new Map<number, string>()
  const clock = (at: Date) => {
    const text = clocks.get(at.getTime()) ?? at.toLocaleString('sv-SE', { timeZone })
    clocks.set(at.getTime(), text)
    return text
  }
  const within = <T extends At>(rows: readonly T[], { startDate, endDate }: ReferenceDays) =>
    rows.filter(({ at }) => clock(at).slice(0, 10) >= startDate && clock(at).slice(0, 10) <= endDate)
  /** Returns the rows of whole minutes that began within the last `minutes` minutes. */
  const lately = <T extends At>(rows: readonly T[], now: Date, minutes: number) =>
    rows.filter(({ at }) => Math.floor(at.getTime() / minute) * minute >= now.getTime() - minutes * minute)
  const usersSince = (now: Date, minutes: number, staff?: boolean) => {
    const seen = sessions.filter(({ updatedAt }) => updatedAt.getTime() >= now.getTime() - minutes * minute)
    return new Set(seen.filter((one) => staff === undefined || one.staff === staff).map(({ user }) => user))
      .size
  }

  return {
    overview(days: ReferenceDays, now: Date) {
      const requests = within(answers, days)
      return {
        responseTimeMs: mean(lately(answers, now, 15).map(({ ms }) => ms)),
        activeUsers: usersSince(now, 30),
        errorRate: percent(failedOf(requests), requests.length),
        avgProcessingTimeMs: mean(requests.map(({ ms }) => ms)),
        criticalIssues: within(errors, days).filter(({ severity }) => severity === 'critical').length,
      }
    },

    health(now: Date) {
      const requests = lately(answers, now, 60)
      return {
        hourlyErrorRate: percent(failedOf(requests), requests.length),
        recentErrors: errors.filter(({ at }) => at.getTime() >= now.getTime() - 60 * minute).length,
      }
    },

    performance(days: ReferenceDays) {
      const requests = within(answers, days)
      const endpoints = endpointsOf(requests).map((name) => {
        const its = requests.filter(({ endpoint, method }) => `${endpoint} ${method}` === name)
        return {
          endpoint: its[0]?.endpoint,
          method: its[0]?.method,
          requests: its.length,
          avgResponseTimeMs: mean(its.map(({ ms }) => ms)),
          successRate: percent(its.length - failedOf(its), its.length),
          p95: referenceP95(its.map(({ ms }) => ms)),
        }
      })
      return {
        totalRequests: requests.length,
        avgResponseTimeMs: mean(requests.map(({ ms }) => ms)),
        overallSuccessRate: percent(requests.length - failedOf(requests), requests.length),
        // The sort is stable: endpoints with equal counts stay in order of name.
        endpoints: endpoints.sort((a, b) => b.requests - a.requests),
      }
    },

    users(days: ReferenceDays, now: Date) {
      const used = sessions.filter(({ updatedAt }) => updatedAt.getTime() >= now.getTime() - 1440 * minute)
      const hours = within(answers, days).map(({ at }) => Number(clock(at).slice(11, 13)))
      const counts = Array.from({ length: 24 }, (_, hour) => hours.filter((each) => each === hour).length)
      return {
        activeUsers: usersSince(now, 30),
        dailyActiveUsers: usersSince(now, 1440),
        avgSessionMinutes: mean(
          used.map(({ createdAt, updatedAt }) => (updatedAt.getTime() - createdAt.getTime()) / minute),
        ),
        adminUsers: usersSince(now, 1440, true),
        regularUsers: usersSince(now, 1440, false),
        peakTrafficHour: hours.length === 0 ? null : counts.indexOf(Math.max(...counts)),
      }
    },

    errors(days: ReferenceDays) {
      const [some, requests] = [within(errors, days), within(answers, days)]
      const kinds = [...new Set(some.map(({ type, severity }) => `${type}\n${severity}`))].sort()
      const errorTypes = kinds.map((kind) => {
        const its = some.filter(({ type, severity }) => `${type}\n${severity}` === kind).sort(newestFirst)
        const [type, severity] = kind.split('\n')
        return { type, severity, count: its.length, lastOccurred: its[0]?.at.toISOString() }
      })
      return {
        totalErrors: some.length,
        criticalErrors: some.filter(({ severity }) => severity === 'critical').length,
        errorRate: percent(failedOf(requests), requests.length),
        errorTypes: errorTypes.sort((a, b) => b.count - a.count),
        recentErrors: some
          .toSorted(newestFirst)
          .slice(0, 5)
          .map(({ at, ...error }) => ({ ...error, timestamp: at.toISOString() })),
      }
    },

    database(days: ReferenceDays) {
      const durations = within(statements, days).map(({ ms }) => ms)
      return {
        queries: durations.length,
        avgQueryTimeMs: mean(durations),
        slowQueries: durations.filter((ms) => ms > 500).length,
        p95: referenceP95(durations),
      }
    },
  }
}
