import type { BillingDetails, CardEntry } from '@mullion/domain/checkout/order'
import type { ShipAddress } from '@mullion/domain/postal-address'

/** The card as typed; the two parts of its expiry are chosen apart. */
export interface CardDraft {
  readonly cardNumber: string
  readonly month: string
  readonly year: string
  readonly cardCode: string
}

const emptyCard: CardDraft = { cardNumber: '', month: '', year: '', cardCode: '' }

/** The billing details as typed; those of the address count only when it is not the ship-to address. */
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

/** The uploaded purchase order of the next order; its id is empty while there is none. */
export interface SentDocument {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
}

export const noDocument: SentDocument = { id: '', name: '', sizeBytes: 0 }

/** What is typed about the payment and outlives a reload: nothing of a card. */
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

/** All that is typed about the payment. */
export interface PaymentValues extends SavedPayment {
  readonly card: CardDraft
  /** The saved card that pays, by its token: empty for a typed one, null while the buyer has not chosen. */
  readonly savedCardId: string | null
  readonly savedCard: { readonly cardCode: string }
  readonly saveCard: { readonly wanted: boolean; readonly label: string }
}

/** The form with what a reload has left of it. */
export function paymentValues(saved: SavedPayment): PaymentValues {
  return {
    ...structuredClone(saved),
    card: emptyCard,
    savedCardId: null,
    savedCard: { cardCode: '' },
    saveCard: { wanted: false, label: '' },
  }
}

/** What of the form may be saved in the browser. */
export function savedPaymentOf(values: PaymentValues): SavedPayment {
  const { billing, poNumber, poDocument, iseNumber, customerEmail, returnsAgreed } = values
  return { billing, poNumber, poDocument, iseNumber, customerEmail, returnsAgreed }
}

/** The address part of the billing details when it is the ship-to address. */
export function billingFromShipping(address: ShipAddress) {
  const { nameOrCompany: companyName, address1, address2, city, state, postalCode: zip, country } = address
  return { companyName, address1, address2, city, state, zip, country }
}

/** The billing details that an order is sent with; `email` is that of whoever is signed in. */
export function billingOf(
  { sameAsShipping, ...typed }: BillingDraft,
  { address, email }: { readonly address: ShipAddress; readonly email: string | null },
): BillingDetails {
  const billing = sameAsShipping ? { ...typed, ...billingFromShipping(address) } : typed
  return email === null ? billing : { ...billing, buyerEmail: email }
}

/** The card as an order is sent with it: the expiry is MMYY. */
export function cardEntryOf({ cardNumber, month, year, cardCode }: CardDraft): CardEntry {
  return { cardNumber, cardExpiration: month && year ? month + year.slice(-2) : '', cardCode }
}
