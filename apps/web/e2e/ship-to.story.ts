import { describe, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { eventually, findAndAdd, proceedToCheckout, rollerLatch, typeAddress } from './support/steps.ts'
import { openStory, type StoryOptions } from './support/story.ts'

const shop = await openShop()
const wrongPlace =
  "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again."

async function openShipTo(options: StoryOptions = {}) {
  const story = await openStory(shop, options)
  await findAndAdd(story.page, rollerLatch)
  await proceedToCheckout(story.page)
  return story
}

describe('the ship-to form', () => {
  it('reports missing and invalid fields, focuses the first, and explains that Canada is unavailable', async () => {
    await using story = await openShipTo()
    const { page } = story
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await eventually(() => page.getByText('This field is required.').count()).toBe(5)
    await eventually(() =>
      page.getByLabel('Name or company').evaluate((field) => field === document.activeElement),
    ).toBe(true)
    await typeAddress(page, { 'ZIP code': '285-7' })
    await page.getByLabel('Telephone').fill('12345')
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText('Invalid ZIP format').waitFor()
    await page.getByText('Invalid phone number format').waitFor()
    await page.getByText('Set ship to address to continue').waitFor()
    await page.getByLabel('ZIP code').fill('')
    await page.getByLabel('ZIP code').pressSequentially('2a8 5x70-12')
    await eventually(() => page.getByLabel('ZIP code').inputValue()).toBe('28570-12')

    await page.getByLabel('Country').selectOption('CA')
    const modal = page.getByRole('dialog', { name: 'Shipping to Canada is temporarily unavailable' })
    await modal.getByText('Online orders to Canada cannot be processed').waitFor()
    await modal.getByRole('button', { name: 'OK' }).click()
    await eventually(() => page.getByRole('button', { name: 'Shipping Method' }).isDisabled()).toBe(true)
    await page.getByLabel('Country').selectOption('US')
    await eventually(() => page.getByRole('button', { name: 'Shipping Method' }).isEnabled()).toBe(true)
  })

  it('reports a ZIP code and state mismatch below the shipping panel, and prices the corrected address', async () => {
    await using story = await openShipTo({ expectedErrors: /checkout\.quote/ })
    const { page } = story
    await typeAddress(page, { State: 'CA' })
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    const problem = page.getByRole('alert').filter({ hasText: 'Failed to get a freight quote.' })
    await problem.waitFor()
    // The exact text, including its double space.
    await eventually(() => problem.locator('p').first().textContent()).toBe(wrongPlace)
    await eventually(() => page.getByRole('button', { name: 'Proceed to Finalize Order' }).isDisabled()).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Edit address' }).click()
    await page.getByLabel('State').selectOption('NC')
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
  })

  it('keeps the address over a reload and locks it once set; Reset clears and unlocks it', async () => {
    await using story = await openShipTo()
    const { page } = story
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText('2nd Day Air').click()
    await eventually(() => page.getByLabel('2nd Day Air').isChecked()).toBe(true)
    await page.reload()
    const name = page.getByLabel('Name or company')
    await eventually(() => name.inputValue()).toBe('Tidewater Cold Storage')
    await eventually(() => name.isEditable()).toBe(false)
    await eventually(() => page.getByLabel('2nd Day Air').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Reset Form' }).click()
    await eventually(() => name.inputValue()).toBe('')
    await eventually(() => name.isEditable()).toBe(true)
    await page.getByText('Set ship to address to continue').waitFor()
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await eventually(() => page.getByLabel('Ground').isChecked()).toBe(true)
  })
})
