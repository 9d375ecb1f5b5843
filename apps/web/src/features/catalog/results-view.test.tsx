import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { noFilters } from '@mullion/domain/search/facets'
import { afterAll, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { CatalogActions } from './catalog-actions.ts'
import { Results } from './components/results.tsx'

const shop = await openTestShop({
  people: true,
  parts: [
    { id: 1, number: '0301-01', name: 'HNG STRAP 18IN LH SS' },
    { id: 2, number: '0301-02', name: 'HNG STRAP 18IN RH SS' },
    { id: 3, number: '0401-01', name: 'HNG PIN SS' },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

const showBy = vi.fn()
const actions = { showBy, correctPage: () => {}, preloadPart: () => {} } as unknown as CatalogActions

function open(text: string | null, by: 'families' | 'parts' | null = null) {
  return show(
    <Results of={{ text, filters: noFilters }} by={by} sort="relevance" page={1} actions={actions} />,
    {
      fetch: shop.fetchAs('guest'),
    },
  )
}

it('the whole catalog is listed by family, with the number of parts behind it', async () => {
  using page = open(null)
  await page.findByRole('button', { name: 'Hinge strap' })
  await page.findByText('2, 3 parts in all')
  await page.findByText('0401-01')
  expect(page.queryByText('0301-01')).toBeNull()
})

it('a search is listed by part', async () => {
  using page = open('strap')
  await page.findByText('0301-01')
  await page.findByText('2 parts')
})

it('a symptom is followed by one line why and a search for each cure', async () => {
  const searchFor = vi.fn()
  Object.assign(actions, { searchFor })
  using page = open('hinge squeaks')
  await page.findByText('A hinge that squeaks needs grease, or its nylon cam or pin is worn.')
  await page.user.click(page.getByRole('button', { name: 'Hinge pins' }))
  expect(searchFor).toHaveBeenCalledWith('Hinge pins')
})

it('a number of another make leads to our part, and is not called 0 results', async () => {
  const admin = await shop.person('admin')
  await admin.admin.numbers.add({
    ...{ number: 'PL-1246', kind: 'alternate', make: 'Polarline', leadsTo: '0401-01', since: '', reason: '' },
  })
  using page = open('PL-1246')
  await page.findByRole('button', { name: 'Open part 0401-01' })
  expect(page.queryByText('0 results')).toBeNull()
})

it('a family of which one part matches is shown as that part', async () => {
  using page = open('0301-02', 'families')
  await page.findByText('0301-02')
  expect(page.queryByRole('button', { name: 'Hinge strap' })).toBeNull()
})

it('the address decides before the last choice, which is remembered', async () => {
  {
    using page = open(null)
    await page.user.click(await page.findByRole('button', { name: 'Single parts', pressed: false }))
    expect(showBy).toHaveBeenCalledWith('parts', 'families')
    await page.findByText('0301-01')
    using other = open('Swing Doors Hinges')
    await other.findAllByText('0301-02')
  }
  using linked = open(null, 'families')
  await linked.findByRole('button', { name: 'Hinge strap' })
})
