import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Question } from '@mullion/domain/rendered-page'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { afterAll, describe, expect, it } from 'vitest'
import { renderPage } from './entry-server.tsx'

const shop = await openTestShop({
  people: true,
  parts: [
    { id: 1, number: '0100-01', name: 'HNG STRAP', priceCents: 1250, relatedParts: ['0400-01'] },
    { id: 2, number: '0200-01', name: 'HNG CAM LIFT', priceCents: 4900 },
    { id: 3, number: '0300-01', name: 'HNG PIN', obsolete: true },
    { id: 4, number: '0400-01', name: 'LATCH ROLLER', priceCents: 99 },
    { id: 5, number: '0500-01', name: 'HNG </script><script>alert(1)</script>', priceCents: 100 },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

async function draw(query: string, answers: typeof fetch = shop.fetchAs('guest')) {
  const paths: string[] = []
  const ask = async ({ path, body }: Question) => {
    paths.push(path.replace(/\?.*/, ''))
    const init = body === null ? {} : { method: 'POST', body }
    const answer = await answers(`http://shop.test${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json' },
    })
    return { status: answer.status, body: await answer.text() }
  }
  return { page: await renderPage({ query, store: demoStoreInfo, ask }), paths }
}

const wordsOf = (markup = '') =>
  markup
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a server-rendered page', () => {
  it('shows search results with guest prices, and the text in the search box', async () => {
    const { page } = await draw('?s=hinge')
    expect(wordsOf(page?.markup)).toMatch(
      /Hinge strap 0100-01 Compare \$12\.50 .*Hinge cam lift 0200-01 Compare \$49\.00/,
    )
    expect(wordsOf(page?.markup)).not.toMatch(/Hinge pin/)
    expect(page?.markup).toMatch(/<form action="\/"><.*<input[^>]* name="s"[^>]* value="hinge"/)
  })

  it('has each result and the footer in a piece that is hydrated on its own', async () => {
    const { page } = await draw('?s=hinge')
    expect(page?.markup.match(/<li class="[^"]*_card_/g)).toHaveLength(4)
    expect(page?.markup.match(/<!--\$--><li class="[^"]*_card_/g)).toHaveLength(4)
    expect(page?.markup).toMatch(/<!--\$--><div[^>]*><footer/)
  })

  it('makes all its queries in one request and embeds the answers', async () => {
    const { page, paths } = await draw('?s=hinge')
    expect(paths).toEqual(['/trpc/accounts.session.viewer,catalog.search,catalog.searchCounts'])
    const keys = JSON.parse(page?.data ?? '').map(([[path]]: [[string[]]]) => path.join('.'))
    expect(keys.sort()).toEqual(['accounts.session.viewer', 'catalog.search', 'catalog.searchCounts'])
  })

  it('shows a part with its related parts, and names the code it needs', async () => {
    const { page } = await draw('?part=1')
    expect(page?.markup).toMatch(/<section[^>]* aria-label="Hinge strap"[^>]* role="dialog"/)
    expect(wordsOf(page?.markup)).toMatch(/Hinge strap .*\$12\.50 .*Related parts .*Latch roller/)
    expect(page?.lateChunks).toEqual(['part-detail'])
  })

  it('is the same each time, whatever was rendered before', async () => {
    const first = (await draw('?s=hinge')).page
    await draw('?part=1')
    expect((await draw('?s=hinge')).page).toEqual(first)
  })

  it('contains no script, whatever is searched for or sold', async () => {
    for (const text of ['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'hinge']) {
      const { page } = await draw(`?s=${encodeURIComponent(text)}`)
      expect(page?.markup).not.toMatch(/<script|<img src=x/)
    }
  })

  it.each([
    '?page=2',
    '?panel=cart',
    '?s=hinge&sort=price-up',
    '?reset=token',
    '?cartKey=key',
    '?s=15-0001',
    `?s=hinge&part=${'1'.repeat(2000)}`,
  ])('is left to the browser for %s', async (query) => {
    expect(await draw(query)).toEqual({ page: null, paths: [] })
  })

  it.each(['?part=3', '?part=999'])(
    'is left to the browser when the server refuses one of its queries: %s',
    async (query) => {
      expect((await draw(query)).page).toBeNull()
    },
  )
})
