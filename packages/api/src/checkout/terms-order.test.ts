import { listDueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listAuditLines, listTransitions } from '@mullion/db/testing/stored-rows'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { QuoteInput } from '@mullion/domain/checkout/quote'
import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { frostFreight, orderForm, quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { ledgerStates, refusedAs } from '../testing/ready-to-order.ts'

const pdf = { name: 'po.pdf', bytes: new TextEncoder().encode('%PDF-1.7 a purchase order') }

const openShop = (facts: ShopFacts = {}) => openTestShop({ people: true, ...facts })
type Shop = Awaited<ReturnType<typeof openShop>>
type Caller = Awaited<ReturnType<Shop['person']>>

async function ready(caller: Caller, change: Partial<PlaceOrderInput> = {}, input: QuoteInput = quoteForm()) {
  const quote = await caller.checkout.quote(input)
  return { quote, form: termsOrder(quote, input, change) }
}

async function staffFor(shop: Shop, change: Partial<InternalCompanyInput> = {}) {
  const counter = await shop.person('counter')
  const { id } = await counter.accounts.internalCompanies.create({ ...larchfield, ...change })
  return shop.acting('counter', id)
}

describe('an order on terms', () => {
  it('is confirmed to the user’s own address, whatever billing details come with it', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { form, quote } = await ready(buyer)
    const { billing } = orderForm(quote, quoteForm())
    expect(billing.buyerEmail).not.toBe('buyer@arctic.example')
    const { buyerEmail } = await buyer.checkout.placeOrder({ ...form, billing })
    expect(buyerEmail).toBe('buyer@arctic.example')
  })

  it('is placed on its PO number without a card', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { form, quote } = await ready(buyer)
    expect(await buyer.checkout.placeOrder(form)).toEqual({
      orderNumber: 'W100001',
      grandTotalCents: quote.grandTotalCents,
      buyerEmail: 'buyer@arctic.example',
      confirmationTo: ['buyer@arctic.example', 'accounting@company.example'],
      freightToBeConfirmed: false,
      onHold: false,
      arrivesOn: '2026-11-24',
      madeToOrder: false,
    })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      paymentState: 'terms',
      poNumber: 'PO-4711',
      billing: null,
      cardType: null,
      sandbox: false,
      taxExempt: true,
      quoteId: quote.quoteId,
      method: 'parcel',
      boxes: 1,
      returnsAgreed: true,
    })
    expect(await ledgerStates(shop)).toEqual([])
    const log = await listTransitions(shop.db.read, 1)
    expect(log.map(({ fromState, toState }) => [fromState, toState])).toEqual([[null, 'terms']])
    expect((await buyer.orders.list({ scope: 'user' })).orders).toMatchObject([
      { number: 'W100001', poNumber: 'PO-4711' },
    ])
  })

  it('is confirmed by email to the buyer and accounting, with its PO number', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.checkout.placeOrder((await ready(buyer)).form)
    const [mail] = await listDueMail(shop.db.read, new Date('2100-01-01'), 9)
    expect(mail?.recipients).toEqual(['buyer@arctic.example', 'accounting@company.example'])
    expect(mail?.text).toContain('Payment: Net 30, due Dec 20, 2026\nPO number: PO-4711')
    expect(mail?.text).not.toContain('card')
  })

  it('is placed once, however often and to whichever server it is sent', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { form } = await ready(buyer)
    const other = await shop.person('buyer', shop.secondServer())
    const placed = await Promise.all(
      [1, 2, 3].flatMap(() => [buyer, other].map((each) => each.checkout.placeOrder(form))),
    )
    expect(new Set(placed.map(({ orderNumber }) => orderNumber))).toEqual(new Set(['W100001']))
    expect((await buyer.orders.list({ scope: 'user' })).total).toBe(1)
    const another = { ...form, poNumber: 'PO-9' }
    await expect(buyer.checkout.placeOrder(another)).rejects.toMatchObject(refusedAs('checkout.key_reused'))
  })

  it.each<[string, Partial<PlaceOrderInput>, string]>([
    ['no PO number', { poNumber: '  ' }, 'poNumber'],
    ['an unknown PO document', { poDocumentId: 'nothing' }, 'poDocumentId'],
  ])('is refused with %s', async (_name, change, field) => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { form } = await ready(buyer, change)
    await expect(buyer.checkout.placeOrder(form)).rejects.toMatchObject({
      cause: { details: { fields: { [field]: expect.any(String) } } },
    })
    expect((await buyer.orders.list({ scope: 'user' })).total).toBe(0)
  })

  it('can be billed to a third party, whose details are stored', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const shipping = { carrier: 'FedEx', serviceType: 'FEDEX_2_DAY', billingOption: 'thirdParty' } as const
    const thirdParty = frostFreight
    const { form } = await ready(buyer, {}, { ...quoteForm(), ...shipping })
    await expect(buyer.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.order_incomplete'),
    )
    await buyer.checkout.placeOrder({ ...form, accountNumber: 'F12345', thirdParty })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      ...shipping,
      accountNumber: 'F12345',
      thirdParty,
      shippingCents: 0,
    })
  })
})

