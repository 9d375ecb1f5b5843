import { calculatorParts, doorOf } from '@mullion/api/testing/doors'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Door } from '@mullion/domain/doors/door'
import { afterAll, expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { prepareSaved } from '../calculator/calculator.state.ts'
import { CalculatorDialog } from '../calculator/calculator-dialog.tsx'
import { DoorPage } from '../parts-for-door/door-page.tsx'
import { ignoredActions } from '../parts-for-door/testing/ignored-actions.ts'

const opening = { widthInches: 72, heightInches: 96 }
const slide = doorOf({ doorType: 'slide', build: 'Single Panel', ...opening })
const shop = await openTestShop({
  people: true,
  parts: calculatorParts,
  doors: [
    { serialNumber: '16-9021' },
    {
      ...{ serialNumber: '17-9021', doorType: 'slide', build: 'Single Panel' },
      ...{ ...opening, powerOperated: true },
    },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())
const { doors } = await shop.person('buyer')

const openPage = (serialNumber: string) =>
  show(<DoorPage serialNumber={serialNumber} actions={ignoredActions} />, { fetch: shop.fetchAs('buyer') })
const openGasketCalculator = () =>
  show(<CalculatorDialog calculator="gasket" opened onClose={() => {}} actions={ignoredActions} />, {
    fetch: shop.fetchAs('buyer'),
  })
const lastNotice = () => noticesState.list.at(-1)?.text
const stored = async (name: string): Promise<Door | undefined> =>
  (await doors.saved.list({})).doors.find((each) => each.name === name)?.door

it('a door is saved with a name and a site, and its page then says what it is saved as', async () => {
  using page = openPage('16-9021')
  const save = await page.findByRole('button', { name: 'Save this door' })
  await expect.poll(() => save.hasAttribute('disabled')).toBe(false)
  await page.user.click(save)
  await page.user.click(await page.findByRole('button', { name: 'Save door' }))
  page.getByText('Enter a name for the door.')
  await page.fill(page.getByLabelText(/^Name/), 'Freezer 3')
  await page.fill(page.getByLabelText('Site', { selector: 'input' }), 'Harbor kitchen')
  await page.user.click(page.getByRole('button', { name: 'Save door' }))
  await expect.poll(lastNotice).toBe('Saved as Freezer 3, Harbor kitchen.')
  await page.findByText('In your saved doors as Freezer 3, Harbor kitchen.')
  await page.findByRole('button', { name: 'Freezer 3 · Rename' })
})

it('a door page opens with the operator the door was saved with, and says when another one is shown', async () => {
  await doors.saved.save({ name: 'Dock 1', site: '', serialNumber: '17-9021', door: slide })
  using page = openPage('17-9021')
  await page.findByText('In your saved doors as Dock 1.')
  await page.findByText('Originally power operated.')
  // (72 + 2 × 2.5) + 2 × (96 + 2.5) + 12 inches
  await page.findByText('286 in = 23.75 ft')
  await page.user.click(page.getByRole('switch', { name: /^Power operated/ }))
  await page.findByText('In your saved doors as Dock 1: manually operated.')

  // A renamed door is still the same door.
  await page.user.click(page.getByRole('button', { name: 'Dock 1 · Rename' }))
  await page.fill(await page.findByLabelText(/^Name/), 'Dock 7')
  await page.user.click(page.getByRole('button', { name: 'Rename' }))
  await page.findByText('In your saved doors as Dock 7: manually operated.')
  expect(await stored('Dock 7')).toEqual(slide)
  await page.user.click(page.getByRole('button', { name: 'Update saved door' }))
  await page.findByText('In your saved doors as Dock 7.')
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Dock 7 · Rename' }))
  expect(await stored('Dock 7')).toEqual({ ...slide, powerOperated: true })
})

it('a door is saved from the calculator with what was answered', async () => {
  using page = openGasketCalculator()
  for (const name of ['Manual Entry', 'Sectional overhead', 'Power Operated'])
    await page.user.click(await page.findByRole('button', { name }))
  await page.fill(page.getByLabelText('Width'), '96')
  await page.fill(page.getByLabelText('Height'), '120')
  await page.user.keyboard('{Enter}')
  await page.user.click(await page.findByRole('button', { name: 'Save this door' }))
  await page.fill(await page.findByLabelText(/^Name/), 'Dock 2')
  await page.user.click(page.getByRole('button', { name: 'Save door' }))
  await expect.poll(lastNotice).toBe('Saved as Dock 2.')
  expect(await stored('Dock 2')).toMatchObject({
    ...{ doorType: 'so', build: 'Sectional', powerOperated: true },
    ...{ widthInches: 96, heightInches: 120 },
  })
})

it('a saved door opened in the calculator is updated with other dimensions', async () => {
  const sectional = doorOf({
    ...{ doorType: 'so', build: 'Sectional', bottom: null, powerOperated: true },
    ...{ widthInches: 96, heightInches: 120 },
  })
  prepareSaved(await doors.saved.save({ name: 'Dock 3', site: 'Yard', serialNumber: null, door: sectional }))
  using page = openGasketCalculator()
  await page.findByText(/408 in = 34 ft/)
  await page.findByText('In your saved doors as Dock 3, Yard.')
  await page.user.click(page.getByRole('button', { name: 'Change dimensions' }))
  await page.fill(page.getByLabelText('Width'), '100')
  await page.user.keyboard('{Enter}')
  // Four joints of 100 + 2 × 3 inches each.
  await page.findByText(/424 in = 35.25 ft/)
  page.getByText('In your saved doors as Dock 3, Yard: Sectional door, 96" × 120", power operated.')
  await page.user.click(page.getByRole('button', { name: 'Update saved door' }))
  await page.findByText('In your saved doors as Dock 3, Yard.')
  expect(await stored('Dock 3')).toEqual({ ...sectional, widthInches: 100 })
})
