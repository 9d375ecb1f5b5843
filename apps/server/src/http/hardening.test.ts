import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { hinges, openTestApp } from '../testing/open-test-app.ts'
import { loggedPath } from './request.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const cartKey = 'BKlviw_7D3BTE-q9okSF3PO-K32FMENM'

function lines() {
  const written: { facts: Record<string, unknown>; message: string }[] = []
  const record = (facts: object, message: string) =>
    void written.push({ facts: facts as Record<string, unknown>, message })
  return { written, log: { info: record, warn: record, error: record } }
}

describe('malformed input', () => {
  it.each([
    '/trpc/%ff%fe',
    '/trpc/a=%',
    '/api/saved-carts/%',
    '/%ff',
    '/%',
    '/a%2',
    '/assets/%c0%ae%c0%ae/x.js',
    '/images/%ff',
    '/images/parts/%ff.png',
    '/images/reference/%e0%a4.png',
    '/mailbox/%ff',
    '/healthz/%ff',
  ])('answers 400 to invalid percent-encoding in the path: %s', async (path) => {
    const { written, log } = lines()
    await using shop = await openTestApp({ app: { log } })
    const answer = await shop.get(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('not encoded') })
    expect(written[0]).toEqual({
      message: 'A request URL has invalid percent-encoding.',
      facts: expect.objectContaining({ method: 'GET', requestId: expect.any(String) }),
    })
    expect(written.slice(1).every(({ message }) => message === 'Answered.')).toBe(true)
  })

  it.each(['/?s=%ff', '/?s=%', '/?%ff=%ff&part=%', '/?part=%00'])(
    'is ignored in a page’s query string: %s',
    async (path) => {
      await using shop = await openTestApp()
      expect((await shop.get(path)).status).toBeLessThan(500)
      expect(shop.logged).toEqual([])
    },
  )

  it.each([
    ['/api/addresses', `{"userId":${nested(10_000)}}`],
    ['/api/ebiz/get-customer', `{"user":{"id":${nested(10_000)}}}`],
    ['/api/users/login', `{"login":${nested(33)}}`],
  ])('answers 400 when %s receives too deeply nested JSON', async (path, body) => {
    const { written, log } = lines()
    await using shop = await openTestApp({ app: { log } })
    const answer = await shop.post(path, body)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'The body is nested more than 32 levels deep.' },
    ])
    expect(written.map(({ message, facts }) => [message, facts.status])).toEqual([['Answered.', 400]])
  })

  // Takes minutes if the rest of the text is read again from every quotation mark.
  it('answers 400 to a megabyte of text that never ends', async () => {
    await using shop = await openTestApp()
    const answer = await shop.post('/api/saved-carts', `"${'\\"'.repeat(2 ** 19 - 1)}`)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'The body must be a JSON object.' },
    ])
  })

  it('counts brackets after a text that ends with a backslash or a quotation mark', async () => {
    await using shop = await openTestApp()
    for (const text of ['"\\\\"', '"\\""', '""']) {
      const answer = await shop.post('/api/users/login', `{"login":${text},"password":${nested(33)}}`)
      expect(await answer.json()).toEqual({ message: 'The body is nested more than 32 levels deep.' })
    }
  })

  it('does not include brackets inside strings, and in a procedure is an ordinary 400', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const brackets = await shop.post('/api/users/login', { login: '['.repeat(99), password: '{"\\"[[' })
    expect(brackets.status).toBe(400)
    expect(await brackets.text()).not.toContain('nested')
    const deep = await shop.post('/trpc/accounts.password.forgot', `{"email":${nested(10_000)}}`)
    expect(deep.status).toBe(400)
    expect(shop.logged).toEqual([])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'answers 415 when a documented path receives content type %j',
    async (type) => {
      await using shop = await openTestApp({ people: 'with passwords' })
      const page = shop.browser({ 'Content-Type': type })
      const answer = await shop.post('/api/users/login', { login: 'a@b.example' }, { 'Content-Type': type })
      expect(answer.status).toBe(415)
      expect(await page.get('/healthz')).toMatchObject({ status: 200 })
      const charset = { 'Content-Type': 'Application/JSON; charset=utf-8' }
      const body = { login: emailOf('buyer'), password: testPassword }
      expect((await shop.post('/api/users/login', body, charset)).status).toBe(200)
    },
  )
})

describe('the log', () => {
  it('redacts link keys in paths', async () => {
    const { written, log } = lines()
    await using shop = await openTestApp({ app: { log } })
    await shop.get(`/api/saved-carts/${cartKey}`)
    expect(written[0]?.facts).toMatchObject({ path: '/api/saved-carts/(left out)', status: 404 })
    expect(JSON.stringify(written)).not.toContain(cartKey)
  })

  it.each([
    '/api/ebiz/delete-customer-payment-method',
    '/trpc/catalog.search,catalog.searchCounts',
    '/api/addresses/17',
  ])('keeps paths without keys as they are: %s', (path) => {
    expect(loggedPath(path)).toBe(path)
  })
})

describe('response headers', () => {
  it.each(['/', '/healthz', '/api/nothing', '/trpc/catalog.browse', '/images/parts/9999-01.png', '/mailbox'])(
    'prevent content sniffing and require HTTPS: %s',
    async (path) => {
      await using shop = await openTestApp({
        parts: hinges,
        app: { session: { secure: true, trustProxy: false } },
      })
      const { headers } = await shop.get(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    },
  )

  it('omit HSTS when the store is not served over HTTPS', async () => {
    await using shop = await openTestApp()
    expect((await shop.get('/healthz')).headers.has('Strict-Transport-Security')).toBe(false)
  })

  it('keep the mailbox out of caches and stop its messages from running scripts', async () => {
    await using shop = await openTestApp()
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }
    const { headers, status } = await shop.app.request('/mailbox', {}, here)
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
})

describe('the Host header', () => {
  const ask = (shop: Awaited<ReturnType<typeof openTestApp>>, host: string, path = '/api/nothing') =>
    shop.get(path, { Host: host, Origin: `http://${host}` })

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'parts.example.evil.example:3000',
  ])('is refused as %s, which could be DNS rebinding', async (host) => {
    await using shop = await openTestApp({ app: { siteHost: 'parts.example' } })
    expect((await ask(shop, host)).status).toBe(421)
    expect((await ask(shop, host, '/')).status).toBe(421)
    expect((await ask(shop, host, '/healthz')).status).toBe(200)
  })

  it.each([
    'parts.example',
    'PARTS.example:8443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '10.0.0.5',
    'shop.localhost',
  ])('is accepted as %s', async (host) => {
    await using shop = await openTestApp({ app: { siteHost: 'parts.example' } })
    expect((await ask(shop, host)).status).toBe(404)
  })
})

describe('signing in again', () => {
  it('ends the browser’s earlier session and no other', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const [page, other] = [shop.browser(), shop.browser()] as const
    await other.signIn(emailOf('buyer'), testPassword)
    await page.signIn(emailOf('buyer'), testPassword)
    const earlier = [...page.jar].map((pair) => pair.join('=')).join('; ')
    await page.signIn(emailOf('owner'), testPassword)
    const asEarlier = await shop.get('/trpc/accounts.session.viewer', { Cookie: earlier })
    expect(await asEarlier.json()).toEqual({ result: { data: null } })
    const asOther = await other.ask('accounts.session.viewer')
    expect(await asOther.json()).toMatchObject({ result: { data: { user: { email: emailOf('buyer') } } } })
  })
})
