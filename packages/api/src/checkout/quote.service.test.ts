import type { QuoteInput } from '@mullion/domain/checkout/quote'
import { carrierSilent, quoteFailedText } from '@mullion/domain/checkout/shipping-service'
import { demoOriginZip } from '@mullion/domain/store-info'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import type { TaxRequest, TaxService } from '@mullion/integrations/tax/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

/** A handle and a track of 110 inches. */
const parts = [
  { id: 1, priceCents: 1250, lengthInches: 6, heightInches: 4, depthInches: 2, weightPounds: 1.5 },
  { id: 2, number: '0105-02', name: 'TRACK', priceCents: 9900, lengthInches: 110, weightPounds: 30 },
] as const
const track: QuoteInput['cart'] = [{ partId: 2, quantity: 1, comments: [] }]

async function openShop(rates: Partial<ParcelRates> = {}) {
  const requests = { parcels: 0, taxes: [] as TaxRequest[] }
  const builtIn = createBuiltInParcelRates({ originZip: demoOriginZip })
  const parcelRates: ParcelRates = {
    quote(shipment, signal) {
      requests.parcels += 1
      return (rates.quote ?? builtIn.quote)(shipment, signal)
    },
  }
  const table = createBuiltInTax()
  const tax: TaxService = {
    quote(request) {
      requests.taxes.push(request)
      return table.quote(request)
    },
  }
  const shop = await openTestShop({ people: true, parts: [...parts], deps: { parcelRates, tax } })
  return { ...shop, requests }
}

/** A carrier that does not offer Next Day Early AM. */
const withoutEarlyService: Partial<ParcelRates> = {
  async quote(shipment) {
    const { rates, ...quote } = await createBuiltInParcelRates({ originZip: demoOriginZip }).quote(shipment)
    return { ...quote, rates: rates.filter(({ service }) => service !== '14') }
  },
}
const silent: Partial<ParcelRates> = { quote: () => Promise.reject(carrierSilent()) }

describe('a parcel quote to a home', () => {
  const home = { ...quoteForm(), shipAddress: { ...columbus, residential: true } }

  it('is asked for as one, and is good for that address only; the order keeps it', async () => {
    const asked: (boolean | undefined)[] = []
    await using shop = await openShop({
      quote(shipment) {
        asked.push(shipment.residential)
        return createBuiltInParcelRates({ originZip: demoOriginZip }).quote(shipment)
      },
    })
    const buyer = await shop.person('buyer')
    const quote = await buyer.checkout.quote(home)
    const business = await buyer.checkout.quote({ ...quoteForm(), basedOn: quote.quoteId })
    expect(asked).toEqual([true, false])
    const refused = buyer.checkout.placeOrder(termsOrder(business, home))
    await expect(refused).rejects.toMatchObject(refusedAs('checkout.quote_changed'))
    await buyer.checkout.placeOrder(termsOrder(quote, home))
    const order = await (await shop.person('admin')).orders.byNumber({ number: 'W100001' })
    expect(order.shipAddress).toEqual({ ...columbus, residential: true })
  })

  it('is no other one when an address says that it is no home', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const quote = await buyer.checkout.quote(quoteForm())
    const said = { ...quoteForm(), shipAddress: { ...columbus, residential: false } }
    await buyer.checkout.placeOrder(termsOrder(quote, said))
    const order = await (await shop.person('admin')).orders.byNumber({ number: 'W100001' })
    expect(order.shipAddress).toEqual(columbus)
  })
})

