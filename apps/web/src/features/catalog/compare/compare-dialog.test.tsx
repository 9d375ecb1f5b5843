import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { clearCompared, compareState, toggleCompared } from './compare.state.ts'
import { CompareBar } from './compare-bar.tsx'
import { CompareDialog } from './compare-dialog.tsx'

it('parts are compared side by side, with what differs in bold and word of those that are gone', async () => {
  await using shop = await openTestShop({
    parts: [
      { id: 1, number: '0301-01', name: 'HNG STRAP 18IN LH SS', priceCents: 4100, lengthInches: 18 },
      { id: 2, number: '0301-02', name: 'HNG STRAP 24IN RH SS', priceCents: 5200, lengthInches: 24 },
    ],
  })
  using page = show(
    <CompareDialog compared="2-1-999" opened onClose={() => {}} actions={{} as CatalogActions} />,
    { fetch: shop.fetchAs('guest') },
  )
  await page.findByRole('rowheader', { name: 'Hand' })
  const rowOf = (name: string) =>
    [...(page.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [])].map(
      ({ innerHTML }) => innerHTML,
    )
  expect(rowOf('Hand')).toEqual(['<b>Right</b>', '<b>Left</b>'])
  expect(rowOf('Doors')).toEqual(['Swing', 'Swing'])
  expect(page.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(2)
  page.getByText('Parts that are no longer listed are left out.')
})

it('a fifth part is not compared', () => {
  clearCompared()
  const part = (id: number) => ({ id, number: `0301-0${id}` })
  expect([1, 2, 3, 4, 5].map((id) => toggleCompared(part(id)))).toEqual([true, true, true, true, false])
  expect(toggleCompared(part(2))).toBe(true)
  expect(compareState.parts.map(({ id }) => id)).toEqual([1, 3, 4])
  clearCompared()
})

it('clearing what was chosen leaves the focus on the title of the page', async () => {
  toggleCompared({ id: 1, number: '0301-01' })
  using page = show(
    <>
      <h1 tabIndex={-1}>All parts</h1>
      <CompareBar onCompare={() => {}} />
    </>,
  )
  await page.user.click(page.getByRole('button', { name: 'Clear' }))
  expect(page.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'All parts' }))
})
