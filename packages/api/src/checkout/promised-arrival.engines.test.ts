import { specialOrderText } from '@mullion/domain/catalog/part'
import type { QuoteInput } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { quoteForm, termsOrder } from '../testing/order-form.ts'

const parts = [
  { id: 1, number: '0601-CHN' },
  { id: 2, number: '0705-PNL', location: 'Special Order' },
] as const
const cartOf = (...partIds: readonly number[]): QuoteInput['cart'] =>
  partIds.map((partId) => ({ partId, quantity: 1, comments: [] }))

const openShop = () => openTestShop({ people: true, parts })
type Shop = Awaited<ReturnType<typeof openShop>>

/** A buyer on terms places an order by 2nd Day Air; returns the quote and the answer. */
async function place(shop: Shop, cart: QuoteInput['cart'], more: Partial<QuoteInput> = {}) {
  const buyer = await shop.person('buyer')
  const input = { ...quoteForm(cart), serviceType: '02' as const, ...more }
  const quote = await buyer.checkout.quote(input)
  const placed = await buyer.checkout.placeOrder(termsOrder(quote, input))
  return { quote, placed }
}

async function mailTexts(shop: Shop): Promise<string[]> {
  await shop.services.mail.sendDue()
  const mails = await shop.mailbox.list()
  return Promise.all(mails.map(async ({ id }) => (await shop.mailbox.read(id))?.text ?? ''))
}

describe('the arrival promised by a quote', () => {
  it('is kept with the order, whenever and by whom it is looked at', async () => {
    await using shop = await openShop()
    const { placed } = await place(shop, cartOf(1))
    const promised = { arrivesOn: '2026-11-24', madeToOrder: false }
    expect(placed).toMatchObject(promised)
    const mails = await mailTexts(shop)
    expect(mails.length).toBeGreaterThan(1)
    for (const text of mails) expect(text).toContain('Estimated arrival: Tue, Nov 24')
    shop.pass(10 * 24 * 3_600_000)
    for (const who of ['buyer', 'admin'] as const) {
      const person = await shop.person(who)
      expect(await person.orders.details({ orderId: 1 })).toMatchObject(promised)
    }
  })

  it('is of the chosen service, also on the buyer’s own account', async () => {
    await using shop = await openShop()
    const collect = { billingOption: 'collect', serviceType: 'STANDARD_OVERNIGHT', carrier: 'FedEx' } as const
    const buyer = await shop.person('buyer')
    const input = { ...quoteForm(cartOf(1)), ...collect }
    const quote = await buyer.checkout.quote(input)
    const placed = await buyer.checkout.placeOrder(termsOrder(quote, input, { accountNumber: 'A1B2C3' }))
    expect(placed.arrivesOn).toBe('2026-11-23')
  })
})

describe('a part made to order', () => {
  it('has no arrival day, and its line says to ask for the lead time', async () => {
    await using shop = await openShop()
    const { lines } = await shop.guest().cart.price({ cart: cartOf(1, 2) })
    expect(lines.map(({ specialOrder = false }) => specialOrder)).toEqual([false, true])
    // Where it is kept is for staff only.
    expect(JSON.stringify(lines)).not.toContain('Special Order')
    const { quote, placed } = await place(shop, cartOf(1, 2))
    expect(quote.madeToOrder).toBe(true)
    expect(quote.services.map(({ arrivesOn }) => arrivesOn)).toEqual(quote.services.map(() => null))
    expect(placed).toMatchObject({ arrivesOn: null, madeToOrder: true })
    for (const text of await mailTexts(shop)) {
      expect(text).toContain('Estimated arrival: After the part is ready')
      expect(text).toContain(specialOrderText)
    }
  })

  it('stays one on its order when the part is kept in stock later', async () => {
    await using shop = await openShop()
    await place(shop, cartOf(1, 2))
    const admin = await shop.person('admin')
    const { cells, updatedAt } = await admin.admin.parts.details({ partId: 2 })
    await admin.admin.parts.update({ partId: 2, updatedAt, form: { ...cells, part_location: 'B-14-3' } })
    const order = await admin.orders.details({ orderId: 1 })
    expect(order).toMatchObject({ arrivesOn: null, madeToOrder: true })
    expect(order.lines.map(({ specialOrder }) => specialOrder)).toEqual([false, true])
    const { lines } = await shop.guest().cart.price({ cart: cartOf(2) })
    expect(lines[0]?.specialOrder).toBeUndefined()
  })
})
