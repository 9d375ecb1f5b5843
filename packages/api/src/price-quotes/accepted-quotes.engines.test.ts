import { listDueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { orders } from '@mullion/db/orders/orders.tables'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { isAwaitingApproval } from '@mullion/domain/checkout/order'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { approvedCard, declinedCard, orderForm, quoteForm, solve } from '../testing/order-form.ts'
import { acceptance, answerIt, askAsGuest, hinges, quotedFor } from '../testing/price-quotes.ts'
import { ledgerStates, orderIn, refusedAs } from '../testing/ready-to-order.ts'

const day = 86_400_000
const goods = 6 * 1111 + 2 * 4025
const openShop = () => openTestShop({ people: true })

describe('a quote that is accepted', () => {
  it('becomes an order at the quoted prices, whatever the parts cost by now', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const accepted = await quotedFor(shop, buyer)
    const dearer = partRow({ id: 1 })
    await shop.db.transaction((tx) => replaceCatalog(tx, [{ ...dearer, priceCents: 999_900 }]))
    const { quote, form } = await acceptance(buyer, accepted)
    expect(quote).toMatchObject({
      ...{ cartTotalCents: goods, shippingCents: 2500, taxCents: 0, grandTotalCents: goods + 2500 },
      lines: [
        { partId: 1, unitPriceCents: 1111, priceReason: { rule: 'quoted', priceQuote: 'Q1001' } },
        { number: 'SPECIAL', name: 'Bent bracket', unitPriceCents: 4025, comments: ['Galvanized'] },
      ],
    })
    const placed = orderIn(await buyer.checkout.placeOrder(form))
    expect(placed).toMatchObject({ orderNumber: 'W100001', grandTotalCents: goods + 2500 })
    expect(await listOrderLines(shop.db.read, 1)).toMatchObject([
      { partId: 1, unitPriceCents: 1111, priceQuote: 'Q1001', priceRule: null, listPriceCents: 999_900 },
      { partId: 0, number: 'SPECIAL', name: 'Bent bracket', lineTotalCents: 8050, priceQuote: 'Q1001' },
    ])
    expect(await buyer.priceQuotes.byId({ priceQuoteId: 1 })).toMatchObject({
      ...{ state: 'accepted', orderNumber: 'W100001', actions: [] },
    })
    const admin = await shop.person('admin')
    expect((await admin.orders.desk.details({ orderId: 1 })).prices).toMatchObject([
      { rule: 'quoted', priceQuote: 'Q1001', unitPriceCents: 1111 },
      { rule: 'quoted', priceQuote: 'Q1001', number: 'SPECIAL' },
    ])
    const subjects = (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).map(
      ({ subject }) => subject,
    )
    expect(subjects).toContain('Quote Q1001 accepted: order W100001')
  })

  it('goes to accounting under the item code of the store', async () => {
    await using shop = await openTestShop({ people: true, deps: { quotedItemNumber: 'MISC-Q' } })
    const buyer = await shop.person('buyer')
    const { form } = await acceptance(buyer, await quotedFor(shop, buyer))
    await buyer.checkout.placeOrder(form)
    const admin = await shop.person('admin')
    const { content } = await admin.orders.exports.file({
      exportId: (await admin.orders.exports.generate()).id,
    })
    expect(content).toContain('MISC-Q')
    expect(content).toContain('Bent bracket')
  })

  it('sells a part that has no price online', async () => {
    await using shop = await openTestShop({ people: true, parts: [{ id: 1, priceCents: null }] })
    const buyer = await shop.person('buyer')
    const { quote } = await acceptance(buyer, await quotedFor(shop, buyer, { lines: [hinges] }))
    expect(quote.cartTotalCents).toBe(6 * 1111)
  })

  it('quotes freight at checkout if staff left it open', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const cart = await buyer.checkout.quote(quoteForm([{ partId: 1, quantity: 6, comments: [] }]))
    const { quote } = await acceptance(buyer, await quotedFor(shop, buyer, { lines: [hinges] }))
    expect([quote.shippingCents, quote.services]).toEqual([cart.shippingCents, cart.services])
    expect(quote.shippingCents).toBeGreaterThan(0)
  })

  it('is refused after its last day, on the way and in the transaction itself', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const accepted = await quotedFor(shop, buyer, { validUntil: '2026-11-20' })
    const { form } = await acceptance(buyer, accepted)
    // 15:00 UTC on the last day; it ends in New York fourteen hours later.
    shop.pass(13.99 * 3_600_000)
    expect((await acceptance(buyer, accepted)).quote.grandTotalCents).toBe(form.grandTotalCents)
    shop.pass(60_000)
    await expect(acceptance(buyer, accepted)).rejects.toMatchObject(refusedAs('price_quotes.closed'))
    await expect(buyer.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('price_quotes.closed'))
    expect(await findOrder(shop.db.read, 1)).toBeNull()
  })

  it('is the latest answer, and not one that was replaced or taken back', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const accepted = await quotedFor(shop, buyer)
    const { form } = await acceptance(buyer, accepted)
    await answerIt(shop, accepted.id, { lines: [{ ...hinges, unitPriceCents: 2222 }] })
    await expect(buyer.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('price_quotes.changed'))
    const { form: second } = await acceptance(buyer, { ...accepted, versionNo: 2 })
    const admin = await shop.person('admin')
    const { revision } = await buyer.priceQuotes.byId({ priceQuoteId: accepted.id })
    await admin.priceQuotes.desk.refuse({ priceQuoteId: accepted.id, revision, note: 'A mistake.' })
    await expect(buyer.checkout.placeOrder(second)).rejects.toMatchObject(refusedAs('price_quotes.closed'))
  })

  it('is ordered by its buyer or an admin of their company, and nobody else', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const accepted = await quotedFor(shop, buyer)
    for (const other of [await shop.person('stranger'), shop.guest()])
      await expect(acceptance(other, accepted)).rejects.toMatchObject(refusedAs('price_quotes.missing'))
    await expect(acceptance(await shop.person('admin'), accepted)).rejects.toMatchObject(
      refusedAs('price_quotes.not_for_staff'),
    )
    const owner = await shop.person('owner')
    const { form } = await acceptance(owner, accepted)
    expect(orderIn(await owner.checkout.placeOrder(form)).orderNumber).toBe('W100001')
  })

  it('ignores the cart and the prices that are sent with it', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const priceQuote = await quotedFor(shop, buyer)
    const { form } = await acceptance(buyer, priceQuote)
    const cart = [{ partId: 1, quantity: 500, comments: [] }]
    const placed = orderIn(await buyer.checkout.placeOrder({ ...form, cart }))
    expect(placed.grandTotalCents).toBe(goods + 2500)
    await expect(
      buyer.checkout.placeOrder({ ...form, idempotencyKey: 'another-key-0000001', grandTotalCents: 1 }),
    ).resolves.toMatchObject({ orderNumber: placed.orderNumber })
  })
})