describe('a PO document', () => {
  it('is attached once, to an order of the user who uploaded it', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { poDocumentId } = await buyer.checkout.uploadPoDocument(pdf)
    const owner = await shop.person('owner')
    const { form: stolen } = await ready(owner, { poDocumentId })
    await expect(owner.checkout.placeOrder(stolen)).rejects.toMatchObject(
      refusedAs('orders.po_document_missing'),
    )
    const { form } = await ready(buyer, { poDocumentId })
    await buyer.checkout.placeOrder(form)
    const again = { ...form, idempotencyKey: 'order-key-000000000002' }
    await expect(buyer.checkout.placeOrder(again)).rejects.toMatchObject(
      refusedAs('orders.po_document_missing'),
    )
  })

  it('is named in the order details', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { poDocumentId } = await buyer.checkout.uploadPoDocument(pdf)
    await buyer.checkout.placeOrder((await ready(buyer, { poDocumentId })).form)
    await buyer.checkout.placeOrder((await ready(buyer, { idempotencyKey: 'order-key-000000000002' })).form)
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({ poDocumentName: 'po.pdf' })
    expect(await buyer.orders.details({ orderId: 2 })).toMatchObject({ poDocumentName: null })
  })

  it('is deleted after a day unless an order uses it', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { poDocumentId } = await buyer.checkout.uploadPoDocument(pdf)
    const { poDocumentId: unused } = await buyer.checkout.uploadPoDocument(pdf)
    await buyer.checkout.placeOrder((await ready(buyer, { poDocumentId })).form)
    shop.pass(25 * 3_600_000)
    await shop.services.poDocuments.deleteExpired()
    const { form } = await ready(buyer, { poDocumentId: unused, idempotencyKey: 'order-key-000000000003' })
    await expect(buyer.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('orders.po_document_missing'),
    )
  })

  it.each([
    ['a GIF', 'GIF89a picture'],
    ['an HTML page', '<html><script>'],
    ['an empty file', ''],
  ])('cannot be %s', async (_name, content) => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const bytes = new TextEncoder().encode(content)
    const upload = buyer.checkout.uploadPoDocument({ name: 'po.pdf', bytes })
    await expect(upload).rejects.toMatchObject(refusedAs('orders.po_document_refused'))
  })
})

