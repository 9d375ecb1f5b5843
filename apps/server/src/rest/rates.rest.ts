import type { FreightRateInput, ParcelRateInput, TaxRateInput } from '@mullion/domain/checkout/rates-input'
import { toDollars } from '@mullion/domain/money'
import { Hono } from 'hono'
import { linesOfCart } from './cart-json.ts'
import { centsOf } from './dollars.ts'
import { withExternalFieldNames } from './external-names.ts'
import { jsonBody, type RestFacts } from './rest.ts'

interface DocumentedParcel {
  readonly shipAddress: ParcelRateInput['shipAddress']
  readonly cart: unknown
  readonly serviceType?: ParcelRateInput['serviceType']
}

interface DocumentedFreight {
  readonly weight: number
  readonly length: number
  readonly city: string
  readonly state: string
  readonly zip: string
}

interface DocumentedTax extends Omit<TaxRateInput, 'amountCents' | 'freightCents'> {
  readonly amount: number
  readonly freight: number
}

/** `POST /api/ups/shipping-quote`: the parcel price as a plain number. */
export function upsRest() {
  const ups = new Hono<RestFacts>()
  ups.post('/shipping-quote', async (c) => {
    const { shipAddress, cart, serviceType } = await jsonBody<DocumentedParcel>(c)
    const input = { shipAddress, cart: linesOfCart(cart), serviceType }
    const { priceCents } = await c.get('caller').checkout.rates.parcel(input)
    return c.json(toDollars(priceCents))
  })
  return ups
}

/** `POST /api/mode/mode-quote`: the freight price as a plain number. */
export function modeRest() {
  const mode = new Hono<RestFacts>()
  mode.post('/mode-quote', async (c) => {
    const { weight, length, city, state, zip } = await jsonBody<DocumentedFreight>(c)
    const input: FreightRateInput = { weightPounds: weight, lengthInches: length, city, state, zip }
    const names = { weightPounds: 'weight', lengthInches: 'length' }
    const { priceCents } = await withExternalFieldNames(names, c.get('caller').checkout.rates.freight(input))
    return c.json(toDollars(priceCents))
  })
  return mode
}

/** `POST /api/taxify/calculate-tax`: product tax and freight tax as two lines. */
export function taxifyRest() {
  const taxify = new Hono<RestFacts>()
  taxify.post('/calculate-tax', async (c) => {
    const { amount, freight, street, city, region, postalCode, exempt } = await jsonBody<DocumentedTax>(c)
    const [amountCents, freightCents] = [centsOf(amount), centsOf(freight)]
    const input = { amountCents, freightCents, street, city, region, postalCode, exempt }
    const names = { amountCents: 'amount', freightCents: 'freight' }
    const taxes = await withExternalFieldNames(names, c.get('caller').checkout.rates.tax(input))
    const line = (LineNumber: number, ItemKey: string, ItemTaxabilityCode: string, cents: TaxAmounts) => ({
      ...{ LineNumber, ItemKey, ItemTaxabilityCode },
      Amount: toDollars(cents.of),
      SalesTaxAmount: toDollars(cents.tax),
    })
    const lines = [
      line(0, 'PRODUCT', '', { of: amountCents, tax: taxes.goodsTaxCents }),
      line(1, 'FREIGHT', 'FREIGHT', { of: freightCents, tax: taxes.freightTaxCents }),
    ]
    const SalesTaxAmount = toDollars(taxes.goodsTaxCents + taxes.freightTaxCents)
    return c.json({ d: { ResponseStatus: 1, SalesTaxAmount, TaxLineDetails: lines } })
  })
  return taxify
}

interface TaxAmounts {
  readonly of: number
  readonly tax: number
}
