import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const at = '/?panel=cart&view=quick-order'
const obsolete = '0109-144'

const rows = (page: Page) => page.getByRole('list', { name: 'Rows of the quick order' }).getByRole('listitem')
const row = (page: Page, place: number) => rows(page).nth(place - 1)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
/** What stands in the cells, row by row. */
const cells = (page: Page) =>
  rows(page).evaluateAll((list) =>
    list.map((each) => [...each.querySelectorAll('input')].map((input) => input.value).join('|')),
  )

/** Copies what a spreadsheet would and pastes it where the focus is. */
async function paste(page: Page, ...lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\r\n`).join('')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

describe('the cells of a quick order', () => {
  it.each([wide, narrow])('are pasted into as those of a spreadsheet, $width wide', async (size) => {
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
    await page.getByText('Nothing was pasted: 2 columns were copied, and from here on there is 1.').waitFor()
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
    await look(page, 'quick-order-cells')
    await expectAccessible(page, 'a filled quick order')
  })

  it('keep the focus when a part is chosen and when rows go', async () => {
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
  })

  it('are there after a reload, until they are emptied', async () => {
    await using story = await openStory(shop, { at })
    const { page } = story
    await eventually(() => focused(page)).toBe('Part number, row 1')
    await paste(page, `${rollerLatch.number}\t2\tDock 4`)
    await row(page, 1).getByText('$59.40').waitFor()
    await page.reload()
    await row(page, 1).getByText('$59.40').waitFor()
    await eventually(() => cells(page)).toEqual([`${rollerLatch.number}|2|Dock 4`, '||'])
    await page.getByRole('button', { name: 'Add 1 row to cart' }).click()
    await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
    await page.goto(at)
    await eventually(() => cells(page)).toEqual(['||'])
  })

  it('are not filled from a sheet that is no CSV file', async () => {
    await using story = await openStory(shop, { at })
    const { page } = story
    await row(page, 1).waitFor()
    await upload(page, 'order.xlsx', Buffer.from('PK\x03\x04\x14\x00order', 'latin1'))
    await page.getByText('Save the sheet as CSV first.').waitFor()
    await upload(page, 'order.png', Buffer.from('\x89PNG\r\n\x1a\n\x00\x00', 'latin1'))
    await page.getByText('This file is not a CSV file.').waitFor()
    await eventually(() => cells(page)).toEqual(['||'])
    const form = ['Arctic Door Service', 'Item,Part Number,Description,Qty Needed']
    const lines = [
      `1,${rollerLatch.number},Roller latch 36",2`,
      '2,,,',
      `3,${closerHook.number},"as before,1`,
    ]
    await upload(page, 'order.csv', Buffer.from([...form, ...lines].join('\r\n')))
    await page.getByText('2 of 2 rows ready').waitFor()
    await eventually(() => cells(page)).toEqual([`${rollerLatch.number}|2|`, `${closerHook.number}|1|`, '||'])
  })

  it('say to staff that an obsolete part cannot be ordered', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await signIn(page, people.admin)
    await page.goto(at)
    await page.getByLabel('Part number, row 1').fill(obsolete)
    await page.getByLabel('Quantity, row 1').fill('1')
    await row(page, 1).getByText('This part is no longer sold.').waitFor()
    await eventually(() => page.getByLabel('Part number, row 1').getAttribute('aria-invalid')).toBe('true')
    await eventually(() => page.getByRole('button', { name: 'Add 0 rows to cart' }).isDisabled()).toBe(true)
  })
})
