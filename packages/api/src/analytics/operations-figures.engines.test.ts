import { full, times } from '@mullion/config/test-speed'
import { listMeasurements } from '@mullion/db/analytics/operations.repository'
import type { MeasureGrain } from '@mullion/domain/analytics/operations'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { createMeasuring } from './measuring.ts'
import { addSessions, runServers } from './testing/random-operations.ts'
import {
  type ReferenceDays,
  type ReferenceLog,
  referenceOperations,
  type referenceP95,
} from './testing/reference-operations.ts'

const hourMs = 3_600_000
const { timeZone } = demoStoreInfo

/** Test periods; in each, the first range is the whole time and the others are some of its days. */
const periods = [
  {
    of: 'the 25-hour day',
    begins: '2026-10-30T06:00:00Z',
    days: [
      { startDate: '2026-10-29', endDate: '2026-11-12' },
      { startDate: '2026-11-01', endDate: '2026-11-01' },
      { startDate: '2026-10-31', endDate: '2026-11-01' },
    ],
  },
  {
    of: 'the 23-hour day',
    begins: '2026-03-06T06:00:00Z',
    days: [
      { startDate: '2026-03-05', endDate: '2026-03-19' },
      { startDate: '2026-03-08', endDate: '2026-03-08' },
      { startDate: '2026-03-08', endDate: '2026-03-09' },
    ],
  },
  {
    of: 'the end of the year',
    begins: '2025-12-30T06:00:00Z',
    days: [
      { startDate: '2025-12-29', endDate: '2026-01-12' },
      { startDate: '2025-12-31', endDate: '2025-12-31' },
      { startDate: '2025-12-31', endDate: '2026-01-01' },
    ],
  },
]

async function openServers(begins: string, seed: number) {
  let now = new Date(begins)
  const clock = () => now
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
    return now
  }
  const shop = await openTestShop({ people: true, deps: { clock, measuring: createMeasuring(clock) } })
  const other = shop.secondServer({ measuring: createMeasuring(clock) })
  const happened = await runServers([shop.services, other], { seed, pass, log: shop.deps.log })
  const users = (['super', 'counter', 'buyer', 'owner', 'stranger'] as const).map((name) => ({
    id: shop.ids[name],
    staff: name === 'super' || name === 'counter',
  }))
  const sessions = await addSessions(shop.db, { seed, now, users })
  const plainStore: ReferenceLog = { ...happened, sessions }
  return { shop, plainStore, clock, pass }
}

/** A mean is shown with one decimal: at most 0.05 off, and a hair more, since the order of adding differs. */
const near = (mean: number | null) => (mean === null ? null : expect.closeTo(mean, 0.99))

function expectP95(shown: number | null, expected: ReturnType<typeof referenceP95>): void {
  if (!expected || shown === null) {
    expect(shown).toBe(expected)
    return
  }
  expect(shown).toBeCloseTo(expected.shown, 0)
  // The estimate must lie within the same two steps as the exact percentile.
  expect(shown).toBeGreaterThanOrEqual(expected.from)
  expect(shown).toBeLessThanOrEqual(expected.to)
}

type Opened = Awaited<ReturnType<typeof openServers>>

async function expectDaysFigures({ shop, plainStore, clock }: Opened, days: ReferenceDays): Promise<void> {
  const { operations } = shop.services
  const plain = referenceOperations(plainStore, timeZone)

  const { responseTimeMs, avgProcessingTimeMs, ...overview } = plain.overview(days, clock())
  const { systemHealth, performance, alerts } = await operations.overview(days)
  expect({ ...systemHealth, ...performance, ...alerts }).toMatchObject({
    ...overview,
    responseTimeMs: near(responseTimeMs),
    avgProcessingTimeMs: near(avgProcessingTimeMs),
  })

  const expected = plain.performance(days)
  const api = await operations.apiPerformance(days)
  expect(api.overview).toEqual({
    totalRequests: expected.totalRequests,
    avgResponseTimeMs: near(expected.avgResponseTimeMs),
    overallSuccessRate: expected.overallSuccessRate,
  })
  expect(api.endpoints.map(({ p95ResponseTimeMs: _p95, ...endpoint }) => endpoint)).toEqual(
    expected.endpoints.map(({ p95: _p95, ...endpoint }) => ({
      ...endpoint,
      avgResponseTimeMs: near(endpoint.avgResponseTimeMs),
    })),
  )
  for (const [at, { p95 }] of expected.endpoints.entries()) {
    expectP95(api.endpoints[at]?.p95ResponseTimeMs ?? null, p95)
  }
  expect(api.slowEndpoints).toEqual(
    api.endpoints
      .filter(({ p95ResponseTimeMs }) => p95ResponseTimeMs > 500)
      .toSorted((a, b) => b.p95ResponseTimeMs - a.p95ResponseTimeMs),
  )

  const { avgSessionMinutes, ...users } = plain.users(days, clock())
  expect(await operations.userSessions(days)).toMatchObject({
    ...users,
    avgSessionMinutes: near(avgSessionMinutes),
  })

  const { recentErrors, range: _range, ...errors } = await operations.errorTracking(days)
  expect({ ...errors, recentErrors: recentErrors.map(({ id: _id, ...error }) => error) }).toEqual(
    plain.errors(days),
  )

  const { avgQueryTimeMs, p95, ...database } = plain.database(days)
  const insights = await operations.databaseInsights(days)
  expect(insights).toMatchObject({ ...database, avgQueryTimeMs: near(avgQueryTimeMs) })
  expectP95(insights.p95QueryTimeMs, p95)
}

