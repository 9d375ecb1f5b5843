import { doorOf } from '@mullion/api/testing/doors'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { SavedDoors } from './saved-doors.tsx'

const actions = {
  addCalculated: () => [],
  openCart: () => undefined,
  openSerial: () => undefined,
  calculateSaved: () => undefined,
}

it('removing a saved door moves the focus to the heading of the list', async () => {
  await using shop = await openTestShop({ people: true })
  const buyer = await shop.person('buyer')
  await buyer.doors.saved.save({ name: 'Dock 1', site: '', serialNumber: null, door: doorOf() })
  using page = show(<SavedDoors actions={actions} />, { fetch: shop.fetchAs('buyer') })
  await page.user.click(await page.findByRole('button', { name: /^Remove/ }))
  await page.findByText('No doors saved yet.')
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Our Doors' }))
  expect((await buyer.doors.saved.list({})).total).toBe(0)
})
