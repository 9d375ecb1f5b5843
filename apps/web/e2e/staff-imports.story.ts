import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openOwnShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()

const priceList = (...rows: string[]) => ({
  name: 'winter-prices.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['part_number,part_price', ...rows, ''].join('\r\n')),
})

describe('a price list', () => {
  it('with two bad rows is rejected by row, corrected, applied, shown in the store, and undone', async () => {
    await using staff = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=imports' })
    const { page } = staff
    await page.getByLabel('File contents').selectOption({ label: 'Prices' })
    const send = async (...rows: string[]) => {
      await page.locator('input[type=file]').setInputFiles(priceList(...rows))
    }
    await send(`${rollerLatch.number},31.25`, '9999-99X,4.00', `${closerHook.number},twelve`)
    await page.getByText('2 problems in the file. Nothing was saved.').waitFor()
    const problems = page.getByRole('table', { name: 'Problems in the file' }).getByRole('row')
    await eventually(() => problems.allInnerTexts()).toEqual([
      expect.stringContaining('Row'),
      expect.stringMatching(/^3\s+part_number\s+Part number not found\./),
      expect.stringMatching(/^4\s+part_price\s+Price must be a whole number/),
    ])
    await page.getByRole('button', { name: 'Choose another file' }).click()

    await send(`${rollerLatch.number},31.25`, `${closerHook.number},12.40`)
    const changes = page.getByRole('table', { name: 'Changes in this import' })
    await changes.getByText('$31.25').waitFor()
    await page.reload()
    await changes.getByText('$29.70').waitFor()
    await page.getByRole('button', { name: 'Apply 1 Change' }).click()
    await page.getByText('The import was applied.').waitFor()

    const priceShown = async (text: string) => {
      await using guest = await openStory(shop, { at: `/?s=${rollerLatch.number}` })
      await guest.page.getByText(text).first().waitFor()
    }
    await priceShown('$31.25')
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('The import was undone.').waitFor()
    await priceShown('$29.70')
  })
})