describe('one quote becomes one order', () => {
  it.each([
    ['twice from one page', 'same'],
    ['from two pages with different shipping', 'different'],
  ])('when it is accepted %s, on two servers', async (_title, which) => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const accepted = await quotedFor(shop, buyer)
    const { form } = await acceptance(buyer, accepted)
    const other = which === 'same' ? form : (await acceptance(buyer, accepted)).form
    const second = which === 'same' ? other : { ...other, poNumber: 'PO-2' }
    const elsewhere = await shop.person('buyer', shop.secondServer())
    const answers = await Promise.allSettled([
      buyer.checkout.placeOrder(form),
      elsewhere.checkout.placeOrder(second),
      buyer.checkout.placeOrder(form),
      elsewhere.checkout.placeOrder(second),
    ])
    const numbers = answers.map((each) => each.status === 'fulfilled' && orderIn(each.value).orderNumber)
    // On PostgreSQL, an order that was not stored uses up its number.
    const [orderNumber] = numbers
    expect(numbers).toEqual(Array(4).fill(expect.stringMatching(/^W10000[12]$/)))
    expect(new Set(numbers).size).toBe(1)
    expect(await shop.db.read.select().from(orders)).toHaveLength(1)
    const owner = await shop.person('owner')
    const { form: late } = await acceptance(buyer, accepted).catch(() => ({ form }))
    expect(
      orderIn(await owner.checkout.placeOrder({ ...late, idempotencyKey: 'owner-key-00000001' })),
    ).toMatchObject({ orderNumber })
  })

  it('when its card is declined first and approved then', async () => {
    await using shop = await openShop()
    const { guest, id, key } = await askAsGuest(shop)
    await answerIt(shop, id)
    const form = { ...quoteForm([]), priceQuote: { id, versionNo: 1, key } }
    const quote = await guest.checkout.quote(form)
    const botCheck = await solve(await guest.checkout.challenge())
    const order = (card: typeof approvedCard) =>
      guest.checkout.placeOrder(orderForm(quote, form, { botCheck, card }))
    await expect(order(declinedCard)).rejects.toMatchObject(refusedAs('checkout.payment_declined'))
    const one = { priceQuoteId: id, key }
    expect(await guest.priceQuotes.byId(one)).toMatchObject({ state: 'answered', orderNumber: null })
    const placed = orderIn(await order(approvedCard))
    expect(placed.grandTotalCents).toBe(quote.grandTotalCents)
    expect(await guest.priceQuotes.byId(one)).toMatchObject({ state: 'accepted', orderNumber: 'W100001' })
    expect(orderIn(await order(approvedCard)).orderNumber).toBe('W100001')
    expect((await ledgerStates(shop)).filter((state) => state === 'captured')).toHaveLength(1)
  })

  it('when two cards are sent at once from two browsers', async () => {
    await using shop = await openShop()
    const { guest, id, key } = await askAsGuest(shop)
    await answerIt(shop, id)
    const form = { ...quoteForm([]), priceQuote: { id, versionNo: 1, key } }
    const other = shop.guest('guest-two-session-key0', shop.secondServer())
    const orders = await Promise.all(
      [guest, other].map(async (browser, at) => {
        const quote = await browser.checkout.quote(form)
        const botCheck = await solve(await browser.checkout.challenge())
        const idempotencyKey = `guest-card-order-${at}`
        return { browser, form: orderForm(quote, form, { botCheck, idempotencyKey }) }
      }),
    )
    const answers = await Promise.allSettled(
      orders.map(({ browser, form: sent }) => browser.checkout.placeOrder(sent)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refusedAs('price_quotes.closed'))
      else expect(orderIn(answer.value).orderNumber).toBe('W100001')
    expect((await ledgerStates(shop)).filter((state) => state === 'captured')).toHaveLength(1)
  })

  it('or none and is open again when its charge could not be captured', async () => {
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      async capture(id) {
        await sandbox.void(id)
        throw new Error('No.')
      },
    })
    await using shop = await openTestShop({ people: true, gateway })
    const { guest, id, key } = await askAsGuest(shop)
    await answerIt(shop, id)
    const form = { ...quoteForm([]), priceQuote: { id, versionNo: 1, key } }
    const quote = await guest.checkout.quote(form)
    const botCheck = await solve(await guest.checkout.challenge())
    await expect(guest.checkout.placeOrder(orderForm(quote, form, { botCheck }))).rejects.toMatchObject(
      refusedAs('checkout.payment_reversed'),
    )
    expect(await guest.priceQuotes.byId({ priceQuoteId: id, key })).toMatchObject({
      ...{ state: 'answered', orderNumber: null, actions: ['accept', 'decline', 'ask_again'] },
    })
  })
})

