import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMeasuring } from '@mullion/api/analytics/measuring'
import { createVendorCalls } from '@mullion/api/analytics/vendor-calls'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { engine } from '@mullion/db/dialect/engine'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { startServer } from '../start.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { createFigures } from './figures.ts'
import { storedFigures } from './stored-figures.ts'

const clock = () => new Date('2026-11-20T15:00:00Z')
const opened = () => createFigures({ clock, release: '1.2.3' })
const linesOf = async ({ registry }: ReturnType<typeof opened>, name: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name))

describe('the figures of a server', () => {
  it('count requests by procedure or path template and status, never by path', async () => {
    const figures = opened()
    await using shop = await openTestApp({
      parts: [{ id: 1, number: '0101-01' }],
      deps: { measuring: createMeasuring(clock, { watch: figures.watch }) },
    })
    await shop.get('/healthz')
    await shop.get('/images/parts/0101-01.png')
    await shop.get('/some/path/of/a/stranger')
    await shop.query('catalog.part', { number: 'no such part' })
    for (let no = 0; no < 3; no += 1) await shop.query('catalog.browse', { limit: 1, offset: 0 })
    const requests = await linesOf(figures, 'mullion_requests_total')
    expect(requests).toContain('mullion_requests_total{method="GET",route="/healthz",status="200"} 1')
    expect(requests.join()).toContain('route="/images/parts/:file",status="404"')
    expect(requests.join()).toContain('method="QUERY",route="catalog.browse"')
    expect(requests.join()).not.toMatch(/0101-01|stranger/)
  })

  it('bound their labels, whatever is asked', async () => {
    const figures = opened()
    for (let no = 0; no < 2000; no += 1) {
      figures.watch.call({ method: 'GET', endpoint: `/made-up/${no}`, ms: 1, status: 200 })
      figures.watch.statement(1, `made-up-${no} table`)
    }
    expect((await linesOf(figures, 'mullion_requests_total')).length).toBeLessThanOrEqual(601)
    expect(await linesOf(figures, 'mullion_database_statement_duration_seconds_count')).toEqual([
      'mullion_database_statement_duration_seconds_count{kind="other"} 2000',
    ])
  })

  it('count calls of vendors by outcome, and show an open circuit until it closes', async () => {
    let now = clock()
    const figures = createFigures({ clock: () => now, release: '1.2.3' })
    const calls = figures.counting(createVendorCalls(() => now))
    const vendor = { subject: 'tax', adapter: 'Taxify', builtIn: false } as const
    calls.register(vendor)
    calls.add(vendor, { ms: 20, failure: null })
    calls.add(vendor, { ms: 20, failure: { kind: 'no_answer', code: 'ETIMEDOUT' }, openForMs: 30_000 })
    expect(await linesOf(figures, 'mullion_vendor_calls_total')).toEqual([
      'mullion_vendor_calls_total{vendor="tax/Taxify",outcome="answered"} 1',
      'mullion_vendor_calls_total{vendor="tax/Taxify",outcome="no_answer"} 1',
    ])
    const open = () => linesOf(figures, 'mullion_vendor_circuit_open')
    expect(await open()).toEqual(['mullion_vendor_circuit_open{vendor="tax/Taxify"} 1'])
    now = new Date(now.getTime() + 31_000)
    expect(await open()).toEqual(['mullion_vendor_circuit_open{vendor="tax/Taxify"} 0'])
    expect(calls.take().counts).toMatchObject([{ calls: 2, noAnswer: 1 }])
  })
})

describe('the figures of the database', () => {
  it('show queues with the age of their oldest, and nothing while the database does not answer', async () => {
    await using shop = await openTestShop({ people: true })
    const createdAt = new Date(shop.clock().getTime() - 90_000)
    await shop.db.transaction(async (tx) => {
      const mail = { recipients: ['a@b.example'], subject: 's', html: 'h', text: 't', attachments: [] }
      await queueMail(tx, { ...mail, event: 'test:1' }, createdAt)
      await queueMail(tx, { ...mail, event: 'test:2' }, shop.clock())
    })
    const figures = opened()
    const failures: unknown[] = []
    let isDown = false
    const db = { ...shop.db, lockWaits: async () => (isDown ? Promise.reject(new Error('down')) : 0) }
    const ago = (seconds: number) => new Date(shop.clock().getTime() - seconds * 1000)
    const lastTimes = async () => ({ backupAt: ago(7200), logAt: null })
    const deps = {
      db,
      backups: { lastTimes },
      clock: shop.clock,
      onFailure: (error: unknown) => failures.push(error),
    }
    await storedFigures(figures.registry, deps)()
    const shown = async (name: string) => (await linesOf(figures, `mullion_${name}`)).join('\n')
    expect(await shown('queue_length{queue="mail"}')).toMatch(/ 2$/)
    expect(await shown('queue_oldest_seconds{queue="mail"}')).toMatch(/ 90$/)
    for (const queue of ['webhooks', 'tax postings', 'payment repairs', 'imports'])
      expect(await shown(`queue_length{queue="${queue}"}`)).toMatch(/ 0$/)
    expect(await shown('payments{state="captured"}')).toMatch(/ 0$/)
    expect(await shown('database_up')).toBe('mullion_database_up 1')
    expect(await shown('backup')).toBe('mullion_backup_age_seconds 7200')

    isDown = true
    const after = opened()
    await storedFigures(after.registry, deps)()
    expect(await linesOf(after, 'mullion_queue')).toEqual([])
    expect(await linesOf(after, 'mullion_backup')).toEqual([])
    expect(await linesOf(after, 'mullion_database_up')).toEqual(['mullion_database_up 0'])
    expect(failures).toHaveLength(1)
  })
})

describe.runIf(engine === 'sqlite')('a store with METRICS_PORT', () => {
  it('serves its figures on a port of their own, and only at /metrics', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-figures-'))
    const url = `sqlite:${join(dir, 'mullion.db')}`
    const env = readEnv({ NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0', DATA_DIR: dir, DATABASE_URL: url })
    const logged: object[] = []
    const log = {
      info: (facts: object) => void logged.push(facts),
      warn: () => undefined,
      error: () => undefined,
    }
    const server = await startServer(env, log)
    const { url: figuresUrl = '' } = logged.find((facts) => 'url' in facts) as { url?: string }
    const text = await (await fetch(figuresUrl)).text()
    const statements = /mullion_database_statement_duration_seconds_count\{kind="select"\} (\d+)/.exec(text)
    expect(Number(statements?.[1])).toBeGreaterThan(5)
    expect(text).toMatch(/^mullion_database_wait_seconds_count [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    expect((await fetch(new URL('/', figuresUrl))).status).toBe(404)
    expect((await fetch(figuresUrl, { method: 'POST' })).status).toBe(405)
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('mullion_requests_total')
    await server.stop()
    await expect(fetch(figuresUrl)).rejects.toThrow()
    rmSync(dir, { recursive: true, force: true })
  })
})
