import { freightRateInput, taxRateInput } from '@mullion/domain/checkout/rates-input'
import { upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { toDollars } from '@mullion/domain/money'
import { shipAddress } from '@mullion/domain/postal-address'
import * as z from 'zod'
import { linesOfCart } from './cart-json.ts'
import { centsOf } from './dollars.ts'
import { withExternalFieldNames } from './external-names.ts'
import { sentCartSchema } from './part-schemas.ts'
import { dollars, json, type RestCall, restCall } from './rest-call.ts'

const price = json(z.number().meta({ description: 'Dollars.' }))
const parcelBody = z.object({
  shipAddress: z.object(shipAddress.shape),
  cart: sentCartSchema,
  serviceType: z.enum(upsServiceCodes).optional(),
})
const { weightPounds, lengthInches, city, state, zip } = freightRateInput.shape
const freightBody = z.object({ weight: weightPounds, length: lengthInches, city, state, zip })
const { amountCents: _amount, freightCents: _freight, ...taxAddress } = taxRateInput.shape
const taxBody = z.object({ amount: dollars, freight: dollars, ...taxAddress })

const taxLine = z.object({
  LineNumber: z.int(),
  ItemKey: z.string(),
  ItemTaxabilityCode: z.string(),
  Amount: z.number(),
  SalesTaxAmount: z.number(),
})
const taxes = z
  .object({
    d: z.object({
      ResponseStatus: z.int(),
      SalesTaxAmount: z.number(),
      TaxLineDetails: z.array(taxLine).meta({ description: 'First the product, then its freight.' }),
    }),
  })
  .meta({ id: 'Taxes' })

interface TaxAmounts {
  readonly of: number
  readonly tax: number
}

const address = { nameOrCompany: 'Arctic Door Service', address1: '1 Freezer Street' }

/** Calls for single prices; no order uses them. */
export const rateCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/ups/shipping-quote',
    name: 'quoteParcel',
    summary: 'What a cart costs to ship by parcel.',
    who: 'anyone',
    body: json(parcelBody),
    answer: price,
    refuses: [422, 502],
    example: {
      body: {
        shipAddress: { ...address, city: 'Columbus', state: 'OH', postalCode: '43004' },
        cart: { '12': { part: { id: 12 }, quantity: 2, comments: [] } },
        serviceType: '03',
      },
      answer: 14.25,
    },
    async run({ caller, body: { shipAddress, cart, serviceType } }) {
      const input = { shipAddress, cart: linesOfCart(cart), serviceType }
      return toDollars((await caller.checkout.rates.parcel(input)).priceCents)
    },
  }),
  restCall({
    method: 'post',
    path: '/mode/mode-quote',
    name: 'quoteFreight',
    summary: 'What a load costs to ship by freight.',
    who: 'anyone',
    body: json(freightBody),
    answer: price,
    refuses: [502],
    example: {
      body: { weight: 240, length: 120, city: 'Columbus', state: 'OH', zip: '43004' },
      answer: 312.4,
    },
    async run({ caller, body: { weight, length, city, state, zip } }) {
      const input = { weightPounds: weight, lengthInches: length, city, state, zip }
      const names = { weightPounds: 'weight', lengthInches: 'length' }
      const { priceCents } = await withExternalFieldNames(names, caller.checkout.rates.freight(input))
      return toDollars(priceCents)
    },
  }),
  restCall({
    method: 'post',
    path: '/taxify/calculate-tax',
    name: 'calculateTax',
    summary: 'The sales tax of an amount and its freight, as two lines.',
    who: 'anyone',
    body: json(taxBody),
    answer: json(taxes),
    refuses: [502],
    example: {
      body: { amount: 100, freight: 14.25, city: 'Columbus', region: 'OH', postalCode: '43004' },
    },
    async run({ caller, body: { amount, freight, street, city, region, postalCode, exempt } }) {
      const [amountCents, freightCents] = [centsOf(amount), centsOf(freight)]
      const input = { amountCents, freightCents, street, city, region, postalCode, exempt }
      const names = { amountCents: 'amount', freightCents: 'freight' }
      const taxed = await withExternalFieldNames(names, caller.checkout.rates.tax(input))
      const line = (LineNumber: number, ItemKey: string, ItemTaxabilityCode: string, cents: TaxAmounts) => ({
        ...{ LineNumber, ItemKey, ItemTaxabilityCode },
        Amount: toDollars(cents.of),
        SalesTaxAmount: toDollars(cents.tax),
      })
      const lines = [
        line(0, 'PRODUCT', '', { of: amountCents, tax: taxed.goodsTaxCents }),
        line(1, 'FREIGHT', 'FREIGHT', { of: freightCents, tax: taxed.freightTaxCents }),
      ]
      const SalesTaxAmount = toDollars(taxed.goodsTaxCents + taxed.freightTaxCents)
      return { d: { ResponseStatus: 1, SalesTaxAmount, TaxLineDetails: lines } }
    },
  }),
]
