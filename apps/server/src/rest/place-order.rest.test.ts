import { approvedCard, columbus, declinedCard } from '@mullion/api/testing/order-form'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { ledgerStates } from '@mullion/api/testing/ready-to-order'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const cart = { 1: { part: { id: 1, part_price: 0.01 }, quantity: 2, comments: [], precisionLengths: [] } }

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords', parts: [{ id: 1, priceCents: 1250 }] })
  const signedIn = async (name: TestPerson) => {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    return page
  }
  return { ...shop, signedIn }
}
type Shop = Awaited<ReturnType<typeof openShop>>
type Page = Awaited<ReturnType<Shop['signedIn']>>

/**
 * An order by Arctic's buyer, on terms and tax-exempt in Ohio: 2 parts at 10.63, plus 18.15 for ground
 * shipping.
 */
const termsOrder = {
  shipAddress: columbus,
  cart,
  cartTotal: 21.26,
  shippingCost: 18.15,
  totalIncludingShipping: 39.41,
  serviceType: '03',
  carrier: 'UPS',
  taxAmount: 0,
  grandTotal: 39.41,
  poNumber: 'PO-77',
  iseNumber: '',
  billingOption: 'prepay',
  accountNumber: '',
  thirdPartyBillingInfo: null,
  taxifyResponse: {},
  buyerEmail: 'someone@else.example',
}

/** An order paid by card by Stan of Polar: 22.50, plus 18.15 for shipping and Ohio tax. */
const cardOrder = {
  ...termsOrder,
  cartTotal: 22.5,
  totalIncludingShipping: 40.65,
  taxAmount: 2.33,
  grandTotal: 42.98,
  poNumber: null,
}
const payment = {
  order: { amount: 42.98, taxAmount: 2.33, shippingCost: 18.15, cartTotal: 22.5, customerID: 'x' },
  card: approvedCard,
  shipAddress: columbus,
  billing: {
    firstName: 'Stan',
    lastName: 'Test',
    companyName: '',
    address1: '1 Cold Street',
    address2: '',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    country: 'US',
    buyerEmail: 'stan@polar.example',
  },
  saveCard: false,
  validationInfo: {
    cart,
    billingOption: 'prepay',
    shippingCost: 18.15,
    shipAddress: columbus,
    taxAmount: 2.33,
  },
}

const withKey = (page: Page, body: object, key: string, path = '/api/orders') =>
  page.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })

