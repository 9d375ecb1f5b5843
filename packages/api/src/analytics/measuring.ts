import { createHash } from 'node:crypto'
import { type ErrorCause, messageWithoutValues, placeOf } from '@mullion/domain/analytics/error-groups'
import { emptyHistogram, latencyClass } from '@mullion/domain/analytics/latency'
import {
  type ErrorSeverity,
  type Measurements,
  statementsEndpoint,
} from '@mullion/domain/analytics/operations'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** An answered call: its procedure or path, its duration, and its HTTP status; from 500 on it failed on our side. */
export interface AnsweredCall {
  readonly method: string
  readonly endpoint: string
  readonly ms: number
  readonly status: number
}

/** Gets what is measured as it happens, for a server that keeps figures or traces of its own. */
export interface MeasuringWatch {
  call?(call: AnsweredCall): void
  statement?(ms: number, text: string): void
  lookup?(cache: MeasuredCache, isHit: boolean): void
  error?(severity: ErrorSeverity): void
  /** Runs the work of a procedure. */
  around?<T>(procedure: string, work: () => Promise<T>): Promise<T>
}

export const measuredCaches = ['guest answers', 'guest pages'] as const
export type MeasuredCache = (typeof measuredCaches)[number]

interface NotedError {
  readonly at: Date
  readonly type: string
  readonly message: string
  readonly severity: ErrorSeverity
}

export interface CountedError {
  readonly hour: Date
  readonly type: string
  readonly severity: ErrorSeverity
  readonly count: number
  readonly lastAt: Date
}

/** Errors with one cause since the last call of `take`, and what is known of the last one. */
export interface GroupedErrors extends ErrorCause {
  readonly id: string
  readonly severity: ErrorSeverity
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly release: string
  readonly requestId: string | null
  readonly traceId: string | null
}

/** Everything measured since the last call of `take`. */
export interface Measured {
  readonly requests: readonly (Measurements & { readonly at: Date })[]
  readonly errorCounts: readonly CountedError[]
  readonly errors: readonly NotedError[]
  readonly errorGroups: readonly GroupedErrors[]
}

export type Measuring = ReturnType<typeof createMeasuring>

interface Counted {
  requests: number
  failures: number
  totalMs: number
  readonly histogram: number[]
}

const minuteMs = 60_000
/** Enough for the endpoints of an hour in which nothing can be stored; any beyond that go uncounted. */
const maxEndpoints = 5000
const hourMs = 60 * minuteMs
const maxErrors = 200
const maxErrorKinds = 200
const maxErrorGroups = 100
/** Number of recent failed requests to remember, so that a failure reported twice is counted once. */
const maxFailedRequests = 500
const maxTypeLength = 80
const maxMessageLength = 200

/** The error that caused an error, or itself; null for anything else that was thrown. */
function rootOf(error: unknown): Error | null {
  if (!(error instanceof Error)) return null
  return rootOf(error.cause) ?? error
}

/** The first place in our own code of an error or, since drivers lose theirs, of what wrapped it. */
function placeIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return placeIn(error.cause) ?? placeOf(error.stack ?? '')
}

/** An error's label: name and code of its cause, never its message, which may contain user input. */
function typeOf(error: unknown): string {
  const root = rootOf(error)
  if (!root) return 'Error'
  const code = 'code' in root && typeof root.code === 'string' ? ` ${root.code}` : ''
  return `${root.name}${code}`.slice(0, maxTypeLength)
}

export interface MeasuringOptions {
  readonly watch?: MeasuringWatch
  readonly release?: string
  /** The ids of the request under way, for errors that are logged without. */
  readonly idsOf?: () => { readonly requestId?: string; readonly traceId?: string }
}