async function expectFigures(opened: Opened, ranges: readonly ReferenceDays[]): Promise<void> {
  const { shop, plainStore, clock } = opened
  for (const days of ranges) await expectDaysFigures(opened, days)
  const { errorMetrics } = await shop.services.operations.systemHealth({})
  expect(errorMetrics).toEqual(referenceOperations(plainStore, timeZone).health(clock()))
}

/** The stored counts of each minute or hour in which there were answers. */
async function expectGrain({ shop, plainStore }: Opened, grain: MeasureGrain, lengthMs: number) {
  const startOf = (at: Date) => Math.floor(at.getTime() / lengthMs) * lengthMs
  const slots = Map.groupBy(plainStore.answers, ({ at }) => startOf(at))
  for (const [slot, answers] of [...slots].slice(-times(20, 200))) {
    const within = { from: new Date(slot), before: new Date(slot + lengthMs) }
    const stored = (await listMeasurements(shop.db.read, grain, within)).filter(
      ({ method }) => method !== 'ALL' && method !== 'SQL',
    )
    const counts = stored.map(({ endpoint, method, requests, failures }) => [
      `${endpoint} ${method} ${requests} ${failures}`,
    ])
    const expected = [...Map.groupBy(answers, ({ endpoint, method }) => `${endpoint} ${method}`)].map(
      ([name, its]) => [`${name} ${its.length} ${its.filter(({ failed }) => failed).length}`],
    )
    expect(counts.toSorted()).toEqual(expected.toSorted())
  }
}

const seeds = full ? Array.from({ length: 20 }, (_, at) => at) : [1]

it.each(periods.flatMap((period) => seeds.map((seed) => ({ ...period, seed }))))(
  'figures from two servers around $of match a plain calculation while retained, seed $seed',
  { timeout: 60_000 },
  async ({ begins, days, seed }) => {
    const opened = await openServers(begins, seed)
    const { shop, pass } = opened
    await using _ = shop
    await expectGrain(opened, 'minute', 60_000)
    await expectGrain(opened, 'hour', hourMs)
    await expectFigures(opened, days)

    // Only the last day stays by minute.
    pass(25 * hourMs)
    await shop.services.measurements.deleteExpired()
    await expectFigures(opened, days.slice(0, 1))
    const ever = { from: new Date(0), before: new Date(9e12) }
    expect(await listMeasurements(shop.db.read, 'minute', ever)).toEqual([])
    await expectGrain(opened, 'hour', hourMs)

    pass(31 * 24 * hourMs)
    await shop.services.measurements.deleteExpired()
    const forgotten = {
      ...opened,
      plainStore: { ...opened.plainStore, answers: [], statements: [], errors: [] },
    }
    await expectFigures(forgotten, days.slice(0, 1))
  },
)

it('measurements that could not be stored are stored by the next flush', async () => {
  let isAway = true
  await using shop = await openTestShop({
    db: (db) => ({
      ...db,
      transaction: (work) => (isAway ? Promise.reject(new Error('away')) : db.transaction(work)),
    }),
  })
  const { measuring, measurements, operations } = shop.services
  const log = measuring.counting(shop.deps.log)
  const happen = () => {
    measuring.addCall({ method: 'GET', endpoint: '/api/parts', ms: 3, status: 500 })
    log.error({ err: new TypeError('x'), job: 'a job' }, 'A job failed.')
  }
  happen()
  await expect(measurements.flush()).rejects.toThrow('away')
  happen()
  isAway = false
  await measurements.flush()
  await measurements.flush()
  const month = { startDate: '2026-11-01', endDate: '2026-11-30' }
  expect((await operations.apiPerformance(month)).endpoints).toMatchObject([{ requests: 2, successRate: 0 }])
  const errors = await operations.errorTracking(month)
  expect(errors).toMatchObject({ totalErrors: 2, errorTypes: [{ count: 2 }] })
  expect(errors.recentErrors).toHaveLength(2)
})

it('errors beyond the number stored individually are still counted', async () => {
  await using shop = await openTestShop()
  const { measuring, measurements, operations } = shop.services
  const log = measuring.counting(shop.deps.log)
  for (let no = 0; no < 1000; no++) log.error({ err: new TypeError('x'), requestId: `r${no}` }, 'It failed.')
  await measurements.flush()
  const month = { startDate: '2026-11-01', endDate: '2026-11-30' }
  expect(await operations.errorTracking(month)).toMatchObject({ totalErrors: 1000, criticalErrors: 1000 })
})
