import { calculatorParts, doorOf } from '@mullion/api/testing/doors'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { saveDoors } from '@mullion/db/testing/save-doors'
import type { Door } from '@mullion/domain/doors/door'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { registeredDoor } from '@mullion/domain/testing/doors'
import { waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { SavedDoors } from './saved-doors.tsx'

const slideOpening = { widthInches: 72, heightInches: 96 }
const slide = doorOf({ doorType: 'slide', build: 'Single Panel', ...slideOpening })
const sectional = doorOf({
  ...{ doorType: 'so', build: 'Sectional', bottom: null },
  ...{ widthInches: 96, heightInches: 120 },
})

async function openShop(saved: { readonly serialNumber: string | null; readonly door: Door }) {
  const shop = await openTestShop({
    people: true,
    parts: calculatorParts,
    doors: [
      { serialNumber: '16-9010', direction: 'RH' },
      {
        ...{ serialNumber: '17-9010', doorType: 'slide', build: 'Single Panel' },
        ...{ ...slideOpening, powerOperated: true },
      },
    ],
  })
  const { doors } = await shop.person('buyer')
  await doors.saved.save({ name: 'Dock 1', site: 'Yard', ...saved })
  const actions = {
    addCalculated: vi.fn((additions: readonly object[]) => additions.map(() => null)),
    openCart: vi.fn(),
    openSerial: vi.fn(),
    calculateSaved: vi.fn<(saved: SavedDoor) => void>(),
  }
  async function open() {
    const page = show(<SavedDoors actions={actions} />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByRole('button', { name: 'Parts for Dock 1' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Parts for Dock 1' }))
    return Object.assign(page, { dialog })
  }
  const stored = async () => (await doors.saved.list({})).doors[0]?.door
  return Object.assign(shop, { actions, open, stored })
}

const update = { name: 'Update saved door' }
const lastNotice = () => noticesState.list.at(-1)?.text

it('a saved door opens with the operator it was saved with, and is updated with another one', async () => {
  await using shop = await openShop({ serialNumber: '17-9010', door: slide })
  using page = await shop.open()
  // (72 + 2 × 2.5) + 2 × (96 + 2.5) + 12 inches
  await page.dialog.findByText('286 in = 23.75 ft')
  await page.dialog.findByText('Originally power operated.')
  expect(page.dialog.queryByRole('button', update)).toBeNull()
  await page.user.click(page.dialog.getByRole('switch', { name: /^Power operated/ }))
  await page.dialog.findByText('288 in = 24 ft')
  await page.user.click(page.dialog.getByRole('button', update))
  await waitFor(() => expect(page.dialog.queryByRole('button', update)).toBeNull())
  expect(lastNotice()).toBe('Updated Dock 1.')
  expect(await shop.stored()).toEqual({ ...slide, powerOperated: true })
})

it('a saved door leads to the other parts for its serial number', async () => {
  await using shop = await openShop({ serialNumber: '16-9010', door: doorOf() })
  using page = await shop.open()
  await page.user.click(page.dialog.getByRole('button', { name: 'Other parts for 16-9010' }))
  expect(shop.actions.openSerial).toHaveBeenCalledWith('16-9010')
})

it('a saved door whose record has changed is updated from it, and only from it', async () => {
  await using shop = await openShop({ serialNumber: '17-9010', door: slide })
  const wider = { serialNumber: '17-9010', doorType: 'slide', build: 'Single Panel' } as const
  const record = registeredDoor({ ...wider, ...slideOpening, widthInches: 74, powerOperated: true })
  await shop.db.transaction((tx) => saveDoors(tx, [record]))
  using page = await shop.open()
  await page.dialog.findByText('286 in = 23.75 ft')
  await page.user.click(page.dialog.getByRole('switch', { name: /^Power operated/ }))
  await page.dialog.findByText('288 in = 24 ft')
  expect(page.dialog.queryByRole('button', update)).toBeNull()
  await page.user.click(page.dialog.getByRole('button', { name: 'Update from our records' }))
  await waitFor(() => expect(page.queryByText(/Our records for this door have changed/)).toBeNull())
  // The operator may have been changed since the door was built, so it stays as saved.
  expect(await shop.stored()).toEqual({ ...slide, widthInches: 74 })
})

it('a door updated from its record shows the new dimensions and the hand, also in the list', async () => {
  await using shop = await openShop({ serialNumber: '16-9010', door: doorOf() })
  const record = registeredDoor({ serialNumber: '16-9010', direction: 'RH', widthInches: 48 })
  await shop.db.transaction((tx) => saveDoors(tx, [record]))
  using page = await shop.open()
  await page.dialog.findByText('219.75 in = 18.25 ft')
  await page.dialog.findByText(
    'Our records for this door have changed: Traditional swing door, 48" × 84", Sweep Bottom.',
  )
  expect(page.dialog.queryByRole('img', { name: /right hand/ })).toBeNull()
  await page.user.click(page.dialog.getByRole('button', { name: 'Update from our records' }))
  await page.dialog.findByText('231.75 in = 19.25 ft')
  await page.dialog.findByRole('img', { name: /right hand/ })
  await waitFor(() => expect(page.queryByText(/Our records for this door have changed/)).toBeNull())
  expect(document.querySelector('li svg g[transform^="matrix(-1 "]')).not.toBeNull()
})

it('a door saved without a serial number has the parts of its dimensions and operator, and opens in the calculator', async () => {
  const door = { ...sectional, powerOperated: true }
  await using shop = await openShop({ serialNumber: null, door })
  using page = await shop.open()
  // Four joints of 96 + 2 × 3 inches each, and wires for five panels.
  await page.dialog.findByText(/408 in = 34 ft/)
  page.dialog.getByText(/5 panel heater wires/)
  page.dialog.getByRole('button', { name: 'Copy as text' })
  page.dialog.getByRole('button', { name: 'Print' })
  await page.user.click(page.dialog.getByRole('button', { name: /^Add the set/ }))
  await page.user.click(await page.dialog.findByRole('button', { name: 'Open cart' }))
  expect(shop.actions.addCalculated).toHaveBeenCalledOnce()
  expect(shop.actions.openCart).toHaveBeenCalledOnce()
  await page.user.click(page.dialog.getByRole('button', { name: 'Open in the calculator' }))
  expect(shop.actions.calculateSaved.mock.calls[0]?.[0]).toMatchObject({ name: 'Dock 1', door })
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})
