import { type BillingDraft, type CardDraft, emptyBilling, emptyCard } from '../../../lib/card-form.ts'

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
