import { guest } from '@mullion/domain/accounts/actor'
import { maxErrorGroups } from '@mullion/domain/analytics/error-groups'
import { maxPageErrorGroups, type PageErrorInput } from '@mullion/domain/analytics/page-errors'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const report: PageErrorInput = {
  kind: 'uncaught',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading cents)',
  frames: [{ name: 'priceOf', file: 'part-detail-Bq3x_9Zk.js', line: 1, column: 5123 }],
  release: '0.2.0',
}

describe('errors that browsers report', () => {
  it('are grouped by cause beside those of servers, with count, times, releases and the last stack', async () => {
    await using shop = await openTestShop({ people: true })
    const guest = shop.guest().analytics.operational
    await guest.reportPageError(report)
    shop.pass(60_000)
    const frames = [{ name: 'b', file: 'part-detail-Cafe1234.js', line: 2, column: 3 }]
    await guest.reportPageError({ ...report, kind: 'boundary', frames, release: '0.3.0' })
    const log = shop.services.measuring.counting(shop.deps.log)
    log.error({ err: new RangeError('no price'), requestId: 'a' }, 'A procedure failed.')
    await shop.services.measurements.flush()
    const groups = await (await shop.person('super')).analytics.operational.errorGroups({})
    expect(groups.find(({ inBrowser }) => inBrowser)).toMatchObject({
      ...{ type: 'TypeError', place: 'part-detail.js', count: 2, severity: 'critical' },
      ...{ firstAt: '2026-11-20T15:00:00.000Z', lastAt: '2026-11-20T15:01:00.000Z' },
      ...{ firstRelease: '0.2.0', lastRelease: '0.3.0', lastStack: 'b part-detail-Cafe1234.js:2:3' },
    })
    expect(groups.find(({ inBrowser }) => !inBrowser)).toMatchObject({ type: 'RangeError', lastStack: null })
  })

  it('are stored without what someone typed', async () => {
    await using shop = await openTestShop()
    const message = 'No part "10-secret" for pat@arctic.example: token mul_abcdef'
    await shop.guest().analytics.operational.reportPageError({ ...report, message })
    const [group] = await shop.services.errorGroups.list({ isResolved: false })
    expect(group?.message).toBe('No part … for …')
  })

  it('are limited by IP address and in all', async () => {
    await using shop = await openTestShop()
    const from = (ipAddress: string) => guest('guest-one-session-key0', ipAddress)
    const { reportPageError } = shop.services.errorGroups
    for (let at = 0; at < 20; at += 1) await reportPageError(from('203.0.113.1'), report)
    await expect(reportPageError(from('203.0.113.1'), report)).rejects.toMatchObject({ kind: 'limited' })
    for (let at = 20; at < 600; at += 1) await reportPageError(from(`198.51.100.${at}`), report)
    await expect(reportPageError(from('192.0.2.1'), report)).rejects.toMatchObject({ kind: 'limited' })
    expect(await shop.services.errorGroups.list({ isResolved: false })).toMatchObject([{ count: 600 }])
  })

  it('are bounded, and displace no error of a server', async () => {
    await using shop = await openTestShop()
    const log = shop.services.measuring.counting(shop.deps.log)
    log.error({ err: new RangeError('no price'), requestId: 'a' }, 'A procedure failed.')
    await shop.services.measurements.flush()
    for (let at = 0; at < maxPageErrorGroups + 20; at += 1) {
      shop.pass(60_000)
      const name = `Error_${String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))}`
      await shop.guest().analytics.operational.reportPageError({ ...report, name })
    }
    const groups = await shop.services.errorGroups.list({ isResolved: false })
    const inBrowsers = groups.filter(({ inBrowser }) => inBrowser)
    expect([inBrowsers.length, groups.length]).toEqual([maxPageErrorGroups, maxPageErrorGroups + 1])
    expect(inBrowsers.map(({ type }) => type)).not.toContain('Error_AA')
    expect(maxErrorGroups).toBeGreaterThan(maxPageErrorGroups)
  })
})
