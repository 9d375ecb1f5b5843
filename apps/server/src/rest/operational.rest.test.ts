import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const days = 'startDate=2026-11-01&endDate=2026-11-30'

interface Endpoint {
  readonly endpoint: string
  readonly method: string
  readonly requests: number
}

interface Answer {
  readonly overview: { readonly totalRequests: number }
  readonly endpoints: readonly Endpoint[]
  readonly alerts: { readonly systemStatus: string }
  readonly database: object
  readonly performance: object
  readonly insights: object
  readonly queryInsights: object
  readonly summary: object
}

async function openOperations(fails: { readonly now: boolean } = { now: false }) {
  const shop = await openTestApp({
    people: 'with passwords',
    db: (db) => ({
      ...db,
      ping: () => (fails.now ? Promise.reject(new Error('away')) : db.ping()),
    }),
  })
  const page = shop.browser()
  await page.signIn(emailOf('super'), testPassword)
  const get = async (path: string) => {
    const response = await page.get(`/api/analytics/operational/${path}?${days}`)
    expect(response.status).toBe(200)
    return (await response.json()) as Answer
  }
  return Object.assign(shop, { page, ask: get })
}

it('requests are measured by procedure or route pattern, regardless of who triggers the flush', async () => {
  await using shop = await openOperations()
  await shop.page.ask('catalog.search', { text: 'hinge' })
  await shop.page.ask('catalog.search', { text: 'hinge' })
  for (const id of [1, 2, 3]) await shop.page.get(`/api/users/details/${id}`)
  await shop.services.measurements.flush()
  await shop.get('/healthz')
  await shop.services.measurements.flush()
  const { overview, endpoints } = await shop.ask('api-performance')
  const of = (name: string) => endpoints.find(({ endpoint }) => endpoint === name)
  expect(of('catalog.search')).toMatchObject({ method: 'QUERY', requests: 2, successRate: 100 })
  expect(of('/api/users/details/:userId')).toMatchObject({ method: 'GET', requests: 3 })
  expect(of('/healthz')).toMatchObject({ requests: 1 })
  expect(endpoints.map(({ method }) => method)).not.toContain('SQL')
  const sum = endpoints.reduce((total, { requests }) => total + requests, 0)
  expect(overview.totalRequests).toBe(sum)
})

it('metrics that cannot be measured or have no formula are null', async () => {
  await using shop = await openOperations()
  expect(await shop.ask('system-health')).toMatchObject({
    server: { uptime: 3600, memoryUsage: { heapUsed: 1_000_000, heapTotal: 2_000_000 } },
    database: { status: 'connected' },
    healthScore: null,
  })
  expect((await shop.ask('user-sessions')).insights).toMatchObject({ userGrowth: null, sessionQuality: null })
  expect((await shop.ask('error-tracking')).summary).toEqual({
    totalErrors: 0,
    errorRate: null,
    criticalErrors: 0,
    resolvedToday: null,
  })
  const database = await shop.ask('database-insights')
  expect(database.performance).toMatchObject({ slowQueries: 0, avgQueryTime: null })
  expect(database.queryInsights).toEqual({ optimizationSuggestions: null })
})

it('reports the database as down while it does not answer', async () => {
  const fails = { now: false }
  await using shop = await openOperations(fails)
  expect((await shop.ask('overview')).alerts.systemStatus).toBe('online')
  fails.now = true
  expect((await shop.ask('overview')).alerts.systemStatus).toBe('database down')
  expect((await shop.ask('system-health')).database).toEqual({ status: 'not answering', responseTime: null })
})

describe.each([
  'overview',
  'system-health',
  'api-performance',
  'user-sessions',
  'error-tracking',
  'database-insights',
])('GET /api/analytics/operational/%s', (path) => {
  it('names the date that is wrong, and says which range its answer is about', async () => {
    await using shop = await openOperations()
    const ask = async (query: string) => {
      const answer = await shop.page.get(`/api/analytics/operational/${path}${query}`)
      return { status: answer.status, ...((await answer.json()) as { fields?: object; range?: object }) }
    }
    const wrong = async (query: string) => {
      const { status, fields } = await ask(query)
      return [status, Object.keys(fields ?? {})]
    }
    expect(await wrong('?startDate=2026-13-01&endDate=2026-11-20')).toEqual([400, ['startDate']])
    expect(await wrong('?startDate=2026-11-01&endDate=yesterday')).toEqual([400, ['endDate']])
    expect(await wrong('?startDate=2026-11-20&endDate=2026-11-01')).toEqual([400, ['startDate']])
    expect(await wrong('?endDate=2026-11-01')).toEqual([400, ['startDate']])
    expect(await ask('?startDate=2026-11-01&endDate=2026-11-02')).toMatchObject({
      range: { startDate: '2026-11-01T04:00:00.000Z', endDate: '2026-11-03T05:00:00.000Z' },
    })
    expect(await ask('')).toMatchObject({
      range: { startDate: '2026-11-19T15:00:00.000Z', endDate: '2026-11-20T15:00:00.001Z' },
    })
  })
})

it('without dates, figures count the last 24 hours and nothing before', async () => {
  await using shop = await openOperations()
  const total = async () => {
    const answer = await shop.page.get('/api/analytics/operational/api-performance')
    const { endpoints } = (await answer.json()) as Answer
    return endpoints.find(({ endpoint }) => endpoint === 'catalog.search')?.requests ?? 0
  }
  await shop.page.ask('catalog.search', { text: 'hinge' })
  await shop.services.measurements.flush()
  expect(await total()).toBe(1)
  shop.pass(26 * 3_600_000)
  const again = shop.browser()
  await again.signIn(emailOf('super'), testPassword)
  const later = await again.get('/api/analytics/operational/api-performance')
  const { endpoints } = (await later.json()) as Answer
  expect(endpoints.find(({ endpoint }) => endpoint === 'catalog.search')).toBeUndefined()
})