describe('a quote accepted in a company that approves orders', () => {
  async function waiting(shop: Awaited<ReturnType<typeof openShop>>) {
    const owner = await shop.person('owner')
    const limits = { orderLimitCents: 0, monthLimitCents: null, asksAdmins: true, approverIds: [] }
    await owner.approvals.saveLimits({ userId: shop.ids.buyer, ...limits })
    const buyer = await shop.person('buyer')
    const accepted = await quotedFor(shop, buyer, { validUntil: '2026-11-25' })
    const { form, quote } = await acceptance(buyer, accepted)
    const answer = await buyer.checkout.placeOrder(form)
    if (!isAwaitingApproval(answer)) throw new Error('The order was placed.')
    return { owner: await shop.person('owner'), buyer, form, quote, requestId: answer.approvalRequestId }
  }

  it('waits for approval, is nobody else’s meanwhile, and is placed at the quoted prices', async () => {
    await using shop = await openShop()
    const { owner, buyer, quote, requestId } = await waiting(shop)
    expect(await buyer.priceQuotes.byId({ priceQuoteId: 1 })).toMatchObject({
      state: 'ordering',
      actions: [],
    })
    const shown = await owner.approvals.quote({ requestId })
    expect([shown.differences, shown.quote.grandTotalCents]).toEqual([[], quote.grandTotalCents])
    const lines = [{ partId: 1, quantity: 1 }]
    await expect(owner.approvals.change({ requestId, version: 1, lines, note: '' })).rejects.toMatchObject(
      refusedAs('price_quotes.quantities_fixed'),
    )
    const placed = await owner.approvals.approve({
      ...{ requestId, version: 1, grandTotalCents: quote.grandTotalCents },
    })
    expect(placed.grandTotalCents).toBe(goods + 2500)
    expect(await listOrderLines(shop.db.read, 1)).toMatchObject([{ priceQuote: 'Q1001' }, { partId: 0 }])
    expect(await buyer.priceQuotes.byId({ priceQuoteId: 1 })).toMatchObject({ state: 'accepted' })
  })

  it('is open again when it is rejected, and never placed after its last day', async () => {
    await using shop = await openShop()
    const { owner, buyer, form, quote, requestId } = await waiting(shop)
    await owner.approvals.reject({ requestId, version: 1, reason: 'Not now.' })
    expect(await buyer.priceQuotes.byId({ priceQuoteId: 1 })).toMatchObject({ state: 'answered' })
    const again = await buyer.checkout.placeOrder({ ...form, idempotencyKey: 'asked-again-000001' })
    if (!isAwaitingApproval(again)) throw new Error('The order was placed.')
    shop.pass(6 * day)
    await expect(
      owner.approvals.approve({
        ...{ requestId: again.approvalRequestId, version: 1, grandTotalCents: quote.grandTotalCents },
      }),
    ).rejects.toMatchObject(refusedAs('price_quotes.closed'))
    expect(await findOrder(shop.db.read, 1)).toBeNull()
  })
})
