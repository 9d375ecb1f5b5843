import { readFile } from 'node:fs/promises'
import { pdfText } from '@mullion/api/testing/pdf-text'
import { formatMoney } from '@mullion/domain/money'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { ordersOf, pendingLineCount } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import { cards, placed, placeOrder, resultModal, rollerLatch, typeCard, typeEmail } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()
const email = 'dana@tidewater-story.example'

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await download.path())
}

/** The cells of a file whose quoted cells hold no line ends. */
const cellsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )

describe('an order on the order desk', () => {
  it('is exported to accounting with the right cells, and its invoice matches', async () => {
    await using guest = await openStory(shop, { at: null })
    await openShipping(guest.page, [{ ...rollerLatch, quantity: 2, comments: ['=SUM(A1), "dock" 3'] }])
    await typeAndSetAddress(guest.page)
    await proceed(guest.page)
    await typeEmail(guest.page, email)
    await typeCard(guest.page, cards.approved)
    await placeOrder(guest.page).click()
    await resultModal(guest.page, placed).waitFor()
    const order = ordersOf(shop, email).at(-1)
    if (!order) throw new Error('The order was not stored.')
    const lines = pendingLineCount(shop)

    await using staff = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=pending-orders' })
    const { page } = staff
    await page.getByRole('button', { name: 'Generate CSV' }).click()
    await page.getByRole('button', { name: /^Export \d+ orders?$/ }).click()
    await page.getByText('CSV generated successfully!').waitFor()
    const file = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download CSV', exact: true }).click(),
    )
    const [heading = [], ...rows] = cellsOf(file.toString('utf8'))
    expect(rows).toHaveLength(lines)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heading.length]))
    const dollars = (cents: number) => (cents / 100).toFixed(2)
    const [row = []] = rows.filter(([number]) => number === order.number)
    expect(Object.fromEntries(heading.map((column, at) => [column, row[at]]))).toEqual({
      OrderNumber: order.number,
      OrderDate: order.storeDay,
      ARDivisionNo: '00',
      CustomerNo: 'WEBGUEST',
      CustomerPONo: '',
      IseNumber: '',
      ShipToName: 'Tidewater Cold Storage',
      Attention: '',
      ShipToAddress1: '18 Harbor Street',
      ShipToAddress2: '',
      ShipToAddress3: '',
      City: 'Newport',
      State: 'NC',
      ZipCode: '28570',
      Country: 'US',
      Phone: '',
      ShipVia: 'UPS Ground',
      BillingOption: 'prepay',
      CarrierAccount: '',
      FreightAmt: dollars(order.shippingCents),
      SalesTaxAmt: dollars(order.taxCents),
      OrderTotal: dollars(order.grandTotalCents),
      TermsCode: 'CC',
      CardType: 'V',
      LastFour: '2224',
      BuyerEmail: email,
      LineNo: '1',
      ItemCode: `311-${rollerLatch.number}`,
      Description: 'LATCH ROLLER ADJ CHR NYL',
      UnitOfMeasure: 'EA',
      QuantityOrdered: '2',
      UnitPrice: '29.70',
      LineComment: '\'=SUM(A1), "dock" 3',
      FreightPayer: '',
      FreightPayerAddress1: '',
      FreightPayerAddress2: '',
      FreightPayerCity: '',
      FreightPayerState: '',
      FreightPayerZip: '',
      FreightPayerCountry: '',
    })

    await page.getByRole('button', { name: 'View Orders' }).click()
    await page.getByLabel('Search orders').fill(order.number)
    await page
      .getByRole('button', { name: new RegExp(order.number) })
      .first()
      .click()
    const invoice = page.getByRole('dialog').getByRole('link', { name: 'Get Invoice' })
    const text = await pdfText(await downloaded(page, () => invoice.click()))
    const said = [
      ...[
        'INVOICE',
        order.number,
        'Mullion Door Parts',
        'BILL TO',
        email,
        'SHIP TO',
        'Tidewater Cold Storage',
      ],
      ...[
        '18 Harbor Street',
        'Newport, NC 28570',
        'Visa ending in 2224',
        rollerLatch.number,
        '2 EA',
        '$29.70',
      ],
      ...['=SUM(A1), "dock" 3', '$59.40', formatMoney(order.grandTotalCents), 'Page 1 of 1'],
    ]
    expect(said.filter((words) => !text.includes(words))).toEqual([])
  })
})
