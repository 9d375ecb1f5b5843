import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { attachmentName } from './attachment.ts'
import { compressedJson } from './compressed-json.ts'

const parts = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  number: `0100-${String(at + 10)}`,
  name: `HNG STRAP ${at}`,
  priceCents: 1000 + at,
}))
const search = (text: string) => `/trpc/catalog.search?input=${encodeURIComponent(JSON.stringify({ text }))}`
const gzip = { 'Accept-Encoding': 'gzip, br' }

describe('a JSON download', () => {
  it('is streamed while it is generated, uncompressed', async () => {
    let generated = 0
    const app = new Hono().use(compressedJson).get('/', (c) => {
      const body = new ReadableStream<Uint8Array>(
        {
          pull(file) {
            if (generated === 1000) return file.close()
            generated += 1
            file.enqueue(new Uint8Array(1024))
          },
        },
        { highWaterMark: 0 },
      )
      const headers = {
        'Content-Type': 'application/json',
        'Content-Disposition': attachmentName('sales.json'),
      }
      return c.body(body, 200, headers)
    })
    const answer = await app.request('/', { headers: gzip })
    expect(generated).toBeLessThan(10)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect((await answer.arrayBuffer()).byteLength).toBe(1000 * 1024)
  })
})

describe('a JSON answer', () => {
  it('over 1 KB is compressed, from procedures and REST paths alike', async () => {
    await using shop = await openTestApp({ parts })
    for (const path of [search('strap'), '/api/partsMas/search?searchQuery=strap']) {
      const [plain, answer] = await Promise.all([shop.get(path), shop.get(path, gzip)])
      const body = Buffer.from(await answer.arrayBuffer())
      const text = await plain.text()
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('content-length')).toBe(String(body.length))
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(body.length).toBeLessThan(text.length / 3)
      expect(gunzipSync(body).toString()).toBe(text)
    }
  })

  // Takes minutes if the digits are read again from each one.
  it('is not compressed for a quality with a million digits that ends in something else', async () => {
    await using shop = await openTestApp({ parts })
    const asked = (quality: string) => shop.get(search('strap'), { 'Accept-Encoding': `gzip;q=${quality}` })
    const answer = await asked(`0.${'1'.repeat(1_000_000)}x`)
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    expect((await asked('0.05')).headers.get('content-encoding')).toBe('gzip')
  })

  it('keeps its other headers and every cookie', async () => {
    await using shop = await openTestApp({ parts })
    const plain = await shop.get('/api/partsMas/search?searchQuery=strap')
    const answer = await shop.get('/api/partsMas/search?searchQuery=strap', gzip)
    expect(answer.headers.get('x-total-count')).toBe(plain.headers.get('x-total-count'))
    expect(answer.headers.get('content-type')).toBe(plain.headers.get('content-type'))
    const visitor = await shop.post('/trpc/checkout.quote', {}, gzip)
    expect(visitor.headers.getSetCookie()).toHaveLength(1)
  })

  it.each([
    { why: 'is small', path: search('nothing'), headers: gzip },
    {
      why: 'is sent to a client that refuses compression',
      path: search('strap'),
      headers: { 'Accept-Encoding': 'br, gzip;q=0' },
    },
    {
      why: 'is requested by another site',
      path: search('strap'),
      headers: { ...gzip, 'Sec-Fetch-Site': 'cross-site' },
    },
    {
      why: 'is requested by an external link',
      path: search('strap'),
      headers: { ...gzip, 'Sec-Fetch-Site': 'none' },
    },
  ])('is not compressed when it $why', async ({ path, headers }) => {
    await using shop = await openTestApp({ parts })
    const answer = await shop.get(path, headers)
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.json()).toHaveProperty('result')
  })
})
