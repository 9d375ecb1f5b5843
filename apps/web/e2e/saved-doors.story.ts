import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { calculator, choose, typeOpening } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { closeByEscape, eventually } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()

describe('a saved door', () => {
  it('is saved from the calculator, updated, calculated again, ordered from, removed and restored', async () => {
    await using story = await openStory(shop, {
      user: people.summit,
      size: narrow,
      at: '/?calculator=gasket',
    })
    const { page } = story
    await choose(page, 'Manual Entry', 'Sectional overhead', 'Manual')
    await typeOpening(page, '96', '120')
    await choose(page, 'Save this door')
    const dialog = page.getByRole('dialog', { name: 'Save this door' })
    await dialog.getByLabel('Name').fill('Dock 3')
    await dialog.getByLabel('Site').fill('Yard')
    await dialog.getByRole('button', { name: 'Save door' }).click()
    await page.getByText('Saved as Dock 3, Yard.').waitFor()

    await page.goto('/?panel=account&view=doors')
    const open = page.getByRole('button', { name: 'Parts for Dock 3' })
    await open.click()
    const parts = page.getByRole('dialog', { name: 'Parts for Dock 3' })
    // Four joints of 96 + 2 × 3 inches each.
    await parts.getByText('404 in = 33.75 ft').waitFor()
    await page.getByRole('switch', { name: 'Power operated' }).check()
    await parts.getByText('408 in = 34 ft').waitFor()
    await parts.getByRole('button', { name: 'Update saved door' }).click()
    await page.getByText('Updated Dock 3.').waitFor()
    await parts.getByRole('button', { name: 'Open in the calculator' }).click()
    await calculator(page).getByText('408 in = 34 ft').waitFor()
    await calculator(page).getByText('In your saved doors as Dock 3, Yard.').waitFor()
    await closeByEscape(page, page.getByRole('dialog', { name: 'Gasket Calculator' }))

    await open.click()
    await parts.getByRole('button', { name: /^Add the set/ }).click()
    await parts.getByRole('button', { name: 'Open cart' }).click()
    await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    await page.goBack()
    await eventually(() => open.count()).toBe(1)

    const remove = page.getByRole('button', { name: 'Remove Dock 3' })
    await remove.click()
    await page.getByText('No doors saved yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await remove.click()
    await page.getByText('No doors saved yet.').waitFor()
  })
})
