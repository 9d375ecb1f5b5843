import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { orders } from '@mullion/db/orders/orders.tables'
import { guest } from '@mullion/domain/accounts/actor'
import type { CartLine } from '@mullion/domain/cart/cart'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { isRecord } from '@mullion/domain/is-record'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm, solve } from '../testing/order-form.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const parts = [
  { id: 1, requirements: { direction: true, serial: true } },
  { id: 2, unit: 'FT' as const, priceCents: 400, requirements: { precisionCut: true } },
  { id: 3 },
]
const cuts = (lengthInches: number, count = 1): CartLine => ({
  partId: 2,
  quantity: Math.max(0.25, Math.floor(lengthInches / 3) / 4) * count,
  comments: [],
  configurations: [{ kind: 'cuts', cuts: [{ lengthInches, wallThicknessInches: null, count }] }],
})
const problemOf = async (line: CartLine) => {
  await using shop = await openTestShop({ parts })
  return (await shop.guest().cart.price({ cart: [line] })).lines[0]?.problem ?? null
}

describe('a configured line', () => {
  it('is priced and ordered with its configuration, which the order and its email show', async () => {
    await using shop = await openTestShop({ parts })
    const cart: CartLine[] = [
      { partId: 1, quantity: 3, comments: [], configurations: [{ kind: 'direction', left: 2, right: 1 }] },
      cuts(36.125, 2),
    ]
    const buyer = shop.guest()
    const input = quoteForm(cart)
    const quote = await buyer.checkout.quote(input)
    const botCheck = await solve(await buyer.checkout.challenge())
    await buyer.checkout.placeOrder(orderForm(quote, input, { botCheck }))
    const [order] = await shop.db.read.select().from(orders)
    const lines = await listOrderLines(shop.db.read, order?.id ?? 0)
    expect(lines.map(({ configurations }) => configurations)).toEqual(cart.map((line) => line.configurations))
    await shop.services.mail.sendDue()
    const [mail] = await shop.mailbox.list()
    const text = (mail && (await shop.mailbox.read(mail.id)))?.text ?? ''
    expect(text).toMatch(/Left 2, Right 1/)
    expect(text).toMatch(/36 1\/8/)
  })

  it.each<[string, CartLine]>([
    ['no configuration', { partId: 1, quantity: 1, comments: [] }],
    ['a left/right split that does not add up', direction(3, 1, 1)],
    [
      'a serial number but no direction',
      { ...direction(1, 1, 0), configurations: [{ kind: 'serials', serials: ['15-0001'] }] },
    ],
    ['a quantity that does not match its cuts', { ...cuts(36), quantity: 1 }],
    ['a configuration the part does not need', { ...direction(1, 1, 0), partId: 3 }],
  ])('with %s is refused', async (_name, line) => {
    expect(await problemOf(line)).not.toBeNull()
    await using shop = await openTestShop({ parts })
    await expect(shop.guest().checkout.quote(quoteForm([line]))).rejects.toMatchObject(
      refusedAs('checkout.line_refused'),
    )
  })

  it('with cuts is packed by cut length: a cut over 107 inches ships by freight', async () => {
    await using shop = await openTestShop({ parts })
    const quote = (line: CartLine) => shop.guest().checkout.quote(quoteForm([line]))
    expect((await quote(cuts(107))).boxes).toBe(1)
    expect(await quote(cuts(107.125))).toMatchObject({
      method: 'freight',
      freight: { reason: 'over_length' },
    })
  })

  it('with its keys in a different order matches the same quote', async () => {
    await using shop = await openTestShop({ parts })
    const buyer = shop.guest()
    const input = quoteForm([direction(2, 1, 1), cuts(36.125, 2)])
    const quote = await buyer.checkout.quote(input)
    const botCheck = await solve(await buyer.checkout.challenge())
    const order = turned(orderForm(quote, input, { botCheck })) as PlaceOrderInput
    expect(Object.keys(order.shipAddress)).not.toEqual(Object.keys(input.shipAddress))
    expect(await buyer.checkout.placeOrder(order)).toMatchObject({ orderNumber: 'W100001' })
  })

  it('with a different configuration does not match the quote', async () => {
    await using shop = await openTestShop({ parts })
    const first = await shop.guest().checkout.quote(quoteForm([direction(2, 2, 0)]))
    const second = await shop.guest().checkout.quote(quoteForm([direction(2, 1, 1)]))
    expect(first.grandTotalCents).toBe(second.grandTotalCents)
    const actor = guest('guest-one-session-key0', '203.0.113.7')
    const requireValidQuote = (quoteId: string, left: number) =>
      shop.services.quotes.requireValidQuote(actor, quoteId, quoteForm([direction(2, left, 2 - left)]))
    await expect(requireValidQuote(first.quoteId, 1)).rejects.toMatchObject({
      code: 'checkout.quote_changed',
    })
    expect(await requireValidQuote(second.quoteId, 1)).toMatchObject({ quoteId: second.quoteId })
  })
})

/** The same value with reversed key order in every object. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, turned(each)])
      .toReversed(),
  )
}

function direction(quantity: number, left: number, right: number): CartLine {
  return { partId: 1, quantity, comments: [], configurations: [{ kind: 'direction', left, right }] }
}

describe('a company that is tax exempt in a state', () => {
  it('pays no tax there, but does elsewhere', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    const to = (state: string, city: string, postalCode: string) => {
      const form = quoteForm()
      return { ...form, shipAddress: { ...form.shipAddress, state, city, postalCode } }
    }
    expect((await buyer.checkout.quote(to('OH', 'Columbus', '43004'))).taxCents).toBe(0)
    expect((await buyer.checkout.quote(to('NC', 'Newport', '28570'))).taxCents).toBeGreaterThan(0)
    const stranger = await shop.person('stranger')
    expect((await stranger.checkout.quote(to('OH', 'Columbus', '43004'))).taxCents).toBeGreaterThan(0)
  })
})
