import * as z from 'zod/mini'
import { internalCompanyId } from '../accounts/internal-company.ts'
import { companyId } from '../accounts/user.ts'
import { maxLineQuantity } from '../cart/cart-limits.ts'
import { partTags } from '../catalog/part.ts'
import { dayInput } from '../day-input.ts'
import { AppError, invalidInput } from '../error.ts'
import type { OwnPrice } from '../own-price.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'

export const companyPriceKinds = ['contract', 'break', 'tag'] as const
export type CompanyPriceKind = (typeof companyPriceKinds)[number]

/** How many special prices a company can have. */
export const maxCompanyPrices = 5000
const maxPriceCents = 99_999_999

/** The company with these prices: one with online users, or one that staff order for. */
export const priceOwner = z.union([
  z.strictObject({ companyId }),
  z.strictObject({ companyInternalId: internalCompanyId }),
])
export type PriceOwner = z.output<typeof priceOwner>

const days = { validFrom: dayInput, validUntil: z._default(z.nullable(dayInput), null) }
const partNumber = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Enter a part number.' }), z.maxLength(60), oneLine)
const priceText = 'Enter a price of at least 1 cent.'
const priceCents = z
  .int({ error: priceText })
  .check(z.minimum(1, { error: priceText }), z.maximum(maxPriceCents, { error: 'This price is too high.' }))
const quantityText = `Enter a whole quantity from 2 to ${maxLineQuantity}.`
const minQuantity = z
  .int({ error: quantityText })
  .check(z.minimum(2, { error: quantityText }), z.maximum(maxLineQuantity, { error: quantityText }))
const discountText = 'Enter a discount from 0.01 to 99.99 percent.'
const discountHundredths = z
  .int({ error: discountText })
  .check(z.minimum(1, { error: discountText }), z.maximum(9999, { error: discountText }))

/** A special price as staff enter it: money in cents, discounts in hundredths of a percent, both days included. */
export const companyPriceFields = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contract'), partNumber, priceCents, ...days }),
  z.strictObject({ kind: z.literal('break'), partNumber, minQuantity, priceCents, ...days }),
  z.strictObject({ kind: z.literal('tag'), tag: z.enum(partTags), discountHundredths, ...days }),
])
export type CompanyPriceFields = z.output<typeof companyPriceFields>

export const companyPriceList = z.strictObject({ owner: priceOwner })
export const addCompanyPriceInput = z.strictObject({ owner: priceOwner, price: companyPriceFields })
export type AddCompanyPriceInput = z.output<typeof addCompanyPriceInput>
export const changeCompanyPriceInput = z.strictObject({
  owner: priceOwner,
  priceId: rowId,
  price: companyPriceFields,
})
export type ChangeCompanyPriceInput = z.output<typeof changeCompanyPriceInput>
export const oneCompanyPrice = z.strictObject({ owner: priceOwner, priceId: rowId })
export type OneCompanyPrice = z.output<typeof oneCompanyPrice>

/** A special price of a company, with its part's list price and who entered or changed it last. */
export interface CompanyPrice {
  readonly id: number
  readonly kind: CompanyPriceKind
  /** The part's number and name; null for a discount of a tag. */
  readonly partId: number | null
  readonly partNumber: string | null
  readonly partName: string | null
  readonly listPriceCents: number | null
  readonly tag: string | null
  readonly minQuantity: number | null
  readonly priceCents: number | null
  readonly discountHundredths: number | null
  readonly validFrom: string
  readonly validUntil: string | null
  readonly changedAt: string
  readonly changedBy: string
}

/** A special price as the list shows it: whether it is valid today, and what the company pays today. */
export interface ListedCompanyPrice extends CompanyPrice {
  readonly validity: 'now' | 'later' | 'ended'
  /** Today's price of the part from the quantity of the break, or of one; null for a discount of a tag. */
  readonly today: OwnPrice | null
}

/** Says whether a day is within the first and the last day of a special price. */
export function validityOn(
  { validFrom, validUntil }: Pick<CompanyPrice, 'validFrom' | 'validUntil'>,
  day: string,
) {
  if (day < validFrom) return 'later'
  return validUntil !== null && validUntil < day ? 'ended' : 'now'
}

export const companyPriceMissing = () =>
  new AppError('missing', 'admin.company_price_missing', 'This price is no longer in the list.')

export function companyPriceTaken(): AppError {
  const message = 'The company already has a price for this that begins on the same day.'
  return new AppError('conflict', 'admin.company_price_taken', message, {
    fields: { 'price.validFrom': message },
  })
}

export const companyPricePartUnknown = () =>
  invalidInput('admin.company_price_part', { 'price.partNumber': 'Part number not found.' })

export const companyPriceDays = () =>
  invalidInput('admin.company_price_days', { 'price.validUntil': 'The last day is before the first.' })

export const tooManyCompanyPrices = () =>
  new AppError(
    'invalid',
    'admin.company_prices_full',
    `A company can have at most ${maxCompanyPrices} special prices.`,
  )