describe('staff ordering for a company', () => {
  it('place the order under both companies at the customer’s prices, and both get the confirmation', async () => {
    await using shop = await openShop()
    const acting = await staffFor(shop)
    const { form } = await ready(acting, { customerEmail: 'Pat@Larch.example' })
    const confirmationTo = ['counter@house.example', 'pat@larch.example']
    expect(await acting.checkout.placeOrder(form)).toMatchObject({ confirmationTo })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      userId: shop.ids.counter,
      companyId: 1,
      companyInternalId: 1,
      internalBuyerEmail: 'pat@larch.example',
      cartTotalCents: 2250,
      taxExempt: true,
      skipValidation: false,
    })
    const [mail] = await listDueMail(shop.db.read, new Date('2100-01-01'), 9)
    expect(mail?.recipients).toEqual(confirmationTo)
  })

  it('skip validation only on request, which is stored and recorded in the audit log', async () => {
    await using shop = await openShop()
    const acting = await staffFor(shop, { poRequired: true, iseMember: true })
    const { form } = await ready(acting, { poNumber: '' })
    await expect(acting.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.order_incomplete'),
    )
    await acting.checkout.placeOrder({ ...form, skipValidation: true })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      skipValidation: true,
      poNumber: null,
      iseNumber: null,
    })
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({
      action: 'validation_skipped',
      actorId: `user:${shop.ids.counter}/company:1`,
    })
  })

  it('enter a card for a company that pays by card, and cannot use saved cards', async () => {
    await using shop = await openShop()
    const acting = await staffFor(shop, { termsCode: 'CC' })
    const quote = await acting.checkout.quote(quoteForm())
    const form = orderForm(quote, quoteForm())
    const { card: _card, ...rest } = form
    const saved = acting.checkout.placeOrder({ ...rest, savedCard: { methodId: 'x' } })
    await expect(saved).rejects.toMatchObject(refusedAs('checkout.staff_only'))
    await acting.checkout.placeOrder(form)
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('can place an order with freight to be confirmed when no carrier answers', async () => {
    const parcelRates = { quote: () => Promise.reject(carrierSilent()) }
    await using shop = await openShop({ deps: { parcelRates } })
    const acting = await staffFor(shop, { taxExemptStates: [] })
    const input = { ...quoteForm(), confirmFreightLater: true }
    const { form } = await ready(acting, {}, input)
    expect(await acting.checkout.placeOrder(form)).toMatchObject({
      grandTotalCents: 2250,
      freightToBeConfirmed: true,
    })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      freightToBeConfirmed: true,
      shippingCents: 0,
      taxCents: 0,
    })
    const [mail] = await listDueMail(shop.db.read, new Date('2100-01-01'), 9)
    expect(mail?.text).toContain('Freight and tax are not in this total yet')
  })

  it.each<[string, Partial<PlaceOrderInput>]>([
    ['skips validation', { skipValidation: true }],
    ['enters a customer’s email', { customerEmail: 'x@y.example' }],
  ])('are the only ones allowed: a buyer who %s is refused', async (_name, change) => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { form } = await ready(buyer, change)
    await expect(buyer.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.staff_only'))
  })

  it('cannot use one company’s quote for another', async () => {
    await using shop = await openShop()
    const larchfield = await staffFor(shop)
    await staffFor(shop, { customerNumber: 'MOSS', name: 'Moss' })
    const { form } = await ready(larchfield)
    const moss = await shop.acting('counter', 2)
    await expect(moss.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.quote_changed'))
  })
})

describe('checkout options', () => {
  it.each([
    ['guest', { payBy: 'card', billingOptions: ['prepay'], savedCards: false, savedAddresses: false }],
    ['stranger', { payBy: 'card', billingOptions: ['prepay', 'collect', 'thirdParty'], savedCards: true }],
    [
      'buyer',
      { payBy: 'terms', savedCards: false, savedAddresses: true, companyName: 'Arctic Door Service' },
    ],
    ['counter', { payBy: 'company_needed', savedAddresses: false, maySkipValidation: true, actingFor: null }],
  ] as const)('for a %s', async (name, options) => {
    await using shop = await openShop()
    const caller = name === 'guest' ? shop.guest() : await shop.person(name)
    expect(await caller.checkout.options()).toMatchObject(options)
  })

  it('for staff are those of the company they order for', async () => {
    await using shop = await openShop()
    const acting = await staffFor(shop, { iseMember: true, poRequired: true })
    expect(await acting.checkout.options()).toMatchObject({
      payBy: 'terms',
      iseMember: true,
      poRequired: true,
      actingFor: { name: 'Larchfield Butchers' },
      mayConfirmFreightLater: true,
    })
  })
})