describe('a parcel quote', () => {
  it('lists every service with its price and arrival date', async () => {
    await using shop = await openShop()
    const { services, method, freight, ...quote } = await shop.guest().checkout.quote(quoteForm())
    expect([method, freight]).toEqual(['parcel', null])
    // Columbus, OH is in zone 4, the box is billed at 15 lb; it is Friday, 10 AM store time.
    expect(services.map(({ name, priceCents, arrivesOn }) => `${name} ${priceCents} ${arrivesOn}`)).toEqual([
      'Ground 1815 2026-11-24',
      '3 Day Select 2820 2026-11-25',
      '2nd Day Air 4125 2026-11-24',
      'Next Day Saver 8000 2026-11-23',
      'Next Day Air 8700 2026-11-23',
      'Next Day Early AM 12450 2026-11-23',
      'Ground null 2026-11-24',
      '2 Day null 2026-11-24',
      'Overnight null 2026-11-23',
    ])
    expect(quote).toMatchObject({ carrier: 'UPS', serviceType: '03', billingOption: 'prepay' })
    // Ohio, 5.75% of 25.00 and of 18.15.
    expect(quote).toMatchObject({ goodsTaxCents: 144, freightTaxCents: 104, taxCents: 248 })
    expect(quote).toMatchObject({ totalIncludingShippingCents: 4315, grandTotalCents: 4563 })
  })

  it('promises no arrival on a day when carriers rest', async () => {
    await using shop = await openShop()
    shop.pass(3 * 24 * 3_600_000)
    const { services } = await shop.guest().checkout.quote(quoteForm())
    // It is the Monday before Thanksgiving, 10 AM store time.
    const arrivals = services.map(({ name, arrivesOn }) => `${name} ${arrivesOn}`)
    expect(arrivals.slice(0, 3)).toEqual([
      'Ground 2026-11-25',
      '3 Day Select 2026-11-27',
      '2nd Day Air 2026-11-25',
    ])
    shop.pass(5 * 3_600_000)
    const late = await shop.guest().checkout.quote(quoteForm())
    // After 2 PM it ships on Tuesday.
    expect(late.services[2]?.arrivesOn).toBe('2026-11-27')
    const byTruck = await shop.guest().checkout.quote(quoteForm(track))
    expect(byTruck.services[0]?.arrivesOn).toBe('2026-12-01')
  })

  it('keeps its prices and expiry when another service is chosen, without asking the carrier again', async () => {
    await using shop = await openShop()
    const guest = shop.guest()
    const first = await guest.checkout.quote(quoteForm())
    shop.pass(5 * 60_000)
    const input = { ...quoteForm(), serviceType: '02' as const, basedOn: first.quoteId }
    const second = await guest.checkout.quote(input)
    expect(shop.requests.parcels).toBe(1)
    expect(second).toMatchObject({
      shippingCents: 4125,
      expiresAt: first.expiresAt,
      services: first.services,
    })
    expect(second.quoteId).not.toBe(first.quoteId)
    expect(shop.requests.taxes).toHaveLength(2)
  })

  it.each([
    ['another cart', { cart: [{ partId: 1, quantity: 3, comments: [] }] }],
    ['another address', { shipAddress: { ...columbus, address1: '2 Cold Street' } }],
  ])('is recalculated for %s', async (_name, change) => {
    await using shop = await openShop()
    const guest = shop.guest()
    const { quoteId } = await guest.checkout.quote(quoteForm())
    await guest.checkout.quote({ ...quoteForm(), ...change, basedOn: quoteId })
    expect(shop.requests.parcels).toBe(2)
  })

  it("is recalculated when based on an expired quote or another guest's quote", async () => {
    await using shop = await openShop()
    const { quoteId: basedOn } = await shop.guest().checkout.quote(quoteForm())
    await shop.guest('guest-two-session-key0').checkout.quote({ ...quoteForm(), basedOn })
    expect(shop.requests.parcels).toBe(2)
    shop.pass(20 * 60_000)
    await shop.guest().checkout.quote({ ...quoteForm(), basedOn })
    expect(shop.requests.parcels).toBe(3)
  })

  it('leaves out the price of a single service that the carrier does not offer', async () => {
    await using shop = await openShop(withoutEarlyService)
    const { services } = await shop.guest().checkout.quote(quoteForm())
    expect(
      services.filter(({ carrier, priceCents }) => carrier === 'UPS' && priceCents === null),
    ).toMatchObject([{ serviceType: '14' }])
    const early = shop.guest().checkout.quote({ ...quoteForm(), serviceType: '14' })
    await expect(early).rejects.toMatchObject(refusedAs('checkout.quote_failed'))
  })
})

