import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { expectFocus } from './support/calculator-steps.ts'
import { changeShop, registerDoor } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import { backFromSteps, closeByEscape, eventually } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openOwnShop()
registerDoor(shop, { serialNumber: '16-9001' })

const openAs = (user: string, size: typeof wide, at: string) => openStory(shop, { user, size, at })

const summit = 'buyer@summit.example'
const operator = (page: Page) => page.getByRole('switch', { name: 'Power operated' })
const names = (page: Page) => page.getByRole('button', { name: /^Parts for/ })

async function save(page: Page, name: string, site: string): Promise<void> {
  await page.getByRole('button', { name: 'Save this door' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this door' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Site').fill(site)
  await dialog.getByRole('button', { name: 'Save door' }).click()
}

describe('the saved doors of a company', () => {
  it('can be added by one user, and found, renamed, removed and restored by another', async () => {
    await using story = await openAs(people.buyer, wide, '/?s=15-0001')
    const { page } = story
    await page.getByRole('button', { name: 'Save this door' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this door' })
    await dialog.getByRole('button', { name: 'Save door' }).click()
    await dialog.getByText('Enter a name for the door.').waitFor()
    await closeByEscape(page, dialog)
    // While it closes, its fields still take text, which the next one does not have.
    await dialog.waitFor({ state: 'detached' })
    await save(page, 'Freezer 3', 'Harbor kitchen')
    await page.getByText('Saved as Freezer 3, Harbor kitchen.').waitFor()
    await page.getByRole('button', { name: 'Freezer 3 · Rename' }).waitFor()

    await using other = await openAs(people.owner, narrow, '/?panel=account&view=doors')
    const { page: doors } = other
    await doors.getByText('Harbor kitchen').waitFor()
    await doors.getByLabel('Find a door').fill('no such')
    await doors.getByText('No doors match your search.').waitFor()
    await doors.getByLabel('Find a door').fill('HARBOR')
    await doors.getByRole('button', { name: 'Parts for Freezer 3' }).waitFor()
    await doors.getByLabel('Find a door').fill('')
    await doors.getByRole('button', { name: 'Rename Freezer 3' }).click()
    const rename = doors.getByRole('dialog', { name: 'Rename door' })
    await rename.getByLabel('Name').fill('Dock freezer')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await doors.getByRole('button', { name: 'Remove Dock freezer' }).click()
    await doors.getByText('No doors saved yet.').waitFor()
    await doors.getByRole('button', { name: 'Undo' }).click()
    await doors.getByRole('button', { name: 'Parts for Dock freezer' }).click()
    const parts = doors.getByRole('dialog', { name: 'Parts for Dock freezer' })
    await parts.getByText('219.75 in = 18.25 ft').waitFor()
    await parts.getByRole('button', { name: 'Other parts for 15-0001' }).click()
    await doors.getByRole('heading', { name: 'Door 15-0001' }).waitFor()
  })

  it('keep the operator they were saved with, even if the door record differs', async () => {
    await using story = await openAs(people.polar, wide, '/?s=17-0001')
    const { page } = story
    await operator(page).uncheck()
    // (72 + 2 × 2.5) + 2 × (96 + 2.5) + 12 inches
    await page.getByText('286 in = 23.75 ft').waitFor()
    await save(page, 'Dock 1', '')
    await page.getByText('Saved as Dock 1.').waitFor()
    await backFromSteps(page)
    await page.reload()
    await page.getByText('In your saved doors as Dock 1.').waitFor()
    await page.getByText('Originally power operated.').waitFor()
    await page.getByText('286 in = 23.75 ft').waitFor()

    // A renamed door is still the same door.
    await operator(page).check()
    await page.getByText('In your saved doors as Dock 1: manually operated.').waitFor()
    await page.getByRole('button', { name: 'Dock 1 · Rename' }).click()
    const rename = page.getByRole('dialog', { name: 'Rename door' })
    await rename.getByLabel('Name').fill('Dock 7')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await page.getByText('In your saved doors as Dock 7: manually operated.').waitFor()
    await page.getByRole('button', { name: 'Update saved door' }).click()
    await page.getByText('In your saved doors as Dock 7.', { exact: true }).waitFor()
    await expectFocus(page, 'Dock 7 · Rename')
    await operator(page).uncheck()
    await page.getByRole('button', { name: 'Update saved door' }).click()
    await page.getByText('In your saved doors as Dock 7.', { exact: true }).waitFor()

    await page.goto('/?panel=account&view=doors')
    await page.getByRole('button', { name: 'Parts for Dock 7' }).click()
    const parts = page.getByRole('dialog', { name: 'Parts for Dock 7' })
    await parts.getByText('286 in = 23.75 ft').waitFor()
    await operator(page).check()
    await parts.getByRole('button', { name: 'Update saved door' }).waitFor()

    // If the register differs, the door can only be updated from it; other changes cannot be saved.
    const widen = 'update doors set width_inches = width_inches + ? where serial_number = ?'
    changeShop(shop, widen, 2, '17-0001')
    await page.reload()
    await page.getByRole('button', { name: 'Parts for Dock 7' }).click()
    await parts.getByRole('button', { name: 'Update from our records' }).waitFor()
    await operator(page).check()
    await parts.getByText('288 in = 24 ft').waitFor()
    expect(await parts.getByRole('button', { name: 'Update saved door' }).count()).toBe(0)
    await closeByEscape(page, parts)
    await parts.waitFor({ state: 'detached' })
    changeShop(shop, widen, -2, '17-0001')
    await page.reload()
    await page.getByRole('button', { name: 'Remove Dock 7' }).click()
    await page.getByText('No doors saved yet.').waitFor()
  })

  it('without a serial number reopen with the saved dimensions, gaskets, heater and operator', async () => {
    await using story = await openAs(people.polar, wide, '/?calculator=gasket')
    const { page } = story
    const dialog = page.getByRole('dialog', { name: 'Gasket Calculator' })
    for (const answer of [/^Manual Entry/, /^Sectional/, /^Power Operated/]) {
      await dialog.getByRole('button', { name: answer }).click()
    }
    await dialog.getByLabel('Width').fill('96')
    await dialog.getByLabel('Height').fill('120')
    await page.keyboard.press('Enter')
    await save(page, 'Dock 2', '')
    await page.getByText('Saved as Dock 2.').waitFor()
    await page.goto('/?panel=account&view=doors')
    await eventually(() => names(page).count()).toBe(1)
    await names(page).first().click()
    const parts = page.getByRole('dialog', { name: 'Parts for Dock 2' })
    // Four joints of 96 + 2 × 3 inches each, and wires for five panels.
    await parts.getByText('408 in = 34 ft').waitFor()
    await parts.getByText('5 panel heater wires').waitFor()
    await parts.getByRole('button', { name: /^Add the set/ }).click()
    await parts.getByRole('button', { name: 'Open cart' }).click()
    await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    await page.goBack()
    await eventually(() => names(page).count()).toBe(1)
  })

  it('without a serial number can be updated, including from the calculator', async () => {
    await using story = await openAs(summit, narrow, '/?calculator=gasket')
    const { page } = story
    const dialog = page.getByRole('dialog', { name: 'Gasket Calculator' })
    for (const answer of [/^Manual Entry/, /^Sectional/, /^Manual/]) {
      await dialog.getByRole('button', { name: answer }).click()
    }
    await dialog.getByLabel('Width').fill('96')
    await dialog.getByLabel('Height').fill('120')
    await page.keyboard.press('Enter')
    await save(page, 'Dock 3', 'Yard')
    await page.getByText('Saved as Dock 3, Yard.').waitFor()
    await page.goto('/?panel=account&view=doors')
    await names(page).first().click()
    const parts = page.getByRole('dialog', { name: 'Parts for Dock 3' })
    await parts.getByText('404 in = 33.75 ft').waitFor()
    await parts.getByRole('button', { name: 'Copy as text' }).waitFor()
    await parts.getByRole('button', { name: 'Print' }).waitFor()
    await operator(page).check()
    await parts.getByText('408 in = 34 ft').waitFor()
    await parts.getByRole('button', { name: 'Update saved door' }).click()
    await page.getByText('Updated Dock 3.').waitFor()
    await eventually(() => parts.getByRole('button', { name: 'Update saved door' }).count()).toBe(0)

    await parts.getByRole('button', { name: 'Open in the calculator' }).click()
    await dialog.getByText('408 in = 34 ft').waitFor()
    await dialog.getByRole('button', { name: 'Change dimensions' }).click()
    await dialog.getByLabel('Width').fill('100')
    await page.keyboard.press('Enter')
    // Four joints of 100 + 2 × 3 inches each.
    await dialog.getByText('424 in = 35.25 ft').waitFor()
    await dialog
      .getByText('In your saved doors as Dock 3, Yard: Sectional door, 96" × 120", power operated.')
      .waitFor()
    await dialog.getByRole('button', { name: 'Update saved door' }).click()
    await dialog.getByText('In your saved doors as Dock 3, Yard.').waitFor()
    await page.goto('/?panel=account&view=doors')
    await names(page).first().click()
    await parts.getByText('424 in = 35.25 ft').waitFor()
    await closeByEscape(page, parts)
    await page.getByRole('button', { name: 'Remove Dock 3' }).click()
    await page.getByText('No doors saved yet.').waitFor()
  })

  it('say when the door record has changed, and can be updated from it', async () => {
    await using story = await openAs(summit, wide, '/?s=16-9001')
    const { page } = story
    await save(page, 'Walk-in', '')
    await page.getByText('In your saved doors as Walk-in.').waitFor()
    await backFromSteps(page)
    changeShop(shop, 'update doors set width_inches = 48 where serial_number = ?', '16-9001')
    await page.goto('/?panel=account&view=doors')
    await page.getByText('Our records for this door have changed.').waitFor()
    await names(page).first().click()
    const parts = page.getByRole('dialog', { name: 'Parts for Walk-in' })
    await parts.getByText('219.75 in = 18.25 ft').waitFor()
    await parts
      .getByText('Our records for this door have changed: Traditional swing door, 48" × 84", Sweep Bottom.')
      .waitFor()
    await parts.getByRole('button', { name: 'Update from our records' }).click()
    await parts.getByText('231.75 in = 19.25 ft').waitFor()
    await eventually(() => page.getByText('Our records for this door have changed').count()).toBe(0)
    await parts.getByRole('img', { name: /right hand/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('li svg g[transform^="matrix(-1 "]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Remove Walk-in' }).click()
    await page.getByText('No doors saved yet.').waitFor()
  })
})
