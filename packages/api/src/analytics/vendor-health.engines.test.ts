import { mailMessages } from '@mullion/db/mail/mail.tables'
import { probeFailedCode, type Vendor } from '@mullion/domain/analytics/vendor-health'
import type { VendorFailure } from '@mullion/integrations/vendor-health'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { createVendorCalls } from './vendor-calls.ts'

const minute = 60_000
const ups: Vendor = { subject: 'parcel-rates', adapter: 'UPS', builtIn: false }
const silence: VendorFailure = { kind: 'no_answer', code: 'ECONNREFUSED' }

/** Three servers on one store, each with a count of its own. */
async function threeServers() {
  const shop = await openTestShop({ people: true })
  const startServer = () => {
    const vendorCalls = createVendorCalls(shop.clock)
    vendorCalls.register(ups)
    const { vendorHealth } = shop.secondServer({ vendorCalls })
    return {
      vendorCalls,
      vendorHealth,
      call: (failure: VendorFailure | null, ms = 3, openForMs?: number) =>
        vendorCalls.add(ups, { ms, failure, openForMs }),
    }
  }
  const servers = [startServer(), startServer(), startServer()] as const
  return {
    shop,
    servers,
    startServer,
    /** What the jobs of all servers do, at the same time. */
    async work(those: readonly ReturnType<typeof startServer>[] = servers) {
      for (const { vendorHealth } of those) await vendorHealth.flush()
      await Promise.all(those.map(({ vendorHealth }) => vendorHealth.watch()))
    },
    mails: async () => (await shop.db.read.select().from(mailMessages)).map(({ subject }) => subject),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

describe('figures of a vendor', () => {
  it('add up over servers, minutes and restarts', async () => {
    await using store = await threeServers()
    const [a, b] = store.servers
    a.call(null, 3)
    a.call({ kind: 'refused', code: 'HTTP 401' }, 40)
    store.shop.pass(minute)
    b.call(silence, 4000, 30_000)
    b.call({ kind: 'error', code: 'HTTP 503' }, 8)
    await store.work()
    const restarted = store.startServer()
    expect((await restarted.vendorHealth.figures({})).vendors).toEqual([
      {
        ...{ subject: 'parcel-rates', adapter: 'UPS', state: 'failing', circuit: 'open', calls: 4 },
        since: '2026-11-20T15:01:00.000Z',
        failures: { no_answer: 1, refused: 1, error: 1 },
        p95Ms: 4400,
        lastAnswerAt: '2026-11-20T15:00:00.000Z',
        lastError: { code: 'HTTP 503', kind: 'error', at: '2026-11-20T15:01:00.000Z' },
      },
    ])
    const today = { startDate: '2026-11-20', endDate: '2026-11-20' }
    expect((await restarted.vendorHealth.figures(today)).vendors).toMatchObject([{ calls: 4 }])
  })

  it('are zero for a vendor that was never called, and read by analysts only', async () => {
    await using store = await threeServers()
    expect((await store.servers[0].vendorHealth.figures({})).vendors).toMatchObject([
      { state: 'in_use', since: null, circuit: 'closed', calls: 0, p95Ms: null, lastError: null },
    ])
    const analyst = await store.shop.person('super')
    expect((await analyst.analytics.operational.vendors({})).vendors).toEqual([])
  })

  it('are kept for thirty days', async () => {
    await using store = await threeServers()
    const [{ call, vendorHealth }] = store.servers
    call(null)
    await vendorHealth.flush()
    store.shop.pass(31 * 24 * 60 * minute)
    await vendorHealth.deleteExpired()
    const then = { startDate: '2026-11-20', endDate: '2026-11-20' }
    expect((await vendorHealth.figures(then)).vendors).toMatchObject([{ calls: 0 }])
  })
})

describe('an outage', () => {
  it('brings one mail when it has lasted five minutes and one when it is over, whoever restarts', async () => {
    await using store = await threeServers()
    for (let passed = 0; passed < 8; passed++) {
      for (const { call } of store.servers) call(silence)
      await store.work([...store.servers, store.startServer()])
      store.shop.pass(minute)
    }
    expect(await store.mails()).toEqual(['Parcel rates (UPS) is down'])
    const [{ vendorHealth }] = store.servers
    expect((await vendorHealth.figures({})).vendors).toMatchObject([
      { state: 'down', since: '2026-11-20T15:00:00.000Z' },
    ])
    for (let passed = 0; passed < 8; passed++) {
      for (const { call } of store.servers) call(null)
      await store.work([...store.servers, store.startServer()])
      store.shop.pass(minute)
    }
    expect(await store.mails()).toEqual(['Parcel rates (UPS) is down', 'Parcel rates (UPS) is back'])
  })

  it('is none while one of the servers gets answers', async () => {
    await using store = await threeServers()
    const [a, b] = store.servers
    for (let passed = 0; passed < 10; passed++) {
      a.call(silence)
      store.shop.pass(minute / 2)
      b.call(null)
      store.shop.pass(minute / 2)
      await store.work()
    }
    expect(await store.mails()).toEqual([])
  })

  it('of a vendor that comes and goes brings at most one pair of mails an hour', async () => {
    await using store = await threeServers()
    const [{ call }] = store.servers
    for (let passed = 0; passed < 120; passed++) {
      call(Math.floor(passed / 7) % 2 === 0 ? silence : null)
      await store.work([store.servers[0]])
      store.shop.pass(minute)
    }
    const mails = await store.mails()
    expect(mails.length).toBeLessThanOrEqual(4)
    expect(mails.slice(0, 2)).toEqual(['Parcel rates (UPS) is down', 'Parcel rates (UPS) is back'])
  })

  it('ends by a question when nobody orders, asked once a minute by all servers together', async () => {
    await using store = await threeServers()
    let asked = 0
    for (const { vendorCalls, call } of store.servers) {
      vendorCalls.register(ups, async () => {
        asked += 1
        call(asked < 8 ? silence : null)
      })
    }
    store.servers[0].call(silence)
    for (let passed = 0; passed < 20; passed++) {
      await store.work()
      store.shop.pass(minute)
    }
    expect(await store.mails()).toEqual(['Parcel rates (UPS) is down', 'Parcel rates (UPS) is back'])
    expect(asked).toBe(12)
  })

  it('is told with what still works and what to do, and no more of the error than its code', async () => {
    await using store = await threeServers()
    for (const _each of [1, 2]) {
      store.servers[0].call({ kind: 'refused', code: 'HTTP 401' })
      store.shop.pass(5 * minute)
    }
    await store.work()
    const [mail] = await store.shop.db.read.select().from(mailMessages)
    expect(mail?.recipients).toEqual(['orders@mullion.example'])
    expect(mail?.text).toContain('Collect and third-party shipping still work')
    expect(mail?.text).toContain('Check the credentials')
    expect(mail?.text).toContain('Refused this store (HTTP 401)')
  })

  it('keeps the cause that a real call has shown, although the questions since then found only a problem', async () => {
    await using store = await threeServers()
    const [a, b] = store.servers
    a.call({ kind: 'refused', code: 'HTTP 401' })
    for (let passed = 0; passed < 6; passed++) {
      await store.work()
      store.shop.pass(minute)
      for (const { call } of [a, b]) call({ kind: 'error', code: probeFailedCode })
    }
    await store.work()
    const [mail] = await store.shop.db.read.select().from(mailMessages)
    expect(mail?.text).toContain('Check the credentials')
    expect(mail?.text).toContain('Refused this store (HTTP 401)')
  })
})