describe('POST /api/orders', () => {
  it.each(['/api/orders', '/api/orders/'])(
    '%s places an order on terms for the signed-in user',
    async (path) => {
      await using shop = await openShop()
      const page = await shop.signedIn('buyer')
      const answer = await page.post(path, termsOrder)
      expect([answer.status, await answer.json()]).toEqual([
        201,
        { orderNumber: 'W100001', grandTotal: 39.41 },
      ])
      expect(await findOrder(shop.db.read, 1)).toMatchObject({
        userId: shop.ids.buyer,
        poNumber: 'PO-77',
        buyerEmail: emailOf('buyer'),
      })
    },
  )

  it('returns the same order for the same idempotency key, and 409 for a different payload with it', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const key = 'key-of-this-order-0001'
    for (let at = 0; at < 2; at += 1)
      expect(await (await withKey(page, termsOrder, key)).json()).toMatchObject({ orderNumber: 'W100001' })
    expect((await withKey(page, { ...termsOrder, poNumber: 'PO-78' }, key)).status).toBe(409)
    expect((await withKey(page, termsOrder, 'short')).status).toBe(400)
  })

  it('without an idempotency key returns the same order for 15 minutes', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const numberOf = async () =>
      ((await (await page.post('/api/orders', termsOrder)).json()) as { orderNumber: string }).orderNumber
    expect([await numberOf(), await numberOf()]).toEqual(['W100001', 'W100001'])
    shop.pass(15 * 60_000)
    expect(await numberOf()).toBe('W100002')
  })

  it.each([
    ['a wrong grandTotal', { grandTotal: 30 }, 409],
    ['a wrong cartTotal', { cartTotal: 0.02 }, 409],
    ['a wrong taxAmount', { taxAmount: 1 }, 409],
    ['a grandTotal that is not a number', { grandTotal: 'free' }, 409],
  ])('refuses an order with %s', async (_name, change, status) => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    expect((await page.post('/api/orders', { ...termsOrder, ...change })).status).toBe(status)
    expect(await findOrder(shop.db.read, 1)).toBeNull()
  })

  it('names missing fields as the client sent them', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const missing = await page.post('/api/orders', {
      ...termsOrder,
      poNumber: '',
      billingOption: 'thirdParty',
      shippingCost: 0,
      totalIncludingShipping: 21.26,
      grandTotal: 21.26,
    })
    const { fields } = (await missing.json()) as { fields: object }
    expect([missing.status, Object.keys(fields).sort()]).toEqual([
      400,
      [
        'accountNumber',
        'poNumber',
        'thirdPartyBillingInfo.address1',
        'thirdPartyBillingInfo.city',
        'thirdPartyBillingInfo.company',
        'thirdPartyBillingInfo.country',
        'thirdPartyBillingInfo.state',
        'thirdPartyBillingInfo.zip',
      ],
    ])
  })

  it('places a staff order for the internal company named in the payload', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('counter')
    const company = { name: 'Larch', sage_customer_number: 'L1', terms_code: 'PO', discount_rate: 0.85 }
    await page.post('/api/companies-internal', { ...company, tax_exempt_states: ['OH'] })
    const order = {
      ...termsOrder,
      userId: shop.ids.counter,
      companyId: houseCompanyId,
      companyInternalId: 1,
      internalBuyerEmail: 'l@larch.example',
      skipValidation: true,
    }
    expect((await page.post('/api/orders', { ...order, poNumber: '' })).status).toBe(201)
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      companyId: 1,
      companyInternalId: 1,
      internalBuyerEmail: 'l@larch.example',
      skipValidation: true,
    })
    expect((await page.post('/api/orders', { ...order, companyInternalId: 9 })).status).toBe(404)
    const buyer = await shop.signedIn('buyer')
    const { userId: _user, companyId: _company, ...unnamed } = order
    expect((await buyer.post('/api/orders', unnamed)).status).toBe(403)
  })
})

