import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { Words } from './words.tsx'

it('staff teach a word from a search that found nothing, see what changes first, and undo it', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0201-01', name: 'GSKT SWING DR BLK' }],
  })
  await shop.guest().catalog.searchCounts({ text: 'zeppelin seel' })
  await shop.services.tallies.flush()
  using page = show(<Words />, { fetch: shop.fetchAs('admin') })
  await page.findByText('The search has been taught no words.')
  await page.user.click(await page.findByRole('button', { name: 'Teach: zeppelin seel' }))
  page.getByDisplayValue('zeppelin seel')
  expect(document.activeElement).toBe(page.getByLabelText('It means'))

  await page.fill(page.getByLabelText('It means'), 'balloon')
  await page.user.click(page.getByRole('button', { name: 'Show what changes' }))
  await page.findByText('No part is found for “balloon”.')
  await page.fill(page.getByLabelText('It means'), 'gasket')
  await page.user.click(page.getByRole('button', { name: 'Show what changes' }))
  const changed = await page.findByRole('list', { name: 'Searches that would change' })
  within(changed).getByText('“zeppelin seel”, 1 time')
  within(changed).getByText('Before: Nothing found')
  within(changed).getByText('After: 1 part')
  within(changed).getByText('0201-01')

  await page.user.click(page.getByRole('button', { name: 'Save word' }))
  await page.findByText('“zeppelin seel” means “gasket”')
  await page.findByText(/^Ada Test, /)
  noticesState.list.at(-1)?.action?.run()
  await page.findByText('The search has been taught no words.')
})

it('searches that were given up are listed with how often, and lead to teaching', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0201-01', name: 'GSKT SWING DR BLK' }],
  })
  const { catalog } = shop.guest()
  await catalog.searchCounts({ text: 'swing' })
  await catalog.searchCounts({ text: 'swing' })
  await catalog.searchGivenUp({ text: 'swing' })
  await shop.services.tallies.flush()
  using page = show(<Words />, { fetch: shop.fetchAs('admin') })
  const table = await page.findByRole('table', { name: 'Searches that were given up' })
  const row = within(table).getByRole('row', { name: /swing/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['swing', '1', '2']))
  await page.user.click(within(row).getByRole('button', { name: 'Teach: swing' }))
  page.getByDisplayValue('swing')
})