describe('the billing option', () => {
  it.each(['collect', 'thirdParty'] as const)(
    '%s costs no shipping, and taxes only the goods',
    async (billingOption) => {
      await using shop = await openShop()
      const buyer = await shop.person('stranger')
      const fedex = { carrier: 'FedEx', serviceType: 'FEDEX_GROUND' } as const
      const quote = await buyer.checkout.quote({ ...quoteForm(), ...fedex, billingOption })
      expect(quote).toMatchObject({ ...fedex, billingOption, shippingCents: 0, freightTaxCents: 0 })
      expect(quote.grandTotalCents).toBe(2250 + 129)
    },
  )

  it('for guests is always prepay', async () => {
    await using shop = await openShop()
    const collect = shop.guest().checkout.quote({ ...quoteForm(), billingOption: 'collect' })
    await expect(collect).rejects.toMatchObject(refusedAs('checkout.billing_option_refused'))
  })

  it.each([
    ['prepaid FedEx', { serviceType: 'FEDEX_GROUND' as const }],
    [
      'a UPS service with FedEx',
      { serviceType: '03' as const, carrier: 'FedEx' as const, billingOption: 'collect' as const },
    ],
  ])('refuses an invalid service: %s', async (_name, change) => {
    await using shop = await openShop()
    const buyer = await shop.person('stranger')
    const quote = buyer.checkout.quote({ ...quoteForm(), ...change })
    await expect(quote).rejects.toMatchObject(refusedAs('checkout.service_invalid'))
  })

  it('collect does not wait for a carrier', async () => {
    await using shop = await openShop(silent)
    const buyer = await shop.person('stranger')
    const quote = await buyer.checkout.quote({ ...quoteForm(), billingOption: 'collect' })
    expect(quote).toMatchObject({ shippingCents: 0, carrier: 'UPS', serviceType: '03' })
  })
})

describe('a freight quote', () => {
  it('uses LTL instead of UPS 03, and names the part that requires it', async () => {
    await using shop = await openShop()
    const quote = await shop.guest().checkout.quote(quoteForm(track))
    expect(quote).toMatchObject({ method: 'freight', carrier: 'LTL', serviceType: 'LTL', boxes: 0 })
    expect(quote.freight).toEqual({
      reason: 'over_length',
      partId: 2,
      number: '0105-02',
      name: 'TRACK',
      texts: ['Track (0105-02) is 110 in long. Parcels can be at most 107 in.'],
    })
    // 145.00 + 30 lb at 29.00 per hundredweight + 85.00 for over 96 in; two days longer than ground.
    expect(quote.services).toEqual([
      {
        carrier: 'LTL',
        serviceType: 'LTL',
        name: 'LTL Freight',
        priceCents: 23_870,
        businessDays: 4,
        arrivesOn: '2026-11-27',
      },
    ])
    expect(quote.shippingCents).toBe(23_870)
  })

  it('can be billed to the buyer’s account', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('stranger')
    const quote = await buyer.checkout.quote({ ...quoteForm(track), billingOption: 'collect' })
    expect(quote).toMatchObject({ carrier: 'LTL', billingOption: 'collect', shippingCents: 0 })
  })
})

