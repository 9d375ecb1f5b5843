import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { compareState } from '../compare/compare.state.ts'
import { PartCard } from './part-card.tsx'

async function cardFor(who: 'guest' | 'buyer') {
  const parts = [{ id: 1, name: 'GSKT BULB 1/2 BLK PER FT', unit: 'FT' as const, priceCents: 1000 }]
  await using shop = await openTestShop({ people: true, parts })
  const caller = who === 'guest' ? shop.guest() : await shop.person(who)
  const part = await caller.catalog.part({ partId: 1 })
  return show(<PartCard part={part} actions={{} as CatalogActions} eager={false} adminView={false} />)
}

it('a card shows a company its discounted price and the list price', async () => {
  using page = await cardFor('buyer')
  const price = page.getByText(/^\$\d+\.\d\d/)
  expect(price.textContent).not.toBe('$10.00 / ft')
  expect(price.parentElement?.textContent).toMatch(/ \/ ftList \$10\.00$/)
})

it('a card shows a guest one price', async () => {
  using page = await cardFor('guest')
  expect(page.getByText(/^\$/).parentElement?.textContent).toBe('$10.00 / ft')
})

it('a card lists what tells similar parts apart below the name', async () => {
  using page = await cardFor('guest')
  expect(page.getByRole('link').textContent).toBe('Gasket bulb')
  const terms = page.getAllByRole('term').map(({ textContent }) => textContent)
  const values = page.getAllByRole('definition').map(({ textContent }) => textContent)
  expect([terms, values]).toEqual([
    ['Size', 'Color'],
    ['1/2 in', 'Black'],
  ])
})

it('a card chooses its part to be compared', async () => {
  using page = await cardFor('guest')
  const compared = () => compareState.parts.map(({ id }) => id)
  const box = page.getByRole('checkbox', { name: /^Compare: / })
  await page.user.click(box)
  expect(compared()).toEqual([1])
  await page.user.click(box)
  expect(compared()).toEqual([])
})
