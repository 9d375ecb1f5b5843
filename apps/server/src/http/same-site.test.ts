import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { viewerOf } from '../testing/viewer-of.ts'

const buyer = emailOf('buyer')
const people = 'with passwords' as const

describe('a request from another site', () => {
  it.each([
    ['declares itself cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['comes from a sibling host', { 'Sec-Fetch-Site': 'same-site' }],
    ['has another origin', { Origin: 'https://evil.example' }],
    ['hides its origin', { Origin: 'null' }],
  ])('changes nothing when it %s', async (_name, headers) => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.signIn(buyer, testPassword)
    const cookie = `mullion.session_token=${page.jar.get('mullion.session_token')}`
    const json = { 'Content-Type': 'application/json' }
    for (const path of ['/trpc/accounts.session.signOut', '/api/users/forgotPassword']) {
      const answer = await shop.post(path, { email: buyer }, { ...json, ...headers, Cookie: cookie })
      expect(answer.status, path).toBe(403)
    }
    expect((await viewerOf(page))?.user.email).toBe(buyer)
  })

  it('cannot sign a user out through a link', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.signIn(buyer, testPassword)
    const link = await page.send('/api/users/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(link.status).toBe(403)
    expect((await viewerOf(page))?.user.email).toBe(buyer)
    expect(await (await page.get('/api/users/logout')).json()).toEqual({ ok: true })
    expect(await viewerOf(page)).toBeNull()
  })
})

describe('a request from this site', () => {
  it.each([
    ['comes from the store’s own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }],
    ['comes from no page at all', { 'Sec-Fetch-Site': 'none' }],
    ['has only the store’s origin, as from an old browser', { Origin: 'http://localhost' }],
    ['has neither, as from a program', {}],
  ])('changes something when it %s', async (_name, headers: Record<string, string>) => {
    await using shop = await openTestApp({ people })
    const page = shop.browser(headers)
    await page.signIn(buyer, testPassword)
    expect((await viewerOf(page))?.user.email).toBe(buyer)
    expect((await page.post('/api/users/forgotPassword', { email: buyer })).status).toBe(200)
    await shop.services.mail.sendDue()
    expect(await shop.mailbox.list()).toMatchObject([{ to: [buyer] }])
    expect((await page.call('accounts.session.signOut')).status).toBe(200)
    expect(await viewerOf(page)).toBeNull()
  })
})
