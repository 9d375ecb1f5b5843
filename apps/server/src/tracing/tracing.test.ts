import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVendorCalls } from '@mullion/api/analytics/vendor-calls'
import { engine } from '@mullion/db/dialect/engine'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { startServer } from '../start.ts'
import { storeInfoOf } from '../store-info-of.ts'
import { type SentSpan, startCollector } from '../testing/trace-collector.ts'
import { startTracing } from './tracing.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const pageSpan = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${pageSpan}-01`
const spanOf = (spans: readonly SentSpan[], pattern: RegExp) => spans.find(({ name }) => pattern.test(name))

describe.runIf(engine === 'sqlite')('a store that sends traces somewhere', () => {
  it('continues the trace of the page, from the request over the procedure to the statement', async () => {
    await using collector = await startCollector()
    const dir = mkdtempSync(join(tmpdir(), 'mullion-traces-'))
    const env = readEnv({
      ...{ NODE_ENV: 'test', PORT: '0', DATA_DIR: dir, DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}` },
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    })
    const lines: string[] = []
    const log = createLog('info', { destination: { write: (line: string) => void lines.push(line) } })
    const server = await startServer(env, log)
    const input = encodeURIComponent(JSON.stringify({ text: 'hinge' }))
    await fetch(`${server.url}/trpc/catalog.searchCounts?input=${input}`, { headers: { traceparent } })
    expect(storeInfoOf(env)).toMatchObject({ traced: true })
    await server.stop()
    rmSync(dir, { recursive: true, force: true })

    const spans = collector.spans.filter((span) => span.traceId === traceId)
    const request = spanOf(spans, /^GET \/trpc/)
    expect(request?.parentSpanId).toBe(pageSpan)
    const procedure = spanOf(spans, /^catalog\.searchCounts$/)
    expect(procedure?.parentSpanId).toBe(request?.spanId)
    const statement = spans.find(
      ({ name, parentSpanId }) => name === 'SELECT' && parentSpanId === procedure?.spanId,
    )
    expect(statement?.attributes).toMatchObject([
      { key: 'db.query.text', value: { stringValue: expect.stringMatching(/^select/i) } },
    ])
    expect(JSON.stringify(spans)).not.toContain('hinge')
    const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.path?.startsWith('/trpc'))
    expect(logged).toMatchObject([{ traceId, requestId: expect.any(String) }])
  })
})

describe('the trace of a request', () => {
  it('has a span for each call of a vendor, and none for calls outside a request', async () => {
    await using collector = await startCollector()
    const tracing = startTracing({ endpoint: collector.url, release: '1.2.3' })
    const calls = tracing.counting(createVendorCalls(() => new Date()))
    const vendor = { subject: 'tax', adapter: 'Taxify', builtIn: false } as const
    const app = new Hono().use(tracing.request).get('/api/orders/:id', (c) => {
      calls.add(vendor, { ms: 12, failure: { kind: 'no_answer', code: 'ETIMEDOUT' } })
      return c.text('done')
    })
    await app.request('/api/orders/17', { headers: { traceparent } })
    calls.add(vendor, { ms: 12, failure: null })
    await tracing.close()
    const [call, request] = collector.spans
    expect(collector.spans.map(({ name }) => name)).toEqual(['tax/Taxify', 'GET /api/orders/:id'])
    expect(call).toMatchObject({ traceId, parentSpanId: request?.spanId })
    expect(call?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'no_answer ETIMEDOUT' } }])
  })

  it('begins with a request that names none, and ignores a header that is not one', async () => {
    await using collector = await startCollector()
    const tracing = startTracing({ endpoint: collector.url, release: '1.2.3' })
    const app = new Hono().use(tracing.request).get('/', (c) => c.text('done'))
    for (const header of ['', `00-${'0'.repeat(32)}-${pageSpan}-01`, `${traceparent}; drop table users`])
      await app.request('/', { headers: { traceparent: header } })
    await tracing.close()
    expect(new Set(collector.spans.map((span) => span.traceId)).size).toBe(3)
    expect(collector.spans.map((span) => span.traceId)).not.toContain(traceId)
  })
})
