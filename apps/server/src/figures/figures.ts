import type { AnsweredCall, MeasuringWatch } from '@mullion/api/analytics/measuring'
import type { VendorCalls } from '@mullion/api/analytics/vendor-calls'
import { latencyLimitsMs } from '@mullion/domain/analytics/latency'
import { vendorKey } from '@mullion/domain/analytics/vendor-health'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const buckets = latencyLimitsMs.map((ms) => ms / 1000)
/** More than the procedures and REST paths there are; any beyond that share one label. */
const maxRoutes = 600
const statementKinds: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete'])

function kindOf(statement: string): string {
  const [word = ''] = /^\s*\w+/.exec(statement) ?? []
  const kind = word.trim().toLowerCase()
  return statementKinds.has(kind) ? kind : 'other'
}

/** Gives each distinct label back, but no more than `most` of them. */
function boundedLabels(most: number) {
  const known = new Set<string>()
  return (label: string): string => {
    if (known.has(label)) return label
    if (known.size >= most) return 'other'
    known.add(label)
    return label
  }
}

function requestFigures(registers: [Registry]) {
  const requests = new Counter({
    name: 'mullion_requests_total',
    help: 'Answered procedures and REST calls, by procedure or path template and HTTP status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'mullion_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const routeOf = boundedLabels(maxRoutes)
  return ({ method, endpoint, status, ms }: AnsweredCall): void => {
    const route = routeOf(endpoint)
    requests.inc({ method, route, status: String(status) })
    durations.observe({ method, route }, ms / 1000)
  }
}

function databaseFigures(registers: [Registry]) {
  const statements = new Histogram({
    name: 'mullion_database_statement_duration_seconds',
    help: 'How long statements took, by their first word.',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const waits = new Histogram({
    name: 'mullion_database_wait_seconds',
    help: 'How long work waited for the writer of SQLite, or for a connection of the pool.',
    buckets,
    registers,
  })
  return {
    statement: (ms: number, text: string) => statements.observe({ kind: kindOf(text) }, ms / 1000),
    wait: (ms: number) => waits.observe(ms / 1000),
  }
}

function vendorFigures(registers: [Registry], clock: () => Date) {
  const calls = new Counter({
    name: 'mullion_vendor_calls_total',
    help: 'Calls of vendors by outcome: answered, no_answer, refused, error.',
    labelNames: ['vendor', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'mullion_vendor_call_duration_seconds',
    help: 'How long calls of vendors took.',
    labelNames: ['vendor'],
    buckets,
    registers,
  })
  const openUntil = new Map<string, number>()
  new Gauge({
    name: 'mullion_vendor_circuit_open',
    help: '1 while this server does not ask a vendor, because it did not answer before.',
    labelNames: ['vendor'],
    registers,
    collect() {
      for (const [vendor, until] of openUntil) this.set({ vendor }, until > clock().getTime() ? 1 : 0)
    },
  })
  /** Counts a vendor's calls here too. */
  return (counter: VendorCalls): VendorCalls => ({
    ...counter,
    register(vendor, question) {
      openUntil.set(vendorKey(vendor), 0)
      counter.register(vendor, question)
    },
    add(vendor, call) {
      const label = vendorKey(vendor)
      calls.inc({ vendor: label, outcome: call.failure?.kind ?? 'answered' })
      durations.observe({ vendor: label }, call.ms / 1000)
      if (call.openForMs) openUntil.set(label, clock().getTime() + call.openForMs)
      counter.add(vendor, call)
    },
  })
}

/** Creates the figures that a server counts by itself, in memory, for Prometheus. Their labels are bounded. */
export function createFigures({ clock, release }: { readonly clock: () => Date; readonly release: string }) {
  const registry = new Registry()
  const registers: [Registry] = [registry]
  collectDefaultMetrics({ register: registry })
  const lookups = new Counter({
    name: 'mullion_cache_lookups_total',
    help: 'Looks into caches, by outcome: hit or miss.',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const errors = new Counter({
    name: 'mullion_errors_total',
    help: 'Logged errors and warnings; critical ones reached a user.',
    labelNames: ['severity'],
    registers,
  })
  for (const severity of ['critical', 'error', 'warning']) errors.inc({ severity }, 0)
  new Gauge({
    name: 'mullion_release_info',
    help: 'Always 1; the label names the release.',
    labelNames: ['release'],
    registers,
  }).set({ release }, 1)
  const { statement, wait } = databaseFigures(registers)
  const watch = {
    call: requestFigures(registers),
    statement,
    lookup: (cache, isHit) => lookups.inc({ cache, outcome: isHit ? 'hit' : 'miss' }),
    error: (severity) => errors.inc({ severity }),
  } satisfies MeasuringWatch
  return { registry, watch, wait, counting: vendorFigures(registers, clock) }
}
