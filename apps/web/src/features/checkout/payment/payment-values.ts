import type { BillingDetails, CardEntry } from '@mullion/domain/checkout/order'
import type { ShipAddress } from '@mullion/domain/postal-address'

export interface CardDraft {
  readonly cardNumber: string
  readonly month: string
  readonly year: string
  readonly cardCode: string
}

const emptyCard: CardDraft = { cardNumber: '', month: '', year: '', cardCode: '' }

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

/** The uploaded purchase order for the next order; `id` is empty if there is none. */
export interface SentDocument {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

export const noDocument: SentDocument = { id: '', name: '', sizeBytes: 0 }

/** Payment fields that survive a reload; never card data. */
export interface SavedPayment {
  readonly billing: BillingDraft
  readonly poNumber: string
  readonly poDocument: SentDocument
  readonly iseNumber: string
  readonly customerEmail: string
  readonly returnsAgreed: boolean
}

export const emptyPayment: SavedPayment = {
  billing: emptyBilling,
  poNumber: '',
  poDocument: noDocument,
  iseNumber: '',
  customerEmail: '',
  returnsAgreed: false,
}

export interface PaymentValues extends SavedPayment {
  readonly card: CardDraft
  /** Token of the saved card to charge; empty for a typed card, null if the buyer has not chosen. */
  readonly savedCardId: string | null
  readonly savedCard: { readonly cardCode: string }
  readonly saveCard: { readonly wanted: boolean; readonly label: string }
}

export function paymentValues(saved: SavedPayment): PaymentValues {
  return {
    ...structuredClone(saved),
    card: emptyCard,
    savedCardId: null,
    savedCard: { cardCode: '' },
    saveCard: { wanted: false, label: '' },
  }
}

/** Returns the part of the form that may be saved in the browser. */
export function savedPaymentOf(values: PaymentValues): SavedPayment {
  const { billing, poNumber, poDocument, iseNumber, customerEmail, returnsAgreed } = values
  return { billing, poNumber, poDocument, iseNumber, customerEmail, returnsAgreed }
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
