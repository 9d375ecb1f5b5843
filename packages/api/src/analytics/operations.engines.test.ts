import { DatabaseUnavailable } from '@mullion/db/database-unavailable'
import { percentileMs } from '@mullion/domain/analytics/latency'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { createMeasurementsService } from './measurements.service.ts'
import { createMeasuring } from './measuring.ts'

const month = { startDate: '2026-10-01', endDate: '2026-12-31' }

it('SQL statements are measured separately from requests', async () => {
  await using shop = await openTestShop()
  const { measuring, measurements, operations } = shop.services
  for (const ms of [1, 1, 1, 501, 800]) measuring.statement(ms)
  await measurements.flush()
  expect(await operations.databaseInsights(month)).toMatchObject({
    queries: 5,
    slowQueries: 2,
    avgQueryTimeMs: 260.8,
  })
  expect((await operations.overview(month)).performance.avgProcessingTimeMs).toBeNull()
})

it('errors are counted by type and severity, once per request, without user input', async () => {
  await using shop = await openTestShop()
  const { measuring, measurements, operations } = shop.services
  const log = measuring.counting(shop.deps.log)
  const failure = new TypeError('4000100011112224 is no card', { cause: new RangeError('secret') })
  log.error({ err: failure, requestId: 'a' }, 'A procedure failed.')
  log.error({ err: failure, requestId: 'a' }, 'A request failed.')
  log.error({ err: failure, requestId: 'b' }, 'A procedure failed.')
  log.error({ err: failure, job: 'send mail' }, 'A job failed.')
  log.warn({}, 'Requests were cut off because the server had to stop.')
  log.info({}, 'Answered.')
  await measurements.flush()
  const errors = await operations.errorTracking(month)
  expect(errors).toMatchObject({ totalErrors: 4, criticalErrors: 2 })
  expect(errors.errorTypes).toEqual([
    { type: 'RangeError', severity: 'critical', count: 2, lastOccurred: '2026-11-20T15:00:00.000Z' },
    { type: 'Error', severity: 'warning', count: 1, lastOccurred: '2026-11-20T15:00:00.000Z' },
    { type: 'RangeError', severity: 'error', count: 1, lastOccurred: '2026-11-20T15:00:00.000Z' },
  ])
  expect(errors.recentErrors.map(({ message }) => message)).toEqual([
    'Requests were cut off because the server had to stop.',
    'A job failed.',
    'A procedure failed.',
    'A procedure failed.',
  ])
  expect(JSON.stringify(errors)).not.toMatch(/secret|4000/)
  expect((await operations.systemHealth({})).errorMetrics.recentErrors).toBe(4)
})

it('a server that flushes late does not make errors look older', async () => {
  await using shop = await openTestShop()
  const late = shop.secondServer({ measuring: createMeasuring(shop.clock) })
  late.measuring.counting(shop.deps.log).warn({}, 'First.')
  shop.pass(60_000)
  shop.services.measuring.counting(shop.deps.log).warn({}, 'Second.')
  await shop.services.measurements.flush()
  await late.measurements.flush()
  const { errorTypes, recentErrors } = await shop.services.operations.errorTracking(month)
  expect(errorTypes).toMatchObject([{ count: 2, lastOccurred: '2026-11-20T15:01:00.000Z' }])
  expect(recentErrors.map(({ message }) => message)).toEqual(['Second.', 'First.'])
})

it.each([
  ['a commit whose answer is lost', true],
  ['a transaction that fails', false],
])('%s counts its measurements once, and newer ones follow', async (_title, commits) => {
  await using shop = await openTestShop()
  const { measuring, operations } = shop.services
  let lost = true
  const db: typeof shop.db = {
    ...shop.db,
    async transaction(work) {
      if (!lost) return shop.db.transaction(work)
      lost = false
      if (commits) await shop.db.transaction(work)
      throw new DatabaseUnavailable(new Error('Connection terminated unexpectedly'))
    },
  }
  const { clock } = shop
  const measurements = createMeasurementsService({ db, clock, measuring, storeInfo: shop.deps.storeInfo })
  const answer = () => measuring.addCall({ method: 'GET', endpoint: '/', ms: 3, status: 200 })
  answer()
  measuring.counting(shop.deps.log).warn({}, 'First.')
  await expect(measurements.flush()).rejects.toThrow(DatabaseUnavailable)
  answer()
  await measurements.flush()
  await measurements.flush()
  expect((await operations.apiPerformance(month)).overview.totalRequests).toBe(2)
  expect((await operations.errorTracking(month)).totalErrors).toBe(1)
})

it('users are counted by when they were last seen', async () => {
  await using shop = await openTestShop({ people: 'with passwords' })
  const signIn = async (name: 'buyer' | 'admin') => {
    const exchange = { headers: new Headers(), answer: new Headers() }
    const { emailOf, testPassword } = await import('../testing/people.ts')
    await shop.services.sessions.signIn(
      exchange,
      { login: emailOf(name), password: testPassword, rememberMe: false },
      '203.0.113.7',
    )
  }
  await signIn('buyer')
  await signIn('buyer')
  await signIn('admin')
  const sessions = await shop.services.operations.userSessions(month)
  expect(sessions).toMatchObject({ activeUsers: 2, dailyActiveUsers: 2, adminUsers: 1, regularUsers: 1 })
})

it('memory is bounded however many endpoints are requested', async () => {
  await using shop = await openTestShop()
  const { measuring } = shop.services
  for (let at = 0; at < 20_000; at++) {
    measuring.addCall({ method: 'GET', endpoint: `/${at}`, ms: 1, status: 200 })
  }
  const { requests } = measuring.take()
  expect(requests.length).toBe(5000)
  expect(percentileMs(requests[0]?.histogram ?? [], 0.95)).toBeCloseTo(1, 0)
})
