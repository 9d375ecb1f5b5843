import { emptyHistogram, latencyClass } from '@mullion/domain/analytics/latency'
import { type ErrorSeverity, type Measures, statementsEndpoint } from '@mullion/domain/analytics/operations'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** An answered call: its procedure or path, its duration, and whether it failed on our side. */
export interface Answered {
  readonly method: string
  readonly endpoint: string
  readonly ms: number
  readonly failed: boolean
}

interface NotedError {
  readonly at: Date
  readonly type: string
  readonly message: string
  readonly severity: ErrorSeverity
}

/** Everything measured since the last take. */
export interface Measured {
  readonly requests: readonly (Measures & { readonly at: Date })[]
  readonly errors: readonly NotedError[]
}

export type Measuring = ReturnType<typeof createMeasuring>

interface Counted {
  requests: number
  failures: number
  totalMs: number
  readonly histogram: number[]
}

const minuteMs = 60_000
/** Far more than a minute's procedures and paths; anything beyond goes uncounted. */
const mostEndpoints = 1000
const mostErrors = 200
const longestType = 80
const longestMessage = 200

/** An error's label: name and code of its cause, never its message, which may contain user input. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  if (error.cause instanceof Error) return typeOf(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name}${code}`.slice(0, longestType)
}

/** Counts in memory what this server does until a job stores it; a request costs two lookups. */
export function createMeasuring(clock: Clock) {
  let counts = new Map<string, Counted>()
  let errors: NotedError[] = []
  let lastRequestId: unknown

  function add({ method, endpoint, ms, failed }: Answered): void {
    const minute = Math.floor(clock().getTime() / minuteMs)
    const key = `${minute}\n${method}\n${endpoint}`
    const known = counts.get(key)
    if (!known && counts.size >= mostEndpoints) return
    const slot = known ?? { requests: 0, failures: 0, totalMs: 0, histogram: emptyHistogram() }
    if (!known) counts.set(key, slot)
    slot.requests += 1
    slot.failures += failed ? 1 : 0
    slot.totalMs += ms
    const at = latencyClass(ms)
    slot.histogram[at] = (slot.histogram[at] ?? 0) + 1
  }

  function note(level: 'error' | 'warning', facts: object, message: string): void {
    const { err, requestId } = { err: undefined, requestId: undefined, ...facts } as Record<string, unknown>
    // A procedure and the path that called it both report the same failure.
    if (requestId !== undefined && requestId === lastRequestId) return
    lastRequestId = requestId
    if (errors.length >= mostErrors) return
    const severity = level === 'warning' ? 'warning' : requestId === undefined ? 'error' : 'critical'
    errors.push({ at: clock(), type: typeOf(err), message: message.slice(0, longestMessage), severity })
  }

  return {
    answered: add,

    statement: (ms: number): void => add({ ...statementsEndpoint, ms, failed: false }),

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

    /** Returns the counts and resets them. */
    take(): Measured {
      const taken = { requests: [...counts], errors }
      counts = new Map()
      errors = []
      return {
        errors: taken.errors,
        requests: taken.requests.map(([key, slot]) => {
          const [minute, method = '', endpoint = ''] = key.split('\n')
          return { at: new Date(Number(minute) * minuteMs), method, endpoint, ...slot }
        }),
      }
    },
  }
}
