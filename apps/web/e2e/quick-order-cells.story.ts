import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const at = '/?panel=cart&view=quick-order'

const rows = (page: Page) => page.getByRole('list', { name: 'Rows of the quick order' }).getByRole('listitem')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const cells = (page: Page) =>
  rows(page).evaluateAll((list) => {
    const all = list.map((each) => [...each.querySelectorAll('input')].map(({ value }) => value).join('|'))
    // Includes only the first of the empty rows at the end.
    return all.slice(0, all.findLastIndex((row) => row !== '||') + 2)
  })

async function paste(page: Page, ...lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\r\n`).join('')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

describe('quick order cells', () => {
  it.each(widths)('take pasted cells like a spreadsheet, $width wide', async (size) => {
    await using story = await openStory(shop, { at, size })
    const { page } = story
    await eventually(() => focused(page)).toBe('Part number, row 1')
    await paste(page, rollerLatch.number, closerHook.number, '0601-CH')
    await eventually(() => cells(page)).toHaveLength(4)
    await eventually(() => focused(page)).toBe('Part number, row 1')
    await page.keyboard.press('Tab')
    await paste(page, '2', '1', '3')
    await eventually(async () => (await cells(page))[2]).toBe('0601-CH|3|')
    await eventually(() => focused(page)).toBe('Quantity, row 1')
    await page.keyboard.press('Tab')
    await paste(page, `${rollerLatch.number}\t2`)
    await page.getByText('Nothing was pasted. You copied 2 columns, but only 1 fits here.').waitFor()
    await eventually(async () => (await cells(page))[0]).toBe(`${rollerLatch.number}|2|`)
    await paste(page, 'left, then right', '', 'Dock 4')
    const [latch, hook] = [`${rollerLatch.number}|2|left, then right`, `${closerHook.number}|1|`]
    await eventually(() => cells(page)).toEqual([latch, hook, '0601-CH|3|Dock 4', '||'])

    await page.getByLabel('Part number, row 2').focus()
    await paste(page, `${closerHook.number}\t4`, `${rollerLatch.number}\t5`)
    await eventually(() => cells(page)).toEqual([
      latch,
      `${closerHook.number}|4|`,
      `${rollerLatch.number}|5|Dock 4`,
      '||',
    ])
    await page.getByText('3 of 3 rows ready').waitFor()

    await page.getByLabel('Comment, row 2').focus()
    await paste(page, 'Dock 5')
    await eventually(async () => (await cells(page))[1]).toBe(`${closerHook.number}|4|Dock 5`)
  })
})
