import { describe, expect, it } from 'vitest'
import { placeOrderInput } from './order.ts'
import { quoteInput } from './quote.ts'

const shipAddress = {
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Cold Street',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
}
const cart = [{ partId: 1, quantity: 2 }]
const order = {
  idempotencyKey: 'order-key-000000000001',
  quoteId: '7d9f3f3a-52a1-4f5e-9d5f-0a3d6a1b2c3d',
  cart,
  shipAddress,
  billing: { address1: '1 Cold Street', zip: '43215', buyerEmail: 'Pat@Arctic.example' },
  card: { cardNumber: '4000100011112224', cardExpiration: '1230', cardCode: '123' },
  returnsAgreed: true,
  grandTotalCents: 5000,
}

const paths = (input: unknown) =>
  placeOrderInput.safeParse(input).error?.issues.map(({ path }) => path.join('.'))

describe('quote input', () => {
  it('defaults to ground and refuses an unknown service', () => {
    expect(quoteInput.parse({ cart, shipAddress }).serviceType).toBe('03')
    expect(quoteInput.parse({ cart, shipAddress, serviceType: '14' }).serviceType).toBe('14')
    expect(quoteInput.safeParse({ cart, shipAddress, serviceType: '99' }).success).toBe(false)
  })

  it.each(['companyId', 'discountRate', 'shippingCents', 'userId'])('cannot set its %s', (key) => {
    expect(quoteInput.safeParse({ cart, shipAddress, [key]: 1 }).error?.issues[0]?.code).toBe(
      'unrecognized_keys',
    )
  })
})

describe('order input', () => {
  it('fills in defaults for empty fields', () => {
    expect(placeOrderInput.parse(order)).toMatchObject({
      serviceType: '03',
      billing: { firstName: '', country: '', buyerEmail: 'pat@arctic.example' },
      cart: [{ partId: 1, quantity: 2, comments: [] }],
    })
  })

  it.each<[string, object]>([
    ['a unit price on a line', { cart: [{ partId: 1, quantity: 2, unitPriceCents: 1 }] }],
    ['a line total', { cart: [{ partId: 1, quantity: 2, lineTotalCents: 1 }] }],
    ['its own cart total', { cartTotalCents: 1 }],
    ['its own tax', { taxCents: 0 }],
    ['its own shipping price', { shippingCents: 0 }],
    ['another company', { companyId: 1 }],
    ['another user', { userId: 1 }],
    ['a payment state', { paymentState: 'captured' }],
    ['an unknown card field', { card: { ...order.card, saved: true } }],
    ['an unknown address field', { shipAddress: { ...shipAddress, id: 1 } }],
  ])('is refused with %s', (_, change) => {
    const [issue] = placeOrderInput.safeParse({ ...order, ...change }).error?.issues ?? []
    expect(issue?.code).toBe('unrecognized_keys')
  })

  it.each<[string, object]>([
    ['idempotencyKey', { idempotencyKey: 'short' }],
    ['idempotencyKey', { idempotencyKey: 'a'.repeat(65) }],
    ['idempotencyKey', { idempotencyKey: 'with spaces in the key' }],
    ['quoteId', { quoteId: 'a'.repeat(65) }],
    ['quoteId', { quoteId: 'zero\u0000byte' }],
    ['billing.address1', { billing: { ...order.billing, address1: ' ' } }],
    ['billing.zip', { billing: { ...order.billing, zip: '' } }],
    ['billing.buyerEmail', { billing: { ...order.billing, buyerEmail: 'pat' } }],
    ['billing.firstName', { billing: { ...order.billing, firstName: 'Pat\r\nBcc: all' } }],
    ['grandTotalCents', { grandTotalCents: 50.5 }],
    ['grandTotalCents', { grandTotalCents: '5000' }],
    ['returnsAgreed', { returnsAgreed: 'yes' }],
    ['card.cardNumber', { card: { ...order.card, cardNumber: '4'.repeat(33) } }],
    ['card', { card: 'none' }],
    ['cart.0.quantity', { cart: [{ partId: 1, quantity: -1 }] }],
    ['botCheck', { botCheck: 'a'.repeat(4001) }],
  ])('is refused for its %s: %j', (path, change) => {
    expect(paths({ ...order, ...change })).toEqual([path])
  })
})
