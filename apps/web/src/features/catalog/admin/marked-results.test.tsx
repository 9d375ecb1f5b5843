import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { TestPerson } from '@mullion/api/testing/people'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { noFilters } from '@mullion/domain/search/facets'
import { within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { Results } from '../components/results.tsx'
import { turnAdminView } from './admin-view.state.ts'

const parts = [1, 2, 3].map((id) => ({ id, number: `0${id}00-01`, proprietary: id < 3 }))
const openShop = () => openTestShop({ people: true, parts })
type Shop = Awaited<ReturnType<typeof openShop>>

function open(shop: Shop, who: TestPerson | 'guest', filters = noFilters) {
  const server = shop.fetchAs(who)
  const asked: string[] = []
  const fetch: typeof server = (input, init) => {
    asked.push(decodeURIComponent(String(input)))
    return server(input, init)
  }
  const actions = { correctPage: () => {}, preloadPart: () => {} } as unknown as CatalogActions
  const of = { text: 'hinge', filters }
  const page = show(<Results of={of} by={null} sort="relevance" page={1} actions={actions} />, { fetch })
  const card = async (number: string) => within((await page.findByText(number)).closest('li') as HTMLElement)
  const searches = () => asked.filter((url) => /catalog\.(search|browse)\b/.test(url))
  return Object.assign(page, { card, searches })
}

const onlyMarked = { ...noFilters, proprietary: true }
const marks = (page: ReturnType<typeof open>) =>
  page.queryAllByText('Proprietary', { selector: 'li:has([data-result-link]) *' })

afterEach(() => turnAdminView(false))

it('the admin view marks a part and clears the mark instead of selling it', async () => {
  await using shop = await openShop()
  turnAdminView(true)
  using page = open(shop, 'admin')
  const card = await page.card('0300-01')
  const { catalog } = await shop.person('admin')
  const stored = async () => ((await catalog.part({ partId: 3 })) as InternalPart).proprietary
  await page.user.click(await card.findByRole('button', { name: /^P: / }))
  await card.findByText('Proprietary')
  await expect.poll(stored).toBe(true)
  await page.user.click(card.getByRole('button', { name: /^C: / }))
  await expect.poll(() => card.queryByText('Proprietary')).toBeNull()
  await expect.poll(stored).toBe(false)
  expect(page.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
  expect(page.queryByRole('textbox', { name: /^Quantity/ })).toBeNull()
})

it('staff see the marks and search for marked parts only, without the admin view', async () => {
  await using shop = await openShop()
  using page = open(shop, 'counter', onlyMarked)
  await page.findByText('0200-01')
  expect(page.queryByText('0300-01')).toBeNull()
  expect(marks(page)).toHaveLength(2)
  page.getByRole('button', { name: 'Remove filter: Proprietary' })
  expect(page.queryByRole('button', { name: /^[PC]: / })).toBeNull()
})

it('the first search for marked parts only waits until it is known that staff ask', async () => {
  await using shop = await openShop()
  using page = open(shop, 'admin', onlyMarked)
  await page.findByText('0200-01')
  expect(page.searches().filter((url) => !url.includes('"proprietary":true'))).toEqual([])
})

it.each(['guest', 'buyer'] as const)(
  'a %s sees no mark, and a link to marked parts shows all',
  async (who) => {
    await using shop = await openShop()
    using page = open(shop, who, onlyMarked)
    await page.findByText('0300-01')
    page.getByText('0100-01')
    expect(page.queryByText(/Proprietary/)).toBeNull()
  },
)
