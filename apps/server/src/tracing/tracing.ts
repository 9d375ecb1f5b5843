import type { MeasuringWatch } from '@mullion/api/analytics/measuring'
import type { VendorCalls } from '@mullion/api/analytics/vendor-calls'
import { vendorKey } from '@mullion/domain/analytics/vendor-health'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { noteTrace } from '../http/request-scope.ts'

/** Spans that wait to be sent, at most; beyond that, spans are dropped. */
const maxWaiting = 4096
const sendEveryMs = 2000
const maxSendMs = 5000
/** A statement's text has no values, but it may be long. */
const maxStatement = 2000

export interface TracingOptions {
  /** Where spans are sent: `/v1/traces` below it. */
  readonly endpoint: string
  readonly release: string
}

export interface Tracing {
  readonly watch: Required<Pick<MeasuringWatch, 'statement' | 'around'>>
  /** Traces a request, as part of the trace that its sender names. */
  readonly request: MiddlewareHandler
  /** Traces a vendor's calls too. */
  counting(calls: VendorCalls): VendorCalls
  /** Sends what waits. */
  close(): Promise<void>
}

const carried = { get: (headers: Headers, name: string) => headers.get(name) ?? undefined, keys: () => [] }

/** `since` in milliseconds before now, for what is reported when it has ended. */
const startedAgo = (ms: number) => new Date(Date.now() - ms)

/** Starts tracing by OpenTelemetry: a span for each request, procedure, statement and vendor call. */
export function startTracing({ endpoint, release }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: maxSendMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mullion', 'service.version': release }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: maxWaiting, scheduledDelayMillis: sendEveryMs }),
    ],
  })
  const tracer = provider.getTracer('mullion', release)
  // None of these is global, so several servers of one process do not share them.
  const contexts = new AsyncLocalStorageContextManager()
  const propagator = new W3CTraceContextPropagator()
  const isTraced = (context: Context) => trace.getSpan(context)?.isRecording() === true

  /** Adds what has ended to the span under way; work of jobs, which have none, is not traced. */
  function addEnded(name: string, ms: number, attributes: Record<string, string>, failed = false): void {
    const context = contexts.active()
    if (!isTraced(context)) return
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: startedAgo(ms), attributes },
      context,
    )
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  return {
    watch: {
      statement: (ms, text) =>
        addEnded(/^\s*\w+/.exec(text)?.[0].trim().toUpperCase() ?? 'SQL', ms, {
          'db.query.text': text.slice(0, maxStatement),
        }),
      async around(procedure, work) {
        const context = contexts.active()
        if (!isTraced(context)) return work()
        const span = tracer.startSpan(procedure, {}, context)
        try {
          return await contexts.with(trace.setSpan(context, span), work)
        } finally {
          span.end()
        }
      },
    },

    async request(c, next) {
      const sender = propagator.extract(ROOT_CONTEXT, c.req.raw.headers, carried)
      const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, sender)
      noteTrace(span.spanContext().traceId)
      try {
        await contexts.with(trace.setSpan(sender, span), next)
      } finally {
        span.updateName(`${c.req.method} ${routePath(c)}`)
        span.setAttributes({ 'http.route': routePath(c), 'http.response.status_code': c.res.status })
        if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },

    counting: (calls) => ({
      ...calls,
      add(vendor, call) {
        const { ms, failure } = call
        const attributes: Record<string, string> = failure
          ? { 'error.type': `${failure.kind} ${failure.code}` }
          : {}
        addEnded(vendorKey(vendor), ms, attributes, failure !== null)
        calls.add(vendor, call)
      },
    }),

    close: () => provider.shutdown(),
  }
}
