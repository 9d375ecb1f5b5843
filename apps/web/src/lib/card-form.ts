import { type CardMonth, cardProblems } from '@mullion/domain/card'
import { type BillingDetails, billingDetails, type CardEntry } from '@mullion/domain/checkout/order'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { problemsOf } from './form-problems.ts'
import type { CheckedForm } from './use-checked-form.ts'
import type { Problems } from './use-shown-problems.ts'

export interface CardDraft {
  readonly cardNumber: string
  readonly month: string
  readonly year: string
  readonly cardCode: string
}

export const emptyCard: CardDraft = { cardNumber: '', month: '', year: '', cardCode: '' }

/** The typed billing details; the address applies only if it differs from the ship-to address. */
export interface BillingDraft extends BillingDetails {
  readonly sameAsShipping: boolean
}

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

/** What the fields of a card and its billing details are part of. */
export interface TypedCardValues {
  readonly card: CardDraft
  readonly billing: BillingDraft
}

export interface TypedCardFacts {
  /** The signed-in user's; null for a guest, who types one. */
  readonly email: string | null
  /** Where the order ships. */
  readonly address: ShipAddress
  readonly now: CardMonth
}

/** A form with a card and its billing details. */
export interface CardForm {
  readonly form: Pick<CheckedForm<TypedCardValues>, 'values' | 'shown' | 'set' | 'text' | 'leave'>
  readonly facts: TypedCardFacts
  billToShipping(same: boolean): void
}

const billingFields = Object.keys(billingDetails.shape) as (keyof BillingDetails)[]

/** Returns fields by their path under a group. */
export function under(part: string, fields: object): Problems<string> {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${part}.${field}`, text]))
}

/** Returns what is wrong with a typed card and its billing details, by path. */
export function typedCardProblems(
  { card, billing }: TypedCardValues,
  { address, email, now }: TypedCardFacts,
): Problems<string> {
  return {
    ...under('card', cardProblems(cardEntryOf(card), now)),
    ...under(
      'billing',
      problemsOf(billingDetails, billingOf(billing, { address, email }), { fields: billingFields }),
    ),
  }
}

export function billingFromShipping(address: ShipAddress) {
  const { nameOrCompany: companyName, address1, address2, city, state, postalCode: zip, country } = address
  return { companyName, address1, address2, city, state, zip, country }
}

/** Returns the billing details as sent with the order; `email` is the signed-in user's. */
export function billingOf(
  { sameAsShipping, ...typed }: BillingDraft,
  { address, email }: { readonly address: ShipAddress; readonly email: string | null },
): BillingDetails {
  const billing = sameAsShipping ? { ...typed, ...billingFromShipping(address) } : typed
  return email === null ? billing : { ...billing, buyerEmail: email }
}

/** Returns the card as sent with the order; the expiration date is MMYY. */
export function cardEntryOf({ cardNumber, month, year, cardCode }: CardDraft): CardEntry {
  return { cardNumber, cardExpiration: month && year ? month + year.slice(-2) : '', cardCode }
}
