import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openOwnShop } from './support/shop.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()

describe('a new part', () => {
  it('is added with its image, and a buyer finds it right away', async () => {
    await using staff = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=add-part' })
    const { page } = staff
    await page.getByLabel('Part number').fill('9876-01')
    await page.getByLabel('Price').fill('42.50')
    await page.getByLabel('Units').selectOption('EA')
    await page.getByLabel('Part name').fill('HNG ZEPHYR LIFT')
    await page.getByRole('checkbox', { name: 'Swing' }).check()
    await page.getByRole('checkbox', { name: 'Hinges' }).check()
    for (const size of ['Length (in)', 'Height (in)', 'Depth (in)', 'Weight (lb)']) {
      await page.getByLabel(size).fill('2.5')
    }
    const buffer = await readFile(new URL('../screenshots/results.png', import.meta.url))
    const file = { name: 'zephyr.png', mimeType: 'image/png', buffer }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByAltText('Preview of the new image').waitFor()
    await page.getByRole('button', { name: 'Add Part' }).last().click()
    await page.getByText('Part successfully added').waitFor()

    await using buyer = await openStory(shop, { user: people.buyer, at: '/?s=zephyr' })
    const found = buyer.page.getByRole('link', { name: /HNG ZEPHYR LIFT|Hinge Zephyr Lift/i })
    await found.waitFor()
    const picture = buyer.page.locator('img[srcset*="9876-01-v1"]')
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})
