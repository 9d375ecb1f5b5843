import { quotes } from '@mullion/db/checkout/checkout.tables'
import { guest } from '@mullion/domain/accounts/actor'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm, solve } from '../testing/order-form.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'

const parts = Array.from({ length: 30 }, (_, at) => ({ id: at + 1 }))
/** The largest quote that a request could carry, 0.9 MB. */
const longest = quoteForm(
  parts.map(({ id }) => ({ partId: id, quantity: 1, comments: Array(100).fill('x'.repeat(300)) })),
)
const storedQuotes = (shop: TestShop) => shop.db.read.select().from(quotes)
const buyer = (shop: TestShop, at: number, address = '203.0.113.7') =>
  shop.as(guest(`guest-session-number-${at}`, address))

describe('stored quotes', () => {
  it('are small however much the buyer wrote, and orders keep every comment', async () => {
    await using shop = await openTestShop({ parts })
    const quote = await buyer(shop, 1).checkout.quote(longest)
    expect(quote.lines[0]?.comments).toHaveLength(100)
    const rows = await storedQuotes(shop)
    expect(JSON.stringify(rows).length).toBeLessThan(12_000)
    const botCheck = await solve(await buyer(shop, 1).checkout.challenge())
    await buyer(shop, 1).checkout.placeOrder(orderForm(quote, longest, { botCheck }))
    const payment = await shop.services.payments.find(1)
    expect(payment?.draft.lines.map(({ comments }) => comments.length)).toEqual(Array(30).fill(100))
  })

  it('are limited to a buyer’s ten latest', async () => {
    await using shop = await openTestShop()
    for (let at = 0; at < 12; at += 1) {
      shop.pass(1000)
      await buyer(shop, 1).checkout.quote(quoteForm())
    }
    expect(await storedQuotes(shop)).toHaveLength(10)
  })

  it('take at most 8 MB per IP address in 20 minutes, across all buyers', async () => {
    await using shop = await openTestShop({ parts })
    await shop.services.limits.consume('quote-kilobytes', '203.0.113.7', 8 * 1024 - 3)
    await buyer(shop, 1).checkout.quote(quoteForm())
    await expect(buyer(shop, 2).checkout.quote(longest)).rejects.toMatchObject(refusedAs('limits.too_many'))
    expect(await storedQuotes(shop)).toHaveLength(1)
    await buyer(shop, 3, '203.0.113.8').checkout.quote(longest)
    shop.pass(20 * 60_000)
    await buyer(shop, 2).checkout.quote(longest)
  })
})
