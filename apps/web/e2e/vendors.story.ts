import { approvedCard, columbus, orderForm, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote, QuoteInput } from '@mullion/domain/checkout/quote'
import { quoteFailedText } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it } from 'vitest'
import { demoPassword, people } from './support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { changeShop, ordersFrom } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import {
  cards,
  eventually,
  orderNumber,
  placed,
  placeOrder,
  resultModal,
  rollerLatch,
  typeCard,
  typeEmail,
} from './support/steps.ts'
import { openStory } from './support/story.ts'
import { openVendors } from './support/vendors.ts'

const vendors = await openVendors()
// The images of the demonstration are in its data folder.
const ours = Object.entries(vendors.settings).filter(([name]) => !name.startsWith('S3_'))
const shop = await openOwnShop(Object.fromEntries(ours))
changeShop(shop, 'update parts set length_inches = 110 where id = 445')
const track = 445
const raleigh = { ...columbus, city: 'Raleigh', postalCode: '27601', state: 'NC' }

/** The fourth order: after a guest's and two by card. */
const byFreight = 3
/** The orders of this file, in the order in which they were placed. */
const numbers: string[] = []

/** Signs in without a page, which would only repeat what the stories of the checkout show. */
async function signedIn(login: string) {
  const context = await shop.browser.newContext({ baseURL: shop.url })
  const { request } = context
  const read = async <Data>(answer: Awaited<ReturnType<typeof request.get>>): Promise<Data> => {
    const { result, error } = (await answer.json()) as { result: { data: Data }; error?: Error }
    if (error) throw new Error(error.message)
    return result.data
  }
  await request.post('/api/users/login', { data: { login, password: demoPassword } })
  const ask = async <Data>(path: string, input?: object) =>
    read<Data>(await request.get(`/trpc/${path}${input ? `?input=${JSON.stringify(input)}` : ''}`))
  const send = async <Data>(path: string, data: object, headers: Record<string, string> = {}) =>
    read<Data>(await request.post(`/trpc/${path}`, { data, headers }))
  return { ask, send, [Symbol.asyncDispose]: () => context.close() }
}
type Member = Awaited<ReturnType<typeof signedIn>>

const formOf = (partId: number) => quoteForm([{ partId, quantity: 1, comments: [] }])

async function place(
  { send }: Member,
  input: QuoteInput,
  order: (quote: Quote) => PlaceOrderInput,
  headers: Record<string, string> = {},
): Promise<void> {
  const quote = await send<Quote>('checkout.quote', input, headers)
  const data = { ...order(quote), idempotencyKey: `order-of-vendors-${numbers.length}` }
  numbers.push((await send<PlacedOrder>('checkout.placeOrder', data, headers)).orderNumber)
}

const centsOf = (dollars: unknown) => Math.round(Number(dollars) * 100)

interface RatedShipment {
  readonly NegotiatedRateCharges: { readonly TotalCharge: { readonly MonetaryValue: string } }
  readonly TimeInTransit: {
    readonly ServiceSummary: { readonly EstimatedArrival: { readonly Arrival: { readonly Date: string } } }
  }
}

describe('a store on the adapters of its vendors', () => {
  it('sells to a guest by parcel', async () => {
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await openShipping(page, [rollerLatch])
    await typeAndSetAddress(page)
    await proceed(page)
    await typeCard(page, cards.approved)
    await typeEmail(page, 'guest@adapters.example')
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    numbers.push(await orderNumber(page))
  })

  it('sells to a company by a card that it saves, and again by the saved card', async () => {
    await using buyer = await signedIn(people.polar)
    const input = formOf(rollerLatch.id)
    const saved = () => buyer.ask<SavedCard[]>('accounts.cards.list')
    expect(await saved()).toEqual([])
    const saveCard = { label: 'Shop card' }
    await place(buyer, input, (quote) => orderForm(quote, input, { card: approvedCard, saveCard }))
    const [card, ...others] = await saved()
    expect([card, others]).toMatchObject([{ methodName: 'Shop card', lastFour: '2224' }, []])
    const savedCard = { methodId: card?.methodId ?? '' }
    await place(buyer, input, (quote) => termsOrder(quote, input, { savedCard }))
  })

  it('sells on terms by freight', async () => {
    await using buyer = await signedIn(people.buyer)
    const input = formOf(track)
    await place(buyer, input, (quote) => {
      expect(quote).toMatchObject({ carrier: 'LTL' })
      return termsOrder(quote, input, { poNumber: 'PO-MODE' })
    })
  })

  it('sells through staff to another company', async () => {
    await using staff = await signedIn(people.counter)
    const [company] = await staff.ask<{ id: number; name: string }[]>('accounts.internalCompanies.search', {
      term: 'larchf',
    })
    expect(company).toMatchObject({ name: 'Larchfield Butchers' })
    const input = { ...formOf(rollerLatch.id), shipAddress: raleigh }
    await place(staff, input, (quote) => termsOrder(quote, input, { poNumber: 'PO-STAFF-UPS' }), {
      'X-Acting-For': String(company?.id),
    })
  })

  it('has each order in its book as the vendors have it in theirs', async () => {
    const orders = ordersFrom(shop, numbers[0] ?? '')
    expect(orders.map(({ number }) => number)).toEqual(numbers)
    for (const { amountCents, grandTotalCents } of orders) expect(amountCents).toBe(grandTotalCents)

    const charges = await vendors.record('EBIZCHARGE_URL', 'charge')
    const byCard = orders.filter(({ paymentState }) => paymentState === 'captured')
    expect(charges.map(({ data }) => [data.orderId, data.amountCents])).toEqual(
      byCard.map(({ reference, amountCents }) => [reference, amountCents]),
    )
    expect(byCard).toHaveLength(3)

    const parcels = await vendors.record('UPS_URL', 'rate')
    const rated = parcels.flatMap(({ data }) => data.rated as RatedShipment[])
    const ofUps = rated.map(({ NegotiatedRateCharges, TimeInTransit }) => ({
      cents: centsOf(NegotiatedRateCharges.TotalCharge.MonetaryValue),
      day: TimeInTransit.ServiceSummary.EstimatedArrival.Arrival.Date,
    }))
    const loads = (await vendors.record('MODE_URL', 'quote')).map(({ data }) => centsOf(data.totalPrice))
    for (const [at, { shippingCents, arrivesOn }] of orders.entries()) {
      if (at === byFreight) expect(loads).toContain(shippingCents)
      else expect(ofUps).toContainEqual({ cents: shippingCents, day: arrivesOn.replaceAll('-', '') })
    }

    const taxes = async () => {
      const committed = await vendors.record('TAXIFY_URL', 'committed')
      return committed.map(({ key, data }) => [key, centsOf(data.SalesTaxAmount)])
    }
    await eventually(taxes).toEqual(orders.map(({ number, taxCents }) => [number, taxCents]))
  })

  it('says what is specified while a carrier is away, charges nobody, and searches as always', async () => {
    await vendors.misbehave('UPS_URL', { kind: 'status', status: 503 })
    await using buyer = await signedIn(people.polar)
    const quote = buyer.send('checkout.quote', { ...formOf(rollerLatch.id), shipAddress: raleigh })
    await expect(quote).rejects.toThrow(quoteFailedText)
    expect(ordersFrom(shop, numbers[0] ?? '')).toHaveLength(numbers.length)
    const found = await fetch(`${shop.url}/api/partsMas/search?searchQuery=hinge`)
    expect((await found.json()) as unknown[]).not.toHaveLength(0)
  })
})
