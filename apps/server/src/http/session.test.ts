import { quoteForm } from '@mullion/api/testing/order-form'
import { describe, expect, it } from 'vitest'
import { cookieOf, openTestApp } from '../testing/open-test-app.ts'

describe("a guest's browser", () => {
  it('gets a key at checkout that scripts cannot read and other sites cannot send', async () => {
    await using shop = await openTestApp()
    const [cookie, ...more] = (await shop.post('/trpc/checkout.quote', quoteForm())).headers.getSetCookie()
    expect(more).toEqual([])
    const [pair, ...attributes] = (cookie ?? '').split('; ')
    expect(pair).toMatch(/^mullion_guest=[A-Za-z0-9_-]{22}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
  })

  it('gets a key sent only over HTTPS in production', async () => {
    await using shop = await openTestApp({ app: { session: { secure: true, trustProxy: false } } })
    const [cookie] = (await shop.get('/trpc/checkout.challenge')).headers.getSetCookie()
    expect(cookie?.split('; ')).toContain('Secure')
  })

  it('gets a key even when its request is refused, and a new one whenever it sends none', async () => {
    await using shop = await openTestApp()
    const refused = await shop.post('/trpc/checkout.quote', {})
    const next = await shop.get('/trpc/checkout.challenge')
    expect(refused.status).toBe(400)
    expect(cookieOf(refused)).not.toBe('')
    expect(cookieOf(next)).not.toBe(cookieOf(refused))
  })

  it('keeps a valid key and has a malformed one replaced', async () => {
    await using shop = await openTestApp()
    const cookie = cookieOf(await shop.get('/trpc/checkout.challenge'))
    expect(cookieOf(await shop.get('/trpc/checkout.challenge', { Cookie: cookie }))).toBe('')
    for (const forged of [
      'mullion_guest=',
      'mullion_guest=short',
      `mullion_guest=${'a'.repeat(23)}`,
      'other=1',
    ]) {
      expect(cookieOf(await shop.get('/trpc/checkout.challenge', { Cookie: forged }))).toMatch(
        /^mullion_guest=/,
      )
    }
  })

  it.each([
    '/api/partsMas/search?searchQuery=hinge',
    '/trpc/catalog.browseCounts',
    '/',
    '/healthz',
    '/images/parts/0100-01.png',
  ])('gets no key from %s', async (path) => {
    await using shop = await openTestApp()
    expect((await shop.get(path)).headers.getSetCookie()).toEqual([])
  })
})