describe('POST /api/ebiz/run-transaction', () => {
  it('holds the approved payment for the order that follows', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    const paid = await page.post('/api/ebiz/run-transaction', payment)
    expect(await paid.json()).toMatchObject({
      Result: 'Approved',
      RefNum: expect.any(String),
      AuthAmount: 42.98,
    })
    expect(paid.headers.get('set-cookie')).toMatch(/mullion_payment=.*Path=\/api; HttpOnly; SameSite=Lax/)
    expect(await ledgerStates(shop)).toEqual(['authorised'])
    const order = await page.post('/api/orders', cardOrder)
    expect([order.status, await order.json()]).toEqual([201, { orderNumber: 'W100001', grandTotal: 42.98 }])
    expect(await ledgerStates(shop)).toEqual(['captured'])
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ paymentState: 'captured', lastFour: '2224' })
    expect(await (await page.post('/api/orders', cardOrder)).json()).toMatchObject({ orderNumber: 'W100001' })
  })

  it('answers the same order for 15 minutes after the order, not after the payment', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    await page.post('/api/ebiz/run-transaction', payment)
    shop.pass(14 * 60_000)
    const heldPayment = page.jar.get('mullion_payment') ?? ''
    expect((await page.post('/api/orders', cardOrder)).status).toBe(201)
    // The answer with the cleared cookie was lost.
    page.jar.set('mullion_payment', heldPayment)
    shop.pass(14 * 60_000)
    const again = await page.post('/api/orders', cardOrder)
    expect([again.status, await again.json()]).toEqual([201, { orderNumber: 'W100001', grandTotal: 42.98 }])
    shop.pass(60_000)
    expect((await page.post('/api/orders', cardOrder)).status).not.toBe(201)
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('works for a guest in the same browser, after the bot check', async () => {
    await using shop = await openShop()
    const page = shop.browser()
    // A guest pays list price: 25.00, 18.15 and 2.48 tax.
    const guestPayment = { ...payment, order: { ...payment.order, amount: 45.63, cartTotal: 25 } }
    expect((await page.post('/api/ebiz/run-transaction', guestPayment)).status).toBe(403)
    const { solve } = await import('@mullion/api/testing/order-form')
    const botCheck = await solve(await shop.guest().checkout.challenge())
    const paid = await page.post('/api/ebiz/run-transaction', { ...guestPayment, botCheck })
    expect(await paid.json()).toMatchObject({ Result: 'Approved' })
    const order = {
      ...cardOrder,
      cartTotal: 25,
      totalIncludingShipping: 43.15,
      taxAmount: 2.48,
      grandTotal: 45.63,
    }
    expect((await page.post('/api/orders', order)).status).toBe(201)
  })

  it('answers a declined card with 200 and the reason', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    const answer = await page.post('/api/ebiz/run-transaction', { ...payment, card: declinedCard })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { Result: 'Declined', ResultCode: 'D', Error: 'Do not honor' },
    ])
    expect((await page.post('/api/orders', cardOrder)).status).toBe(400)
  })

  it('voids the payment when a new one is made or no order follows within 15 minutes', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    await page.post('/api/ebiz/run-transaction', payment)
    await page.post('/api/ebiz/run-transaction', payment)
    expect(await ledgerStates(shop)).toEqual(['voided', 'authorised'])
    shop.pass(16 * 60_000)
    await shop.services.payments.repair()
    expect(await ledgerStates(shop)).toEqual(['voided', 'voided'])
    expect((await page.post('/api/orders', cardOrder)).status).toBe(422)
  })

  it('holds the payment only for the same cart and actor', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    await page.post('/api/ebiz/run-transaction', payment)
    const other = await shop.signedIn('otherOwner')
    other.jar.set('mullion_payment', page.jar.get('mullion_payment') ?? '')
    expect((await other.post('/api/orders', cardOrder)).status).toBe(422)
    const three = { 1: { ...cart[1], quantity: 3 } }
    const changed = { shipAddress: columbus, cart: three, poNumber: null, serviceType: '03' }
    const quoted = { ...changed, grandTotal: 54.87 }
    expect([409, 422]).toContain((await page.post('/api/orders', quoted)).status)
    expect(await ledgerStates(shop)).toEqual(['authorised'])
  })

  it("refuses an amount that differs from the cart's total", async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    const cheap = { ...payment, order: { ...payment.order, amount: 1 } }
    expect((await page.post('/api/ebiz/run-transaction', cheap)).status).toBe(409)
    expect(await ledgerStates(shop)).toEqual([])
  })

  it('refuses companies on terms', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const onTerms = { ...payment, order: { amount: 39.41, shippingCost: 18.15 } }
    expect((await page.post('/api/ebiz/run-transaction', onTerms)).status).toBe(422)
  })
})

describe('the user and company that an order or payment names', () => {
  const paths = ['/api/orders', '/api/ebiz/run-transaction', '/api/ebiz/run-customer-transaction'] as const
  const bodies = { '/api/orders': cardOrder } as Readonly<Record<string, object>>
  const post = (page: Page, path: string, named: object) =>
    page.post(path, { ...(bodies[path] ?? payment), ...named })

  it.each(paths)('are not another session’s: %s', async (path) => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    const { buyer } = shop.ids
    const others = [
      { userId: buyer },
      { userId: String(buyer) },
      { user: buyer },
      { user: { id: buyer } },
      { user: { isAuthenticated: true, details: { id: buyer } } },
      { userId: shop.ids.stranger, user: { id: buyer } },
      { userId: { id: buyer } },
    ]
    for (const named of others) {
      const answer = await post(page, path, named)
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'User not found.' }])
    }
    const answer = await post(page, path, { userId: shop.ids.stranger, companyId: 2 })
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Company not found.' }])
    const guest = await post(shop.browser(), path, { userId: shop.ids.stranger })
    expect(guest.status).toBe(401)
    expect([await ledgerStates(shop), await findOrder(shop.db.read, 1)]).toEqual([[], null])
  })

  it('are compared in validationInfo too', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    const validationInfo = { ...payment.validationInfo, userId: shop.ids.buyer }
    expect((await page.post('/api/ebiz/run-transaction', { ...payment, validationInfo })).status).toBe(404)
    expect(await ledgerStates(shop)).toEqual([])
  })

  it('may be the session’s own, or empty', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    const id = shop.ids.stranger
    const { companyId = null } = (await findPerson(shop.db.read, id))?.user ?? {}
    const named = { userId: id, companyId, user: { id: String(id), companyId } }
    const validationInfo = { ...payment.validationInfo, userId: id, companyId }
    const paid = await page.post('/api/ebiz/run-transaction', { ...payment, ...named, validationInfo })
    expect(await paid.json()).toMatchObject({ Result: 'Approved' })
    expect((await page.post('/api/orders', { ...cardOrder, ...named })).status).toBe(201)
    const nobody = { userId: null, companyId: '', user: { isAuthenticated: false, details: null } }
    expect((await post(shop.browser(), '/api/orders', nobody)).status).toBe(409)
  })
})

