import { doorOf } from '@mullion/api/testing/doors'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { saveDoors } from '@mullion/db/testing/save-doors'
import type { Door } from '@mullion/domain/doors/door'
import { registeredDoor } from '@mullion/domain/testing/doors'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { SavedDoors } from './saved-doors.tsx'

const door: Door = {
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 36,
  heightInches: 84,
}
const serialNumber = '16-9003'
const actions = {
  addCalculated: () => [],
  openCart: () => {},
  openSerial: () => {},
  calculateSaved: () => {},
}
const lastNotice = () => noticesState.list.at(-1)

it('a saved door stays when removing it fails, and the page says why', async () => {
  await using shop = await openTestShop({ people: true, doors: [{ serialNumber }] })
  const { doors } = await shop.person('buyer')
  await doors.saved.save({ name: 'Back room', site: '', serialNumber, door })
  const message = 'Saved doors can’t be changed right now.'
  const server = shop.fetchAs('buyer')
  let isRefused = true
  const fetch: typeof server = async (input, init) =>
    isRefused && String(input).includes('doors.saved.remove')
      ? Response.json([{ error: { code: -32603, message, data: { kind: 'unavailable' } } }])
      : server(input, init)
  using page = show(<SavedDoors actions={actions} />, { fetch })
  const remove = () => page.findByRole('button', { name: 'Remove Back room' })
  await page.user.click(await remove())
  await waitFor(() => expect(lastNotice()?.text).toContain(message))
  expect(lastNotice()?.action ?? null).toBeNull()
  expect((await remove()).hasAttribute('disabled')).toBe(false)

  // Undo could not save this door again, so removing it asks for confirmation first.
  await shop.db.transaction((tx) => saveDoors(tx, [registeredDoor({ serialNumber, widthInches: 48 })]))
  await page.queryClient.invalidateQueries()
  await page.findByText('Our records for this door have changed.')
  isRefused = false
  await page.user.click(await remove())
  const question = await page.findByRole('dialog', { name: 'Remove Back room?' })
  await page.user.click(
    [...question.querySelectorAll('button')].find((each) => each.textContent === 'Remove') as HTMLElement,
  )
  await waitFor(() => expect(lastNotice()?.text).toBe('Removed Back room from your saved doors.'))
  await page.findByText('No doors saved yet.')
})

it('removing saved doors moves focus to the next door’s Remove, then to the one before, then to the heading', async () => {
  await using shop = await openTestShop({ people: true })
  const buyer = await shop.person('buyer')
  for (const name of ['Dock 1', 'Dock 2', 'Dock 3']) {
    await buyer.doors.saved.save({ name, site: '', serialNumber: null, door: doorOf() })
  }
  using page = show(<SavedDoors actions={actions} />, { fetch: shop.fetchAs('buyer') })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await page.user.click(await page.findByRole('button', { name: 'Remove Dock 2' }))
  await expect.poll(focused).toBe('Remove Dock 3')
  await waitFor(() => expect(page.queryByText('Dock 2')).toBeNull())
  await page.user.keyboard('{Enter}')
  await expect.poll(focused).toBe('Remove Dock 1')
  await waitFor(() => expect(page.queryByText('Dock 3')).toBeNull())
})

it('removing the last saved door moves focus to the list heading', async () => {
  await using shop = await openTestShop({ people: true })
  const buyer = await shop.person('buyer')
  await buyer.doors.saved.save({ name: 'Dock 1', site: '', serialNumber: null, door: doorOf() })
  using page = show(<SavedDoors actions={actions} />, { fetch: shop.fetchAs('buyer') })
  await page.user.click(await page.findByRole('button', { name: /^Remove/ }))
  await page.findByText('No doors saved yet.')
  const heading = page.getByRole('heading', { name: 'Saved doors' })
  await expect.poll(() => document.activeElement === heading).toBe(true)
  await expect.poll(async () => (await buyer.doors.saved.list({})).total).toBe(0)
})

it('saved doors are found by their site, and a search that finds none says so', async () => {
  await using shop = await openTestShop({ people: true })
  const buyer = await shop.person('buyer')
  await buyer.doors.saved.save({ name: 'Dock 1', site: '', serialNumber: null, door })
  await buyer.doors.saved.save({ name: 'Freezer 3', site: 'Harbor kitchen', serialNumber: null, door })
  using page = show(<SavedDoors actions={actions} />, { fetch: shop.fetchAs('owner') })
  const parts = () =>
    page.queryAllByRole('button', { name: /^Parts for/ }).map((each) => each.getAttribute('aria-label'))
  await page.findByRole('heading', { name: 'Harbor kitchen' })
  expect(parts()).toEqual(['Parts for Dock 1', 'Parts for Freezer 3'])
  await page.fill(page.getByLabelText('Find a door'), 'HARBOR')
  await expect.poll(parts).toEqual(['Parts for Freezer 3'])
  await page.fill(page.getByLabelText('Find a door'), 'no such')
  await page.findByText('No doors match your search.')
})

it('a saved door is renamed in the list, and Undo brings it back as it was before it was removed', async () => {
  await using shop = await openTestShop({ people: true })
  const { doors } = await shop.person('buyer')
  await doors.saved.save({ name: 'Freezer 3', site: 'Harbor kitchen', serialNumber: null, door })
  using page = show(<SavedDoors actions={actions} />, { fetch: shop.fetchAs('owner') })
  await page.user.click(await page.findByRole('button', { name: 'Rename Freezer 3' }))
  await page.fill(await page.findByLabelText(/^Name/), 'Dock freezer')
  await page.user.click(page.getByRole('button', { name: 'Rename' }))
  await page.user.click(await page.findByRole('button', { name: 'Remove Dock freezer' }))
  await page.findByText('No doors saved yet.')
  lastNotice()?.action?.run()
  await page.findByRole('button', { name: 'Parts for Dock freezer' })
  expect((await doors.saved.list({})).doors).toMatchObject([
    { name: 'Dock freezer', site: 'Harbor kitchen', door },
  ])
})
