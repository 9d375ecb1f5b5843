import { maxErrorGroups } from '@mullion/domain/analytics/error-groups'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { createMeasuring } from './measuring.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const noPrice = (partId: number) => new RangeError(`Part ${partId} has no price for pat@example.com`)

/** Servers of a store, each with a release of its own. */
function servers(shop: Shop, ...releases: readonly string[]) {
  return releases.map((release) => {
    const measuring = createMeasuring(shop.clock, { release, idsOf: () => ({ traceId: `trace-${release}` }) })
    const { measurements } = shop.secondServer({ measuring })
    const log = measuring.counting(shop.deps.log)
    return {
      fail: (error: unknown, requestId: string) =>
        log.error({ err: error, requestId }, 'A procedure failed.'),
      log,
      flush: () => measurements.flush(),
    }
  })
}

describe('errors by cause', () => {
  it('are counted across servers, with the first and last of them and nothing of a person', async () => {
    await using shop = await openTestShop({ people: true })
    const [one, two] = servers(shop, '1.0.0', '1.1.0')
    one?.fail(noPrice(1), 'a')
    one?.fail(noPrice(2), 'b')
    shop.pass(60_000)
    two?.fail(noPrice(3), 'c')
    // The later error is stored first.
    await two?.flush()
    await one?.flush()
    const { errorGroups } = (await shop.person('super')).analytics.operational
    const groups = await errorGroups({})
    expect(groups).toMatchObject([
      {
        type: 'RangeError',
        place: 'noPrice, packages/api/src/analytics/error-groups.engines.test.ts',
        message: 'Part … has no price for …',
        ...{ severity: 'critical', count: 3, resolvedAt: null },
        ...{ firstAt: '2026-11-20T15:00:00.000Z', lastAt: '2026-11-20T15:01:00.000Z' },
        ...{ firstRelease: '1.1.0', lastRelease: '1.1.0', lastRequestId: 'c', lastTraceId: 'trace-1.1.0' },
      },
    ])
    expect(JSON.stringify(groups)).not.toContain('pat@')
  })

  it('differ by name, code, place and message; warnings are none of them', async () => {
    await using shop = await openTestShop()
    const [server] = servers(shop, '1.0.0')
    server?.fail(noPrice(1), 'a')
    server?.fail(new TypeError('Part 1 has no price'), 'b')
    server?.fail(Object.assign(new Error('no answer'), { code: 'EPIPE' }), 'c')
    server?.fail(new Error('wrapped', { cause: new Error('no answer') }), 'd')
    server?.log.error({}, 'The sandbox was reset.')
    server?.log.warn({}, 'The server stops.')
    await server?.flush()
    const groups = await shop.services.errorGroups.list({ isResolved: false })
    expect(groups.map(({ type, message }) => `${type}: ${message}`).toSorted()).toEqual([
      'Error EPIPE: no answer',
      'Error: The sandbox was reset.',
      'Error: no answer',
      'RangeError: Part … has no price for …',
      'TypeError: Part … has no price',
    ])
  })

  it('are resolved by one person at a time, audited, and open again when they happen again', async () => {
    await using shop = await openTestShop({ people: true })
    const [server] = servers(shop, '1.0.0')
    server?.fail(noPrice(1), 'a')
    await server?.flush()
    const { errorGroups, markErrorGroup } = (await shop.person('super')).analytics.operational
    const [group] = await errorGroups({})
    const resolve = () => markErrorGroup({ id: group?.id ?? '', isResolved: true })
    shop.pass(1000)
    await resolve()
    await expect(resolve()).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ code: 'analytics.error_group_missing' }) }),
    )
    expect(await errorGroups({})).toEqual([])
    expect(await errorGroups({ isResolved: true })).toMatchObject([
      { resolvedAt: '2026-11-20T15:00:01.000Z' },
    ])
    shop.pass(1000)
    server?.fail(noPrice(2), 'b')
    await server?.flush()
    expect(await errorGroups({})).toMatchObject([{ count: 2, lastRequestId: 'b', resolvedAt: null }])
    const { entries } = await (await shop.person('super')).admin.auditLog.list({ action: 'error_resolved' })
    expect(entries).toMatchObject([{ subject: `error:${group?.id}` }])
  })

  it('are bounded in memory and in the database, where those that happened last stay', async () => {
    await using shop = await openTestShop()
    const [server] = servers(shop, '1.0.0')
    const nameOf = (at: number) => `E_${String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))}`
    for (let at = 0; at < maxErrorGroups + 100; at += 1) {
      for (const requestId of [`${at}`, `${at}-again`])
        server?.fail(Object.assign(new Error('storm'), { code: nameOf(at) }), requestId)
      if (at % 80 === 79) {
        await server?.flush()
        shop.pass(10_000)
      }
    }
    for (let at = 0; at < 200; at += 1)
      server?.fail(Object.assign(new Error('second storm'), { code: nameOf(at) }), `second ${at}`)
    await server?.flush()
    const groups = await shop.services.errorGroups.list({ isResolved: false })
    expect(groups).toHaveLength(maxErrorGroups)
    expect(groups.filter(({ message }) => message === 'second storm')).toHaveLength(100)
    expect(groups.some(({ type }) => type === `Error ${nameOf(0)}`)).toBe(true)
    shop.pass(31 * 24 * 3_600_000)
    await shop.services.measurements.deleteExpired()
    expect(await shop.services.errorGroups.list({ isResolved: false })).toEqual([])
  })
})
