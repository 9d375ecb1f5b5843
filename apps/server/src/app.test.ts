import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoteForm } from '@mullion/api/testing/order-form'
import { maskedText } from '@mullion/api/trpc/client-error'
import { DatabaseUnavailable } from '@mullion/db/database-unavailable'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { type AppFacts, openTestApp, type Refusal, refusal } from './testing/open-test-app.ts'

describe('health checks', () => {
  it('report liveness without the database, and readiness with it', async () => {
    await using shop = await openTestApp()
    const [health, readiness] = [await shop.get('/healthz'), await shop.get('/readyz')]
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    expect([readiness.status, await readiness.json()]).toEqual([200, { status: 'ready' }])
  })

  it('report not ready when the database is closed', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-closed-'))
    const db = await openDatabase(engine === 'sqlite' ? `sqlite:${join(dir, 'closed.db')}` : 'pglite:memory')
    await db.close()
    await using shop = await openTestApp({ app: { db } })
    const answer = await shop.get('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: 'not ready' })
    expect((await shop.get('/healthz')).status).toBe(200)
    expect(shop.logged).toHaveLength(1)
    rmSync(dir, { recursive: true, force: true })
  })
})

describe('when the database does not answer', () => {
  const failing = async (): Promise<never> => {
    throw new Error('Failed query', { cause: new DatabaseUnavailable(new Error('connection lost')) })
  }
  const services: AppFacts['services'] = (all) => ({ ...all, search: { ...all.search, search: failing } })
  const noSessions: AppFacts['services'] = (all) => ({
    ...all,
    sessions: { ...all.sessions, signedInBy: failing },
  })
  const cookie = { Cookie: 'mullion.session_token=abc' }

  it.each<[string, AppFacts['services'], Record<string, string>]>([
    ['during a call', services, {}],
    ['during the session lookup', noSessions, cookie],
  ])('the server answers 503 with Retry-After: %s', async (_, facts, headers) => {
    await using shop = await openTestApp({ services: facts })
    const input = encodeURIComponent(JSON.stringify({ text: 'hinge', limit: 12 }))
    const called = await shop.get(`/trpc/catalog.search?input=${input}`, headers)
    const answer = await shop.get('/api/partsMas/search?searchQuery=hinge', headers)
    expect([called.status, called.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await refusal(called)).data.appCode).toBe('store.unavailable')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ message: expect.stringContaining('try again') })
    expect(shop.logged).toHaveLength(2)
  })
})

