import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { openShop } from './support/shop.ts'
import {
  cartLines,
  closeByEscape,
  closerHook,
  confirm,
  cutGasket,
  eventually,
  handedHinge,
  rollerLatch,
  savedQuantities,
  typeCut,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const swingGasket = { id: 186, number: '0201-BL' }

describe('a quick order', () => {
  it.each(widths)(
    'takes a pasted list, keeps invalid rows with the reason, and reads its own sample file, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size })
      const { page } = story
      const row = (place: number) =>
        page
          .getByRole('list', { name: 'Rows of the quick order' })
          .getByRole('listitem')
          .nth(place - 1)
      await page.getByRole('button', { name: 'View All Parts' }).waitFor()
      // The page handles keyboard shortcuts only a moment after it is rendered.
      await eventually(async () => {
        await page.keyboard.press('Alt+q')
        return page.getByRole('heading', { name: 'Quick order' }).count()
      }).toBe(1)
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      await eventually(focused).toBe('Part number, row 1')
      const list = [
        `311-${rollerLatch.number}\t2\tDock 4`,
        `${handedHinge.number}\t3`,
        cutGasket.number,
        '0906 0ch\t1.5',
        '0601-XXX\t1',
        '0601-CH\t1',
        '1201-HW\t5',
      ]
      await page.evaluate((text) => navigator.clipboard.writeText(text), list.join('\r\n'))
      await page.keyboard.press('Control+V')
      await row(1).getByText('$59.40').waitFor()
      await row(4).getByText('This part is sold individually. Enter a whole number.').waitFor()
      await row(5).getByText('Part number not found.').waitFor()
      await row(6).getByText('Several part numbers start with this.').waitFor()
      await row(7)
        .getByText(/Use the calculator\.$/)
        .waitFor()
      await row(7).getByRole('button', { name: 'Configure 1201-HW' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Calculate' }).click()
      await closeByEscape(page, page.getByRole('dialog', { name: 'Heater Calculator' }))
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await row(2)
        .getByRole('button', { name: `Configure ${handedHinge.number}` })
        .click()
      const left = page.getByRole('textbox', { name: 'Quantity for Left' })
      await left.fill('3')
      await left.press('Enter')
      await row(2).getByText('Left 3').waitFor()
      await row(3)
        .getByRole('button', { name: `Configure ${cutGasket.number}` })
        .click()
      await typeCut(page, '24')
      await confirm(page)
      await page.getByRole('button', { name: 'Add 3 rows to cart' }).click()
      await page.getByText('3 rows added to the cart. 4 rows need a look.').waitFor()
      await eventually(() => focused()).toBe('Quantity, row 1')
      await eventually(() => savedQuantities(page)).toEqual({
        [rollerLatch.id]: 2,
        [handedHinge.id]: 3,
        [cutGasket.id]: 2,
      })
      await eventually(() => page.getByLabel('Part number, row 1').inputValue()).toBe('0906 0ch')

      await page.getByLabel('Quantity, row 1').fill('1')
      await row(3).getByRole('button', { name: rollerLatch.number }).click()
      await row(3).getByText('$29.70').first().waitFor()
      await page.getByRole('button', { name: 'Remove row 4' }).click()
      await page.getByRole('button', { name: 'Remove row 2' }).click()
      await page.getByRole('button', { name: 'Add 2 rows to cart' }).click()
      await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
      await cartLines(page).filter({ hasText: rollerLatch.number }).getByText('Dock 4').waitFor()
      await eventually(() => savedQuantities(page)).toMatchObject({ [rollerLatch.id]: 3, [closerHook.id]: 1 })

      await page.getByRole('button', { name: 'Quick order' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Sample file' }).click(),
      ])
      await page.locator('input[type=file]').setInputFiles({
        name: 'sample.csv',
        mimeType: 'text/csv',
        buffer: readFileSync(await download.path()),
      })
      await page.getByRole('button', { name: 'Add 3 rows to cart' }).click()
      await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
      await eventually(() => savedQuantities(page)).toMatchObject({
        [rollerLatch.id]: 5,
        [closerHook.id]: 2,
        [swingGasket.id]: 12.5,
      })
    },
  )
})
