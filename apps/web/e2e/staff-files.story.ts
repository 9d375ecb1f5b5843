import { readFile } from 'node:fs/promises'
import { pdfText } from '@mullion/api/testing/pdf-text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { pendingLineCount } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch, searchFor } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()

const openStaff = (view: string) => openStory(shop, { user: people.admin, at: `/?panel=admin&view=${view}` })

const priceList = (...rows: string[]) => ({
  name: 'winter-prices.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['part_number,part_price', ...rows, ''].join('\r\n')),
})

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await download.path())
}

describe('the catalog', () => {
  it('gets a new part with its image and the prices of a file, which buyers have right away, and an import is undone', async () => {
    await using staff = await openStaff('add-part')
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

    await using story = await openStory(shop, { at: '/?s=zephyr' })
    const { page: shopper } = story
    await shopper.getByRole('link', { name: /HNG ZEPHYR LIFT|Hinge Zephyr Lift/i }).waitFor()
    const picture = shopper.locator('img[srcset*="9876-01-v1"]')
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await page.goto('/?panel=admin&view=imports')
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

    await searchFor(shopper, rollerLatch.number)
    await shopper.getByText('$31.25').first().waitFor()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('The import was undone.').waitFor()
    await shopper.reload()
    await shopper.getByText('$29.70').first().waitFor()
  })
})

describe('the order desk', () => {
  it('exports pending orders to accounting, prints an invoice, and takes a shipment', async () => {
    const lines = pendingLineCount(shop)
    await using staff = await openStaff('pending-orders')
    const { page } = staff
    const number =
      (await page
        .getByText(/^W\d{6,}$/)
        .first()
        .textContent()) ?? ''
    await page.getByRole('button', { name: 'Generate CSV' }).click()
    await page.getByRole('button', { name: /^Export \d+ orders?$/ }).click()
    await page.getByText('CSV generated successfully!').waitFor()
    const file = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download CSV', exact: true }).click(),
    )
    const [heading, ...rows] = file.toString('utf8').trimEnd().split('\r\n')
    expect(heading).toMatch(/^\ufeff?OrderNumber,OrderDate,/)
    expect(rows).toHaveLength(lines)
    expect(rows.filter((row) => row.startsWith(`${number},`)).length).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'View Orders' }).click()
    await page.getByLabel('Search orders').fill(number)
    await page
      .getByRole('button', { name: new RegExp(number) })
      .first()
      .click()
    const invoice = page.getByRole('dialog').getByRole('link', { name: 'Get Invoice' })
    const text = await pdfText(await downloaded(page, () => invoice.click()))
    expect(['INVOICE', number, 'Page 1 of 1'].filter((words) => !text.includes(words))).toEqual([])

    // The button stays in its place when the field beside it has an error.
    const add = page.getByRole('button', { name: 'Add shipment' })
    const distance = async () => {
      const [field, button] = [
        await page.getByLabel('Tracking number').boundingBox(),
        await add.boundingBox(),
      ]
      return (button?.y ?? Number.NaN) - (field?.y ?? 0)
    }
    expect(await distance()).toBe(0)
    await add.click()
    await page.getByText('This field is required.').waitFor()
    expect(await distance()).toBe(0)
  })
})