describe('POST /api/ebiz/run-customer-transaction', () => {
  it('charges the user’s own saved card, and answers 404 for another user’s card', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('stranger')
    await page.post('/api/ebiz/run-transaction', {
      ...payment,
      card: { ...approvedCard, cardLabel: 'Shop' },
      saveCard: true,
    })
    const cards = await page.post('/api/ebiz/get-customer', { user: { id: shop.ids.stranger } })
    const { PaymentMethodProfiles } = (await cards.json()) as {
      PaymentMethodProfiles: { methodID: string }[]
    }
    const paymentMethodID = PaymentMethodProfiles[0]?.methodID
    const { order, validationInfo } = payment
    const paid = await page.post('/api/ebiz/run-customer-transaction', {
      order,
      validationInfo,
      paymentMethodID,
    })
    expect(await paid.json()).toMatchObject({ Result: 'Approved' })
    expect((await page.post('/api/orders', cardOrder)).status).toBe(201)
    const other = await shop.signedIn('otherOwner')
    const stolen = await other.post('/api/ebiz/run-customer-transaction', {
      order,
      validationInfo,
      paymentMethodID,
    })
    expect(stolen.status).toBe(404)
  })
})

describe('POST /api/orders/po-document', () => {
  const send = (page: Page, content: string | Uint8Array<ArrayBuffer>, field = 'file') => {
    const body = new FormData()
    body.set(field, new File([content], 'po.pdf'))
    return page.send('/api/orders/po-document', { method: 'POST', body })
  }

  it('saves a document for the order that names it', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const answer = await send(page, '%PDF-1.7 order')
    const { poDocumentId } = (await answer.json()) as { poDocumentId: string }
    expect([answer.status, typeof poDocumentId]).toEqual([201, 'string'])
    expect((await page.post('/api/orders', { ...termsOrder, poDocumentId })).status).toBe(201)
    const opened = await page.send('/api/orders/1/po-document')
    expect(opened.headers.get('content-disposition')).toContain('attachment; filename="po.pdf"')
    expect(await opened.text()).toBe('%PDF-1.7 order')
  })

  it('saves a document for a staff order, for the internal company that both name', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('counter')
    const company = { name: 'Larch', sage_customer_number: 'L1', terms_code: 'PO', discount_rate: 0.85 }
    await page.post('/api/companies-internal', { ...company, tax_exempt_states: ['OH'] })
    const upload = (companyInternalId: string, headers: Record<string, string> = {}) => {
      const body = new FormData()
      body.set('file', new File(['%PDF-1.7 order'], 'po.pdf'))
      body.set('companyInternalId', companyInternalId)
      return page.send('/api/orders/po-document', { method: 'POST', body, headers })
    }
    const answer = await upload('1')
    const { poDocumentId } = (await answer.json()) as { poDocumentId: string }
    const order = { ...termsOrder, companyInternalId: 1, skipValidation: true, poDocumentId }
    expect((await page.post('/api/orders', order)).status).toBe(201)
    expect((await upload('9')).status).toBe(404)
    expect((await upload('9', { 'X-Acting-For': '1' })).status).toBe(409)
    expect((await upload('', { 'X-Acting-For': '1' })).status).toBe(201)
  })

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, number]>([
    ['content that is not a PDF', '<html>', 'file', 400],
    ['the file in another field', '%PDF-1.7', 'document', 400],
    ['a file one byte over 5 MB', new Uint8Array(5_242_881), 'file', 413],
    ['a file far over 5 MB', new Uint8Array(6_000_000), 'file', 413],
  ])('refuses a document sent as %s', async (_name, content, field, status) => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    expect((await send(page, content, field)).status).toBe(status)
  })

  it('accepts only multipart forms, and only from signed-in users', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    expect((await page.post('/api/orders/po-document', {})).status).toBe(415)
    expect((await send(shop.browser(), '%PDF-1.7')).status).toBe(401)
  })
})

