import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { testPassword } from '@mullion/api/testing/people'
import { parts, searchTallies } from '@mullion/db/schema'
import { describe, expect, it } from 'vitest'
import { hinges, openTestApp } from '../testing/open-test-app.ts'
import type { PageRenderer } from './renderer.ts'

const search = (text: string) => ({
  path: `/trpc/catalog.search,catalog.searchCounts?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { text, limit: 18 }, 1: { text } }))}`,
  body: null,
})

function plainRenderer() {
  const renderer: PageRenderer & { renders: number } = {
    renders: 0,
    async render(query, ask) {
      renderer.renders += 1
      const { status, body } = await ask(search(new URLSearchParams(query).get('s') ?? ''))
      return status === 200 ? { markup: `<p>drawn</p>`, data: body, lateChunks: [] } : null
    },
    warm: async () => undefined,
    close: async () => undefined,
  }
  return renderer
}

const noPage = '<!doctype html><head></head><body><div id="root"></div></body>'

async function openDrawingApp(app: Parameters<typeof openTestApp>[0] = {}, renderer = plainRenderer()) {
  const dist = mkdtempSync(join(tmpdir(), 'mullion-dist-'))
  writeFileSync(join(dist, 'index.html'), noPage)
  const shop = await openTestApp({
    parts: hinges,
    people: 'with passwords',
    ...app,
    app: { dist, renderer, ...app.app },
  })
  return {
    ...shop,
    renderer,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

const page = '/?s=hinge'

describe('a server-rendered page for guests', () => {
  it('contains the markup and its data, which cannot close the script element', async () => {
    await using shop = await openDrawingApp({
      parts: [{ id: 9, name: 'HNG </script><script>alert(1)', priceCents: 4321 }],
    })
    const html = await (await shop.get(page)).text()
    expect(html).toMatch(
      /<div id="root"><p>drawn<\/p><\/div><script type="application\/json" id="drawn-data">/,
    )
    expect(html).toContain('"priceCents":4321')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  it('is rendered once for all guests, and again when its content changes', async () => {
    await using shop = await openDrawingApp()
    const first = await shop.get(page)
    expect((await shop.get(page)).headers.get('etag')).toBe(first.headers.get('etag'))
    expect(shop.renderer.renders).toBe(1)
    await shop.db.transaction((tx) => tx.update(parts).set({ priceCents: 777 }))
    const changed = await shop.get(page)
    expect(await changed.text()).toContain('"priceCents":777')
    expect(shop.renderer.renders).toBe(2)
  })

  it('counts as a search for each guest who opens it', async () => {
    await using shop = await openDrawingApp()
    for (let at = 0; at < 3; at++) await shop.get(page)
    await shop.services.tallies.flush()
    const counted = await shop.db.read.select().from(searchTallies)
    expect(counted).toEqual([expect.objectContaining({ text: 'hinge', searches: 3, lastTotal: 2 })])
  })

  it('is revalidated on every visit, and answered with 304 when unchanged', async () => {
    await using shop = await openDrawingApp()
    const answer = await shop.get(page, { 'Accept-Encoding': 'gzip, br' })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    const plain = await shop.get(page)
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(await plain.text())
    const etag = answer.headers.get('etag') ?? ''
    expect(plain.headers.get('etag')).not.toBe(etag)
    const again = await shop.get(page, { 'Accept-Encoding': 'br', 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('is neither served to nor rendered for a request with a session', async () => {
    await using shop = await openDrawingApp()
    await shop.get(page)
    const buyer = shop.browser()
    await buyer.signIn('buyer@arctic.example', testPassword)
    expect(await (await buyer.get(page)).text()).toBe(noPage)
    expect(await (await buyer.get('/?s=latch')).text()).toBe(noPage)
    expect(await (await shop.get(page, { Cookie: 'mullion.session_token=worn.out' })).text()).toBe(noPage)
    expect(shop.renderer.renders).toBe(1)
  })

  it('is left to the browser when rendering fails or the IP address is over its limit', async () => {
    await using broken = await openDrawingApp(
      {},
      Object.assign(plainRenderer(), { render: async () => null }),
    )
    expect(await (await broken.get(page)).text()).toBe(noPage)
    await using limited = await openDrawingApp({ app: { catalogCallsPerMinute: 1 } })
    expect(await (await limited.get(page)).text()).toBe(noPage)
  })
})
