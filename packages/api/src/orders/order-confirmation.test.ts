import { createKeySigner } from '@mullion/auth/key-signer'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { orderFacts } from '@mullion/db/testing/order-row'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { columbus } from '../testing/order-form.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { createOrderLinks } from './order-links.ts'

const line: OrderLineRow = {
  id: 1,
  orderId: 1,
  lineNo: 1,
  partId: 1,
  number: '0210-01',
  name: 'GSKT BULB BLK',
  unit: 'FT',
  quantity: 22.75,
  unitPriceCents: 310,
  lineTotalCents: 7053,
  specialOrder: false,
  priceRule: null,
  priceQuote: null,
  listPriceCents: null,
  ...{
    shippedQuantity: 0,
    canceledQuantity: 0,
    creditedQuantity: 0,
    creditedCents: 0,
    mark: null,
    backOrderedTo: null,
  },
  comments: ['For the freezer'],
  configurations: [{ kind: 'cuts', cuts: [{ lengthInches: 36.125, wallThicknessInches: 4, count: 2 }] }],
}

const order: OrderRow = {
  ...orderFacts,
  id: 1,
  number: 'W100001',
  actorId: 'guest:one',
  userId: null,
  companyId: null,
  companyInternalId: null,
  paymentState: 'captured',
  processed: false,
  sandbox: false,
  salesCounted: true,
  cartTotalCents: 107_053,
  shippingCents: 1430,
  taxCents: 6238,
  grandTotalCents: 114_721,
  shipAddress: { ...columbus, attention: 'Receiving' },
  billing: null,
  buyerEmail: 'pat@arctic.example',
  carrier: 'UPS',
  serviceType: '03',
  billingOption: 'prepay',
  accountNumber: null,
  poNumber: null,
  iseNumber: null,
  cardType: 'V',
  lastFour: '2224',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  shippedAt: null,
  canceledAt: null,
  ...{ creditedGoodsCents: 0, creditedFreightCents: 0 },
  ...{ creditedGoodsTaxCents: 0, creditedFreightTaxCents: 0 },
}

const orderLinks = createOrderLinks({
  keySigner: createKeySigner('a secret for tests that is long enough'),
  siteUrl: () => 'https://parts.mullion.example',
})
const facts = { storeInfo: demoStoreInfo, orderLinks }

const confirm = (change: Partial<OrderRow> = {}, lines = [line]) =>
  orderConfirmation({ order: { ...order, ...change }, lines, to: [order.buyerEmail] }, facts)

describe('the confirmation of an order', () => {
  it('is addressed to its recipients, with an event that is unique per order', () => {
    expect(confirm()).toMatchObject({
      event: 'order-confirmation:W100001',
      recipients: ['pat@arctic.example'],
      subject: 'Your order W100001 at Mullion Door Parts',
    })
  })

  it.each(['html', 'text'] as const)(
    'shows in its %s the items, prices, payment, shipping method and address',
    (form) => {
      const said = confirm()[form]
      const facts = ['0210-01', 'Gasket bulb black', '22.75 FT at $3.10', '$70.53', 'For the freezer']
      const how = ['November 20, 2026', 'UPS Ground', 'Visa ending in 2224']
      const amounts = ['$1,070.53', '$14.30', '$62.38', '$1,147.21']
      const address = ['Arctic Door Service', 'Receiving', '1 Cold Street', 'Columbus, OH 43215']
      for (const fact of [...facts, ...how, ...amounts, ...address, '(800) 555-0142'])
        expect(said).toContain(fact)
    },
  )

  it('shows amounts that add up to the total', () => {
    const { text } = confirm()
    const amount = (label: string) =>
      Number(new RegExp(`^${label}: \\$([\\d,.]+)$`, 'm').exec(text)?.[1]?.replace(',', ''))
    const sum = amount('Items') + amount('Shipping and handling') + amount('Tax')
    expect(Math.round(sum * 100)).toBe(Math.round(amount('Total') * 100))
  })

  it('says that no card was charged for a sandbox payment', () => {
    expect(confirm({ sandbox: true }).text).toContain('No card was charged')
    expect(confirm({ sandbox: true }).html).toContain('No card was charged')
    expect(confirm().text).not.toContain('demonstration')
  })

  it('escapes everything the buyer typed', () => {
    const hostile = `<script>alert("x")</script><img src=x onerror='steal()'>&amp;`
    const { html } = confirm(
      { shipAddress: { ...columbus, nameOrCompany: hostile, address2: hostile, city: hostile } },
      [{ ...line, name: hostile, number: hostile, comments: [hostile, hostile] }],
    )
    expect(html).not.toMatch(/<script|<img|onerror='/)
    expect(html).toContain(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;steal()&#39;&gt;',
    )
    expect(html.match(/&amp;amp;/g)).toHaveLength(7)
  })

  it('omits an arrival that was not promised', () => {
    expect(confirm().text).not.toContain('arrival')
    expect(confirm({ arrivesOn: '2026-11-24' }).text).toContain('Estimated arrival: Tue, Nov 24')
  })

  it('omits empty address lines', () => {
    expect(confirm({ shipAddress: columbus }).text).toContain(
      'Arctic Door Service\n1 Cold Street\nColumbus, OH 43215\n',
    )
  })
})
