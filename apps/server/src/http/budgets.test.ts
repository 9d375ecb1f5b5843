import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hinges, openTestApp, refusal } from '../testing/open-test-app.ts'

const batchOf = (path: string, inputs: readonly unknown[]) => ({
  path: `/trpc/${inputs.map(() => path).join(',')}?batch=1`,
  body: Object.fromEntries(inputs.map((input, at) => [at, input])),
})
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const many = Array.from({ length: 400 }, (_, at) => ({ id: at + 1, number: `${String(1000 + at)}-01` }))

interface Answered {
  readonly result?: { readonly data: { readonly parts: readonly unknown[] } }
  readonly error?: { readonly data: { readonly appCode: string } }
}

describe('a batch', () => {
  it('returns up to 1,000 rows in total, and refuses the calls beyond that with an error code', async () => {
    await using shop = await openTestApp({ parts: many })
    const { path, body } = batchOf('catalog.browse', times(20, { limit: 400 }))
    const answer = await shop.post(path, body)
    const calls = (await answer.json()) as Answered[]
    expect(calls.map(({ result }) => result?.data.parts.length ?? 0)).toEqual([400, 400, ...times(18, 0)])
    expect(calls.at(-1)?.error?.data.appCode).toBe('limits.too_much_at_once')
    const alone = await shop.query('catalog.browse', { limit: 5000 })
    expect([alone.status, (await refusal(alone)).data.appCode]).toEqual([400, 'limits.too_much_at_once'])
  })

  it('yields to other work between its calls', async () => {
    await using shop = await openTestApp({ parts: many })
    const { path, body } = batchOf('catalog.browse', times(20, { limit: 50 }))
    const slow = structuredClone(body)
    let rounds = 0
    let over = false
    const watch = (async () => {
      for (; !over; rounds += 1) await nextRound()
    })()
    const { search } = shop.services
    const browse = search.browse
    const calls: number[] = []
    Object.assign(search, {
      browse: (...args: Parameters<typeof browse>) => {
        const end = performance.now() + 20
        while (performance.now() < end);
        calls.push(rounds)
        return browse(...args)
      },
    })
    await shop.post(path, slow)
    over = true
    await watch
    // Twenty calls of 20 ms each: no two share a turn of the event loop.
    expect(new Set(calls).size).toBe(20)
  })
})

describe('calls from one IP address', () => {
  // The limit fills up again with time, which stands still here.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

  it('share one limit across batches and documented paths, with Retry-After, without affecting others', async () => {
    await using shop = await openTestApp({
      parts: hinges,
      app: { catalogCallsPerMinute: 9, session: { secure: false, trustProxy: true } },
    })
    const search = `/trpc/catalog.browse?input=${encodeURIComponent(JSON.stringify({ limit: 100 }))}`
    const found = async () => (await shop.app.request(search, from('203.0.113.7'))).status === 200
    let answered = 0
    while (answered < 30 && (await found())) answered += 1
    expect(answered).toBeGreaterThanOrEqual(15)
    const typed = await shop.app.request(search, from('203.0.113.7'))
    const path = await shop.app.request('/api/partsMas/search?searchQuery=hinge', from('203.0.113.7'))
    for (const refused of [typed, path]) {
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await shop.app.request(search, from('203.0.113.8'))).status).toBe(200)
    const batch = batchOf('catalog.browse', times(17, { limit: 50 }))
    const calls = (await (
      await shop.post(batch.path, batch.body, from('203.0.113.9').headers)
    ).json()) as Answered[]
    expect(calls.filter(({ error }) => error?.data.appCode === 'limits.too_many').length).toBeLessThan(2)
    const again = (await (
      await shop.post(batch.path, batch.body, from('203.0.113.9').headers)
    ).json()) as Answered[]
    expect(again.every(({ error }) => error?.data.appCode === 'limits.too_many')).toBe(true)
  })

  it('charge a documented search by the parts it found, not by its default limit of 5,000', async () => {
    await using shop = await openTestApp({ parts: hinges, app: { catalogCallsPerMinute: 20 } })
    const found = async () => (await shop.get('/api/partsMas/search?searchQuery=hinge')).status === 200
    let answered = 0
    while (answered < 40 && (await found())) answered += 1
    expect(answered).toBeGreaterThanOrEqual(15)
    expect(answered).toBeLessThan(40)
  })
})