/** Counts in memory what this server does until a job stores it; a request costs two lookups. */
export function createMeasuring(
  clock: Clock,
  { watch = {}, release = 'unknown', idsOf = () => ({}) }: MeasuringOptions = {},
) {
  let counts = new Map<string, Counted>()
  let errors: NotedError[] = []
  let errorCounts = new Map<string, CountedError>()
  let errorGroups = new Map<string, Omit<GroupedErrors, 'id'>>()
  const failedRequests = new Set<string>()

  /** The counts of an endpoint in a minute; null when there is no room for another. */
  function slotOf(minute: number, method: string, endpoint: string): Counted | null {
    const key = `${minute}\n${method}\n${endpoint}`
    const known = counts.get(key)
    if (known) return known
    if (counts.size >= maxEndpoints) return null
    const slot = { requests: 0, failures: 0, totalMs: 0, histogram: emptyHistogram() }
    counts.set(key, slot)
    return slot
  }

  function add({ method, endpoint, ms, status }: AnsweredCall): void {
    const slot = slotOf(Math.floor(clock().getTime() / minuteMs), method, endpoint)
    if (!slot) return
    slot.requests += 1
    slot.failures += status >= 500 ? 1 : 0
    slot.totalMs += ms
    const at = latencyClass(ms)
    slot.histogram[at] = (slot.histogram[at] ?? 0) + 1
  }

  /**
   * True if the request's failure was already counted: a procedure and the path that called it both report
   * it, possibly with other failures in between.
   */
  function isKnown(failure: string): boolean {
    if (failedRequests.has(failure)) return true
    failedRequests.add(failure)
    const [oldest] = failedRequests
    if (oldest !== undefined && failedRequests.size > maxFailedRequests) failedRequests.delete(oldest)
    return false
  }

  function countError(counted: CountedError): void {
    const key = [counted.hour.getTime(), counted.type, counted.severity].join('\n')
    const known = errorCounts.get(key)
    if (!known && errorCounts.size >= maxErrorKinds) return
    const lastAt = known && known.lastAt > counted.lastAt ? known.lastAt : counted.lastAt
    errorCounts.set(key, { ...counted, lastAt, count: (known?.count ?? 0) + counted.count })
  }

  function group(error: unknown, noted: NotedError, requestId: unknown): void {
    const { at, type, severity } = noted
    const root = rootOf(error)
    // What the store itself logs without an error is its own text.
    const message = root ? messageWithoutValues(root.message) : noted.message
    const cause = { type, place: placeIn(error), message }
    const key = JSON.stringify(Object.values(cause))
    const known = errorGroups.get(key)
    if (!known && errorGroups.size >= maxErrorGroups) return
    const ids = idsOf()
    errorGroups.set(key, {
      ...{ ...cause, severity, release },
      ...{ firstAt: known?.firstAt ?? at, lastAt: at, count: (known?.count ?? 0) + 1 },
      requestId: typeof requestId === 'string' ? requestId : (ids.requestId ?? null),
      traceId: ids.traceId ?? null,
    })
  }

  function note(level: 'error' | 'warning', facts: object, message: string): void {
    const { err, requestId } = { err: undefined, requestId: undefined, ...facts } as Record<string, unknown>
    const [at, type] = [clock(), typeOf(err)]
    // Calls of one batch share a request id.
    if (requestId !== undefined && isKnown(`${requestId} ${type}`)) return
    const severity: ErrorSeverity =
      level === 'warning' ? 'warning' : requestId === undefined ? 'error' : 'critical'
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
    watch.error?.(severity)
    countError({ hour, type, severity, count: 1, lastAt: at })
    const noted = { at, type, message: message.slice(0, maxMessageLength), severity }
    errors.push(noted)
    if (level === 'error') group(err, noted, requestId)
    if (errors.length > maxErrors) errors.shift()
  }

  return {
    addCall(call: AnsweredCall): void {
      add(call)
      watch.call?.(call)
    },

    statement(ms: number, text = ''): void {
      add({ ...statementsEndpoint, ms, status: 200 })
      watch.statement?.(ms, text)
    },

    /** Counts a look into a cache. */
    lookup(cache: MeasuredCache, isHit: boolean): void {
      watch.lookup?.(cache, isHit)
    },

    /** Runs the work of a procedure, in the trace of its request if there is one. */
    around: <T>(procedure: string, work: () => Promise<T>): Promise<T> =>
      watch.around ? watch.around(procedure, work) : work(),

    /** Wraps a log so that its errors and warnings are counted too: every failure is logged there. */
    counting: (log: Log): Log => ({
      info: (facts, message) => log.info(facts, message),
      warn(facts, message) {
        note('warning', facts, message)
        log.warn(facts, message)
      },
      error(facts, message) {
        note('error', facts, message)
        log.error(facts, message)
      },
    }),

    take(): Measured {
      const taken = { requests: [...counts], errorCounts: [...errorCounts.values()], errors, errorGroups }
      counts = new Map()
      errorCounts = new Map()
      errors = []
      errorGroups = new Map()
      return {
        errorGroups: Array.from(taken.errorGroups, ([key, each]) => ({
          ...each,
          id: createHash('sha256').update(key).digest('base64url').slice(0, 22),
        })),
        errors: taken.errors,
        errorCounts: taken.errorCounts,
        requests: taken.requests.map(([key, slot]) => {
          const [minute, method = '', endpoint = ''] = key.split('\n')
          return { at: new Date(Number(minute) * minuteMs), method, endpoint, ...slot }
        }),
      }
    },
  }
}
