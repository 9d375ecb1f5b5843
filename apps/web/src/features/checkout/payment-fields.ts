import { type CardMonth, cardProblems } from '@mullion/domain/card'
import { type BillingDetails, billingDetails, type CardEntry } from '@mullion/domain/checkout/order'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { problemsOf, toldOf } from '../../lib/form-problems.ts'
import type { Problems } from '../../lib/use-shown-problems.ts'

/** The card as typed; the two parts of its expiry are chosen apart. */
export interface CardDraft {
  readonly number: string
  readonly month: string
  readonly year: string
  readonly code: string
}

export const emptyCard: CardDraft = { number: '', month: '', year: '', code: '' }

/** The billing details as typed; those of the address count only when it is not the ship-to address. */
export interface BillingDraft extends BillingDetails {
  readonly sameAsShipping: boolean
}
export type BillingField = keyof BillingDetails

export const emptyBilling: BillingDraft = {
  sameAsShipping: true,
  firstName: '',
  lastName: '',
  companyName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
  buyerEmail: '',
}

/** The fields that can be wrong, by their path in the order, each with its name in a sentence. */
const paymentFieldNames = {
  'card.cardNumber': 'card number',
  'card.cardExpiration': 'expiration date',
  'card.cardCode': 'CVV',
  'billing.firstName': 'first name',
  'billing.lastName': 'last name',
  'billing.buyerEmail': 'billing email',
  'billing.companyName': 'company',
  'billing.address1': 'billing address',
  'billing.address2': 'billing address 2',
  'billing.city': 'billing city',
  'billing.state': 'billing state',
  'billing.zip': 'billing ZIP',
  'billing.country': 'billing country',
  returnsAgreed: 'agreement about returns',
} as const
export type PaymentField = keyof typeof paymentFieldNames
export const paymentFields = Object.keys(paymentFieldNames) as readonly PaymentField[]

/** True for a field that is hidden while the billing address is the ship-to address. */
export function isBillingAddress(field: PaymentField): boolean {
  const own: readonly PaymentField[] = ['billing.firstName', 'billing.lastName', 'billing.buyerEmail']
  return field.startsWith('billing.') && !own.includes(field)
}

/** The address part of the billing details when it is the ship-to address. */
export function billingFromShipping(address: ShipAddress) {
  const { nameOrCompany: companyName, address1, address2, city, state, postalCode: zip, country } = address
  return { companyName, address1, address2, city, state, zip, country }
}

/** The billing details that an order is sent with. */
export function billingOf({ sameAsShipping, ...typed }: BillingDraft, address: ShipAddress): BillingDetails {
  return sameAsShipping ? { ...typed, ...billingFromShipping(address) } : typed
}

/** The card as an order is sent with it: the expiry is MMYY. */
export function cardEntryOf({ number, month, year, code }: CardDraft): CardEntry {
  return { cardNumber: number, cardExpiration: month && year ? month + year.slice(-2) : '', cardCode: code }
}

export interface PaymentDraft {
  readonly card: CardDraft
  readonly billing: BillingDetails
  readonly now: CardMonth
}

const billingFields = Object.keys(billingDetails.shape) as BillingField[]

/** Problems of a part of the order, by their path in the order. */
function under<Part extends string, Field extends string>(part: Part, problems: Problems<Field>) {
  const named = Object.entries(problems).map(([field, text]) => [`${part}.${field}`, text])
  return Object.fromEntries(named) as Problems<`${Part}.${Field}`>
}

/** What keeps an order from being placed, by field, in the words of the form. */
export function paymentProblems({ card, billing, now }: PaymentDraft): Problems<PaymentField> {
  return {
    ...under('card', cardProblems(cardEntryOf(card), now)),
    ...under('billing', problemsOf(billingDetails, billing, { fields: billingFields })),
  }
}

/** Texts that the server has for fields of this form; null when one of them is for something else. */
export function paymentFieldsOf(fields: Readonly<Record<string, string>>): Problems<PaymentField> | null {
  const told = toldOf(paymentFields, fields)
  const count = Object.keys(told).length
  return count > 0 && count === Object.keys(fields).length ? told : null
}

/** The fields that are not right yet, in one sentence in the order of the form, or null. */
export function stillNeededText(problems: Problems<PaymentField>): string | null {
  const names = paymentFields.filter((field) => problems[field]).map((field) => paymentFieldNames[field])
  return names.length > 0 ? `Still needed: ${names.join(', ')}.` : null
}

/** Where the caret goes in a formatted number so that it stays behind as many digits as before. */
export function caretAfterDigits(formatted: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(formatted.charAt(at))) seen += 1
  }
  return formatted.length
}
