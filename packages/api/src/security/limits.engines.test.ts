import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { spendPuzzles } from './limits.ts'

const outcome = (use: Promise<void>) =>
  use.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

describe('a rate limit', () => {
  it('allows a set number of uses per subject until its window ends', async () => {
    await using shop = await openTestShop()
    const { limits } = shop.services
    const outcomes: string[] = []
    for (let at = 0; at < 4; at += 1) outcomes.push(await outcome(limits.consume('forgot-account', 'pat')))
    expect(outcomes).toEqual(['taken', 'taken', 'taken', 'limits.too_many'])
    expect(await outcome(limits.consume('forgot-account', 'sam'))).toBe('taken')
    expect(await outcome(limits.consume('forgot-address', 'pat'))).toBe('taken')
    shop.pass(15 * 60_000 - 1)
    expect(await outcome(limits.consume('forgot-account', 'pat'))).toBe('limits.too_many')
    shop.pass(1)
    expect(await outcome(limits.consume('forgot-account', 'pat'))).toBe('taken')
  })

  it('discards counts from a clock that ran ahead, once the clock is corrected', async () => {
    await using shop = await openTestShop()
    const { limits } = shop.services
    const day = 24 * 60 * 60_000
    shop.pass(day)
    for (let at = 0; at < 4; at += 1) await limits.allows('forgot-account', 'pat')
    expect(await outcome(limits.consume('forgot-account', 'pat'))).toBe('limits.too_many')
    shop.pass(-day)
    expect(await limits.add('forgot-account', 'pat', 0)).toMatchObject({ before: 0 })
    expect(await outcome(limits.consume('forgot-account', 'pat'))).toBe('taken')
  })

  it('is not reset by a server whose clock is 30 seconds behind', async () => {
    await using shop = await openTestShop()
    const { limits } = shop.services
    for (let at = 0; at < 3; at += 1) await limits.consume('forgot-account', 'pat')
    shop.pass(-30_000)
    expect(await outcome(limits.consume('forgot-account', 'pat'))).toBe('limits.too_many')
  })

  it('accepts a solved puzzle once across two servers', async () => {
    await using shop = await openTestShop()
    const servers = [1, 2].map(() => spendPuzzles({ db: shop.db, clock: shop.clock }))
    expect(await Promise.all(servers.map((spend) => spend('nonce')))).toEqual(
      expect.arrayContaining([true, false]),
    )
  })

  it('says how long to wait', async () => {
    await using shop = await openTestShop()
    const { limits } = shop.services
    for (let at = 0; at < 3; at += 1) await limits.consume('forgot-account', 'pat')
    shop.pass(10 * 60_000)
    await expect(limits.consume('forgot-account', 'pat')).rejects.toMatchObject({
      kind: 'limited',
      message: 'Too many attempts. Try again in 5 minutes.',
      details: { retryAfterSeconds: 300 },
    })
  })

  it('holds for concurrent uses on two servers', async () => {
    await using shop = await openTestShop()
    const servers = [shop.services.limits, shop.secondServer().limits]
    const uses = Array.from({ length: 10 }, (_, at) =>
      outcome((servers[at % 2] ?? shop.services.limits).consume('forgot-account', 'pat')),
    )
    const outcomes = await Promise.all(uses)
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(3)
  })

  it('answers true or false when checked, and a failed write does not use it up', async () => {
    let broken = false
    await using shop = await openTestShop({
      db: (db) => ({
        ...db,
        transaction: (work) =>
          broken ? Promise.reject(new Error('The disk is full.')) : db.transaction(work),
      }),
    })
    const { limits } = shop.services
    broken = true
    await expect(limits.allows('used-code', 'pat')).rejects.toThrow('The disk is full.')
    broken = false
    expect(await limits.allows('used-code', 'pat')).toBe(true)
    expect(await limits.allows('used-code', 'pat')).toBe(false)
  })

  it('can be refunded, and expired counts are deleted', async () => {
    const { rateLimits } = await import('@mullion/db/security/security.tables')
    await using shop = await openTestShop()
    const { limits } = shop.services
    for (let at = 0; at < 3; at += 1) await limits.consume('forgot-account', 'pat')
    await limits.refund('forgot-account', 'pat')
    expect(await outcome(limits.consume('forgot-account', 'pat'))).toBe('taken')
    shop.pass(15 * 60_000)
    await limits.deleteExpired()
    expect(await shop.db.read.select().from(rateLimits)).toEqual([])
  })
})