describe('tax', () => {
  it('is not requested when the company is exempt', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const quote = await buyer.checkout.quote(quoteForm())
    expect(quote).toMatchObject({ taxExempt: true, taxCents: 0, goodsTaxCents: 0, freightTaxCents: 0 })
    expect(shop.requests.taxes).toEqual([])
    const elsewhere = { ...columbus, state: 'NC', city: 'Raleigh', postalCode: '27601' }
    const taxed = await buyer.checkout.quote({ ...quoteForm(), shipAddress: elsewhere })
    expect([taxed.taxExempt, taxed.taxCents > 0]).toEqual([false, true])
  })

  it('follows the exemption of the company staff order for', async () => {
    await using shop = await openShop()
    const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
    const acting = await shop.acting('counter', id)
    expect(await acting.checkout.quote(quoteForm())).toMatchObject({ taxExempt: true, cartTotalCents: 2250 })
    const counter = await shop.person('counter')
    expect(await counter.checkout.quote(quoteForm())).toMatchObject({
      taxExempt: false,
      cartTotalCents: 2500,
    })
  })

  it('is not requested again when neither goods nor freight change', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('stranger')
    const { quoteId: basedOn } = await buyer.checkout.quote({ ...quoteForm(), billingOption: 'collect' })
    await buyer.checkout.quote({ ...quoteForm(), billingOption: 'thirdParty', basedOn })
    expect(shop.requests.taxes).toHaveLength(1)
  })

  it("is charged when the buyer's carrier takes over a shipment with freight to be confirmed", async () => {
    await using shop = await openShop(withoutEarlyService)
    const taxed = { ...larchfield, taxExemptStates: [] }
    const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(taxed)
    const acting = await shop.acting('counter', id)
    const input = { ...quoteForm(), confirmFreightLater: true }
    const first = await acting.checkout.quote({ ...input, serviceType: '14' })
    expect(first).toMatchObject({ freightToBeConfirmed: true, shippingCents: 0, taxCents: 0 })
    const collect = { ...input, serviceType: '03', billingOption: 'collect', basedOn: first.quoteId } as const
    // Ohio, 5.75% of 22.50.
    expect(await acting.checkout.quote(collect)).toMatchObject({
      freightToBeConfirmed: false,
      shippingCents: 0,
      goodsTaxCents: 129,
      taxExempt: false,
    })
  })
})

describe('a carrier that does not answer', () => {
  it('fails the quote, unless staff on terms confirm freight later', async () => {
    await using shop = await openShop(silent)
    const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
    const failure = (mayConfirmFreightLater: boolean) => ({
      cause: { message: quoteFailedText, details: { unanswered: true, mayConfirmFreightLater } },
    })
    await expect(shop.guest().checkout.quote(quoteForm())).rejects.toMatchObject(failure(false))
    const acting = await shop.acting('counter', id)
    await expect(acting.checkout.quote(quoteForm())).rejects.toMatchObject(failure(true))
    const quote = await acting.checkout.quote({ ...quoteForm(), confirmFreightLater: true })
    expect(quote).toMatchObject({
      freightToBeConfirmed: true,
      shippingCents: 0,
      taxCents: 0,
      grandTotalCents: 2250,
    })
  })

  it.each(['stranger', 'buyer', 'counter'] as const)('cannot be bypassed by %s', async (person) => {
    await using shop = await openShop(silent)
    const quote = (await shop.person(person)).checkout.quote({ ...quoteForm(), confirmFreightLater: true })
    await expect(quote).rejects.toMatchObject(refusedAs('checkout.quote_failed'))
  })

  it('cannot be bypassed for a company that pays by card', async () => {
    await using shop = await openShop(silent)
    const cards = { ...larchfield, termsCode: 'CC' as const }
    const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(cards)
    const acting = await shop.acting('counter', id)
    const quote = acting.checkout.quote({ ...quoteForm(), confirmFreightLater: true })
    await expect(quote).rejects.toMatchObject(refusedAs('checkout.quote_failed'))
  })

  it('does not matter when another carrier answers', async () => {
    await using shop = await openShop()
    const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
    const acting = await shop.acting('counter', id)
    const quote = await acting.checkout.quote({ ...quoteForm(), confirmFreightLater: true })
    expect(quote).toMatchObject({ freightToBeConfirmed: false, shippingCents: 1815 })
  })
})
