import * as z from 'zod/mini'
import { cartLines } from '../cart/cart.ts'
import { AppError } from '../error.ts'
import { formatNumber } from '../number-format.ts'
import { oneLine } from '../plain-text.ts'
import { requiredText, shipAddress, usStates, zipFormatText, zipPattern } from '../postal-address.ts'
import { upsServiceCodes } from './shipping-service.ts'

const text = z
  .string({ error: requiredText })
  .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(100), oneLine)
const zip = text.check(z.regex(zipPattern, { error: zipFormatText }))
const state = text.check(
  z.toUpperCase(),
  z.refine((code) => Object.hasOwn(usStates, code), {
    error: 'Enter a state by its two letters, such as OH.',
  }),
)
const cents = z
  .int({ error: 'Amounts are in dollars and whole cents.' })
  .check(
    z.minimum(0, { error: 'Amounts cannot be below zero.' }),
    z.maximum(1_000_000_000, { error: 'Amounts are at most 10,000,000 dollars.' }),
  )
const measure = (most: number) => {
  const error = `A number above 0 and up to ${formatNumber(most)}.`
  return z.number({ error }).check(z.positive({ error }), z.maximum(most, { error }))
}

export const parcelRateInput = z.strictObject({
  cart: cartLines,
  shipAddress,
  serviceType: z._default(z.enum(upsServiceCodes, { error: 'This is not a UPS service.' }), '03'),
})
export type ParcelRateInput = z.output<typeof parcelRateInput>

export const freightRateInput = z.strictObject({
  weightPounds: measure(100_000),
  lengthInches: measure(1000),
  city: text,
  state,
  zip,
})
export type FreightRateInput = z.output<typeof freightRateInput>

export const taxRateInput = z.strictObject({
  amountCents: cents,
  freightCents: cents,
  street: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  city: z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), ''),
  region: state,
  postalCode: zip,
  exempt: z._default(z.boolean(), false),
})
export type TaxRateInput = z.output<typeof taxRateInput>

/** No parcel carrier accepts the cart; `text` says why. */
export function freightNeeded(text: string): AppError {
  return new AppError('blocked', 'checkout.freight_needed', `This order ships by freight. ${text}`)
}