describe('individual price quotes', () => {
  it('return plain numbers, and tax as two lines', async () => {
    await using shop = await openShop()
    const parcel = await shop.post('/api/ups/shipping-quote', {
      shipAddress: columbus,
      cart,
      serviceType: '02',
    })
    expect([parcel.status, await parcel.json()]).toEqual([200, 41.25])
    const truck = { weight: 30, length: 110, city: 'Columbus', state: 'OH', zip: '43215' }
    expect(await (await shop.post('/api/mode/mode-quote', truck)).json()).toBe(238.7)
    const place = { street: '1 Cold Street', city: 'Columbus', region: 'OH', postalCode: '43215' }
    const tax = await shop.post('/api/taxify/calculate-tax', {
      amount: 25,
      freight: 18.15,
      ...place,
      exempt: false,
    })
    expect(await tax.json()).toMatchObject({
      d: {
        ResponseStatus: 1,
        SalesTaxAmount: 2.48,
        TaxLineDetails: [{ SalesTaxAmount: 1.44 }, { SalesTaxAmount: 1.04 }],
      },
    })
    const exempt = await shop.post('/api/taxify/calculate-tax', {
      amount: 25,
      freight: 18.15,
      ...place,
      exempt: true,
    })
    expect(await exempt.json()).toMatchObject({ d: { SalesTaxAmount: 0 } })
  })

  it.each([
    ['/api/ups/shipping-quote', { shipAddress: columbus, cart, serviceType: '99' }, 'serviceType'],
    [
      '/api/ups/shipping-quote',
      { shipAddress: { ...columbus, postalCode: '00000' }, cart },
      'shipAddress.postalCode',
    ],
    ['/api/ups/shipping-quote', { shipAddress: { ...columbus, state: 'SC' }, cart }, 'shipAddress.state'],
    ['/api/ups/shipping-quote', { shipAddress: { ...columbus, state: 'ZZ' }, cart }, 'shipAddress.state'],
    ['/api/mode/mode-quote', { weight: 0, length: 110, city: 'x', state: 'OH', zip: '43215' }, 'weight'],
    ['/api/mode/mode-quote', { weight: 1, length: 110, city: 'x', state: 'SC', zip: '43215' }, 'state'],
    ['/api/mode/mode-quote', { weight: 1, length: 110, city: 'x', state: 'OH', zip: '00000' }, 'zip'],
    [
      '/api/taxify/calculate-tax',
      { amount: 'much', freight: 0, region: 'OH', postalCode: '43215' },
      'amount',
    ],
    ['/api/taxify/calculate-tax', { amount: -1, freight: 0, region: 'OH', postalCode: '43215' }, 'amount'],
    ['/api/taxify/calculate-tax', { amount: 1, freight: 0, region: 'ZZ', postalCode: '43215' }, 'region'],
    ['/api/taxify/calculate-tax', { amount: 1, freight: 0, region: 'PA', postalCode: '43215' }, 'region'],
    ['/api/taxify/calculate-tax', { amount: 1, freight: 0, region: 'OH', postalCode: '00000' }, 'postalCode'],
  ])('%s refuses %j and names what is wrong', async (path, body, field) => {
    await using shop = await openShop()
    const answer = await shop.post(path, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
  })
})
