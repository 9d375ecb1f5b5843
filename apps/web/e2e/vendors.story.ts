import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShipping, proceed, setAddress, typeAndSetAddress } from './support/checkout-steps.ts'
import { changeShop, ordersFrom } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import {
  type CartPart,
  cards,
  eventually,
  orderNumber,
  placed,
  placeOrder,
  resultModal,
  rollerLatch,
  searchFor,
  typeAddress,
  typeCard,
  typeEmail,
  withCart,
} from './support/steps.ts'
import { openStory } from './support/story.ts'
import { openVendors } from './support/vendors.ts'

const vendors = await openVendors()
// The images of the demonstration are in its data folder.
const ours = Object.entries(vendors.settings).filter(([name]) => !name.startsWith('S3_'))
const shop = await openOwnShop(Object.fromEntries(ours))
changeShop(shop, 'update parts set length_inches = 110 where id = 445')
const track = { id: 445, number: '2001-GV120' }
const raleigh = { City: 'Raleigh', 'ZIP code': '27601', State: 'NC' }

/** The fourth order: after a guest's and two by card. */
const byFreight = 3
/** The orders of this file, in the order in which they were placed. */
const numbers: string[] = []

async function place(page: Page): Promise<void> {
  await placeOrder(page).click()
  await resultModal(page, placed).waitFor()
  numbers.push(await orderNumber(page))
}

async function toFinalize(page: Page, parts: readonly CartPart[]): Promise<void> {
  await openShipping(page, parts)
  await typeAndSetAddress(page)
  await proceed(page)
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
    await toFinalize(page, [rollerLatch])
    await typeCard(page, cards.approved)
    await typeEmail(page, 'guest@adapters.example')
    await place(page)
  })

  it('sells to a company by a card that it saves, and again by the saved card', async () => {
    await using story = await openStory(shop, { user: people.polar, at: null })
    const { page } = story
    await toFinalize(page, [rollerLatch])
    await page.getByText('No saved cards available.').waitFor()
    await typeCard(page, cards.approved)
    await page.getByLabel('Save this card for future orders').check({ force: true })
    await page.getByLabel('Name for this card').fill('Shop card')
    await place(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await toFinalize(page, [rollerLatch])
    await eventually(() => page.getByRole('radio', { name: /Shop card ending in 2224/ }).isChecked()).toBe(
      true,
    )
    await place(page)
  })

  it('sells on terms by freight', async () => {
    await using story = await openStory(shop, { user: people.buyer, at: null })
    const { page } = story
    await toFinalize(page, [track])
    await page.getByText('LTL Freight').waitFor()
    await page.getByLabel('PO number').fill('PO-MODE')
    await place(page)
  })

  it('sells through staff to another company', async () => {
    await using story = await openStory(shop, { user: people.counter, at: null })
    const { page } = story
    await withCart(page, [rollerLatch])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Proceed to checkout' }).click()
    await page.getByLabel(/^Find a company/).fill('larchf')
    await page.getByRole('radio', { name: /Larchfield Butchers LARCHFIELD/ }).click()
    await page.getByRole('button', { name: 'Proceed as Selected Customer' }).click()
    await typeAddress(page, raleigh)
    await setAddress(page)
    await proceed(page)
    await page.getByLabel('PO number').fill('PO-STAFF-UPS')
    await place(page)
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
    await using story = await openStory(shop, { expectedErrors: /checkout\.quote/, at: null })
    const { page } = story
    await openShipping(page, [rollerLatch])
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page
      .getByText(
        "Failed to get a freight quote. This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again.",
      )
      .waitFor()
    expect(ordersFrom(shop, numbers[0] ?? '')).toHaveLength(numbers.length)
    await page.goto('/')
    await searchFor(page, 'hinge')
  })
})
