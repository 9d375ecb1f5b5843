import { emptyHistogram, latencyClass } from '@mullion/domain/analytics/latency'
import { type ErrorSeverity, type Measures, statementsEndpoint } from '@mullion/domain/analytics/operations'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** What was answered: a procedure or a path, how fast, and whether it failed for reasons of ours. */
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

/** What was measured since it was last taken. */
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
/** A minute has no more endpoints than there are procedures and paths; whatever comes beyond is one. */
const mostEndpoints = 1000
const mostErrors = 200
const longestType = 80
const longestMessage = 200

/** What an error is called: the name of what caused it and its code, never its words, which may hold what was typed. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  if (error.cause instanceof Error) return typeOf(error.cause)
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name}${code}`.slice(0, longestType)
}

/** Counts in memory what this server does, until a job stores it; a request costs two look-ups. */
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
    /** Counts an answer. */
    answered: add,

    /** Counts a statement of the database. */
    statement: (ms: number): void => add({ ...statementsEndpoint, ms, failed: false }),

    /** A log whose errors and warnings are counted too: whatever fails, anywhere, is reported there. */
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

    /** Hands over what was counted and begins anew. */
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