describe('routing errors', () => {
  it.each([
    '/nowhere',
    '/api/nowhere',
    '/api/partsMas',
    '/api/partsmas/search?searchQuery=hinge',
    '/images/nowhere',
    '/assets/none.js',
    '/.env',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('answer 404 with a message for %s', async (path) => {
    await using shop = await openTestApp()
    const answer = await shop.get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Not found.' })
  })

  it('show browsers the store’s 404 page, and programs JSON', async () => {
    await using shop = await openTestApp()
    const page = await shop.get('/foo/bar', { Accept: 'text/html,*/*' })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const words = await page.text()
    for (const word of ['Page not found', 'Mullion Door Parts', '(800) 555-0142', 'name="s"']) {
      expect(words).toContain(word)
    }
    const path = await shop.get('/api/nowhere', { Accept: 'text/html' })
    expect(await path.json()).toEqual({ message: 'Not found.' })
  })

  it('answer 404 with the request id for an unknown procedure', async () => {
    await using shop = await openTestApp()
    const answer = await shop.query('catalog.nothing', {})
    expect(answer.status).toBe(404)
    expect((await refusal(answer)).data.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answer 405 for a mutation sent as GET', async () => {
    await using shop = await openTestApp()
    expect((await shop.query('checkout.quote', quoteForm())).status).toBe(405)
  })
})

describe('an unexpected error', () => {
  const broken: AppFacts = {
    services: (services) => ({
      ...services,
      search: {
        ...services.search,
        search: () => Promise.reject(new Error('password=hunter2 at /srv/mullion/secret.ts')),
      },
    }),
  }

  it('in a procedure is masked in the answer and logged under the same request id', async () => {
    await using shop = await openTestApp(broken)
    const answer = await shop.query('catalog.search', { text: 'hinge' })
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).not.toMatch(/hunter2|secret\.ts|stack/)
    const { error } = JSON.parse(text) as Refusal
    expect(error.message).toBe(maskedText)
    expect(error.data).toMatchObject({ appCode: null, details: {} })
    expect(shop.logged).toMatchObject([
      { facts: { requestId: error.data.requestId, path: 'catalog.search' } },
    ])
  })

  it('in a REST path is masked and logged once', async () => {
    await using shop = await openTestApp(broken)
    const answer = await shop.get('/api/partsMas/search?searchQuery=hinge')
    expect([answer.status, await answer.json()]).toEqual([500, { message: maskedText }])
    expect(shop.logged).toHaveLength(1)
  })

  it('outside procedures is masked and logged too', async () => {
    const find = () => Promise.reject(new Error('EACCES: /srv/images'))
    await using shop = await openTestApp({ app: { images: { find, findPhoto: find, findReference: find } } })
    const answer = await shop.get('/images/parts/0100-01.png')
    expect([answer.status, await answer.json()]).toEqual([500, { message: maskedText }])
    expect(shop.logged).toMatchObject([{ facts: { path: '/images/parts/0100-01.png' } }])
  })
})

describe('an oversized or malformed body', () => {
  const paths = ['/api/partsMAS/fetchParts', '/trpc/checkout.quote']
  const mebibyte = new Uint8Array(1024 * 1024).fill(0x61)

  it.each(paths)('of 20 MB is refused by %s', async (path) => {
    await using shop = await openTestApp()
    const body = 'a'.repeat(20 * 1024 * 1024)
    const answer = await shop.post(path, body, { 'Content-Length': String(body.length) })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: expect.stringMatching(/^The request is too large\. The limit is (256 KB|1 MB)\.$/) },
    ])
  })

  it.each([
    ['POST', '/api/imports/parts', 50],
    ['POST', '/api/imports/prices', 50],
    ['POST', '/api/imports/doors', 50],
    ['POST', '/api/partsMAS', 20],
    ['PUT', '/api/partsMas/12/', 20],
    ['POST', '/api/dealer-requests', 11],
    ['POST', '/api/orders/po-document', 5],
  ])(
    'whose declared length exceeds the limit of %s %s, %d MB, is refused without being read',
    async (...row) => {
      const [method, path, megabytes] = row
      await using shop = await openTestApp()
      const send = (bytes: number) => {
        const headers = { 'Content-Length': String(bytes), 'Content-Type': 'application/octet-stream' }
        return shop.app.request(path, { method, headers, body: 'a' })
      }
      const answer = await send(Math.ceil((megabytes + 0.1) * 1024 * 1024))
      const message = `The request is too large. The limit is ${megabytes} MB.`
      expect([answer.status, await answer.json()]).toEqual([413, { message }])
      expect((await send(Math.floor(megabytes * 1024 * 1024))).status).not.toBe(413)
    },
  )

  it('over 256 KB is refused by documented paths, while a tRPC batch may have up to 1 MB', async () => {
    await using shop = await openTestApp()
    const body = JSON.stringify({ partIds: [1], filler: 'x'.repeat(256 * 1024) })
    expect((await shop.post('/api/orders', body)).status).toBe(413)
    expect((await shop.post('/api/users/login', body)).status).toBe(413)
    expect((await shop.post('/trpc/checkout.quote', body)).status).toBe(400)
  })

  it.each(paths)('of 20 MB with no declared length is cut off early by %s', async (path) => {
    await using shop = await openTestApp()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 20) controller.close()
        else controller.enqueue(mebibyte)
        sent += 1
      },
    })
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as const
    const answer = await shop.app.request(path, init)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(5)
  })

  it.each(['{"cart":', 'cart=1', '{"cart":[}', '\u0000'])('of %j is answered with 400', async (body) => {
    await using shop = await openTestApp()
    expect((await shop.post('/trpc/checkout.quote', body)).status).toBe(400)
    expect((await shop.post('/api/partsMAS/fetchParts', body)).status).toBe(400)
    expect(shop.logged).toEqual([])
  })

  it('with more than twenty procedures in one batch is refused', async () => {
    await using shop = await openTestApp()
    const many = Array.from({ length: 21 }, () => 'catalog.browseCounts').join(',')
    expect((await shop.get(`/trpc/${many}?batch=1&input=${encodeURIComponent('{}')}`)).status).toBe(400)
  })
})

describe('the page', () => {
  it('embeds the store info without letting it inject markup', async () => {
    const storeInfo = { ...demoStoreInfo, name: '</script><script>alert(1)</script>' }
    await using shop = await openTestApp({ app: { storeInfo } })
    const answer = await shop.get('/')
    const page = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.match(/<script/g)).toHaveLength(1)
    const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json)).toEqual({ ...storeInfo, officeHoursText: expect.any(String) })
  })
})
