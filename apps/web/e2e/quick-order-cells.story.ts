import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const at = '/?panel=cart&view=quick-order'

const rows = (page: Page) => page.getByRole('list', { name: 'Rows of the quick order' }).getByRole('listitem')
const row = (page: Page, place: number) => rows(page).nth(place - 1)
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

  it('keep focus when a part is chosen or a row is removed, and survive a reload', async () => {
    await using story = await openStory(shop, { at })
    const { page } = story
    await eventually(() => focused(page)).toBe('Part number, row 1')
    await paste(page, '0601-CH', `${closerHook.number}\t1`, '0601-CH\t2')
    for (const [place, next] of [
      [1, 'Quantity, row 1'],
      [3, 'Part number, row 3'],
    ] as const) {
      await row(page, place).getByRole('button', { name: rollerLatch.number }).press('Enter')
      await eventually(() => focused(page)).toBe(next)
    }
    await row(page, 3).getByText('$59.40').first().waitFor()

    await page.getByRole('button', { name: 'Remove row 2' }).press('Enter')
    await eventually(() => cells(page)).toHaveLength(3)
    await eventually(() => focused(page)).toBe('Remove row 2')
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Remove row 1')
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Part number, row 1')
    await eventually(() => cells(page)).toEqual(['||'])

    await paste(page, `${closerHook.number}\t1`, `${rollerLatch.number}\t2`)
    await eventually(() => cells(page)).toHaveLength(3)
    await page.getByRole('button', { name: 'Clear rows' }).press('Enter')
    await eventually(() => cells(page)).toEqual(['||'])
    await eventually(() => focused(page)).toBe('Part number, row 1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 2).getByText('$59.40').first().waitFor()

    // The rows survive a reload until they are added to the cart.
    await page.reload()
    await row(page, 2).getByText('$59.40').first().waitFor()
    await page.getByRole('button', { name: 'Add 2 rows to cart' }).click()
    await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    await page.goto(at)
    await eventually(() => cells(page)).toEqual(['||'])
  })
})
