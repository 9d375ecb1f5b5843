import { openTestShop } from '@mullion/api/testing/open-test-shop'
import {
  type ReferenceOrder,
  type ReferencePart,
  referenceTotals,
} from '@mullion/api/testing/reference-totals'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { beforeEach, expect, it } from 'vitest'
import { clearDraft, dismissOutcome } from './checkout.state.ts'
import {
  buttonOf,
  type CheckoutPage,
  entryOf,
  pressPlaceOrder,
  setAddress,
  showCheckout,
  typeAddress,
} from './testing/checkout-page.tsx'

const piece = (listCents: number, inches: number, hundredthPounds: number): ReferencePart => ({
  unit: 'EA',
  listCents,
  lengthEighths: inches * 8,
  heightEighths: 32,
  depthEighths: 32,
  hundredthPounds,
})
const parts: readonly ReferencePart[] = [
  piece(1_333, 10, 310),
  piece(28_907, 18, 1_290),
  { ...piece(419, 12, 40), unit: 'FT' },
  piece(9_905, 110, 3_000),
]
const rows = parts.map((part, at) => ({
  id: at + 1,
  name: `PART ${at + 1}`,
  unit: part.unit,
  priceCents: part.listCents,
  lengthInches: part.lengthEighths / 8,
  heightInches: part.heightEighths / 8,
  depthInches: part.depthEighths / 8,
  weightPounds: part.hundredthPounds / 100,
}))

/** Carts as part id and quantity in quarter units, with the service the buyer picks and whether shipping is prepaid. */
const carts = [
  { name: 'by ground', lines: [[1, 12]], service: '03', prepaid: true },
  {
    name: 'by air',
    lines: [
      [1, 28],
      [2, 8],
    ],
    service: '02',
    prepaid: true,
  },
  { name: 'by the foot, collect', lines: [[3, 33]], service: '03', prepaid: false },
  {
    name: 'by truck',
    lines: [
      [4, 4],
      [2, 4],
    ],
    service: '03',
    prepaid: true,
  },
] as const

/** The amounts on the page by label, in cents. */
function shownCents(page: CheckoutPage): Record<string, number> {
  const terms = page.getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [
      term.textContent,
      Math.round(Number(term.nextElementSibling?.textContent?.replace(/[$,]/g, '')) * 100),
    ]),
  )
}

beforeEach(() => {
  dismissOutcome()
  clearDraft()
})

it.each(carts)(
  'the page and the stored order match an independent calculation of the money: $name',
  async (cart) => {
    const { lines, service, prepaid } = cart
    const counted: ReferenceOrder = {
      lines: lines.map(([id, quarters]) => ({ part: parts[id - 1] as ReferencePart, quarters, cuts: [] })),
      ...{ state: 'NC', zone: '2', service, prepaid },
      discountHundredths: 85,
      exemptStates: ['OH'],
    }
    const money = referenceTotals(counted)
    await using shop = await openTestShop({ people: true, parts: rows })
    const entries = lines.map(([id, quarters]) => ({
      ...entryOf(rows[id - 1] as (typeof rows)[number]),
      quantity: quarters / 4,
    }))
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries })
    await typeAddress(page)
    await setAddress(page)
    if (service !== '03') await page.user.click(page.getByRole('radio', { name: serviceName(service) }))
    if (!prepaid) {
      await page.user.click(page.getByRole('radio', { name: 'Collect' }))
      await page.fill(page.getByLabelText(/^Carrier account number/), 'A12345')
    }
    const total = (money.total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    await page.findByText(`Total $${total}`)
    expect(shownCents(page)).toEqual({
      Items: money.goods,
      'Shipping and handling': money.shipping,
      'Total before taxes': money.goods + money.shipping,
      'Product tax': money.goodsTax,
      'Freight tax': money.freightTax,
      Tax: money.goodsTax + money.freightTax,
      Total: money.total,
    })
    const shown = shownCents(page)
    await page.user.click(buttonOf(page, 'Proceed to Finalize Order'))
    await page.fill(await page.findByLabelText(/^PO number/), 'PO-4711')
    const agreement = page.queryByRole('checkbox', { name: /return/i })
    if (agreement) await page.user.click(agreement)
    expect(shownCents(page)).toMatchObject({ Items: shown.Items, Tax: shown.Tax, Total: shown.Total })
    pressPlaceOrder(page)
    await page.findByRole('dialog', { name: /placed successfully/ }, { timeout: 10_000 })
    const buyer = await shop.person('buyer')
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({
      cartTotalCents: money.goods,
      shippingCents: money.shipping,
      taxCents: money.goodsTax + money.freightTax,
      grandTotalCents: money.total,
    })
  },
)
