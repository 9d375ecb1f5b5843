/** A card as typed by the buyer. It lives in memory for one request and is never stored, logged or echoed. */
export interface Card {
  readonly number: string
  /** MMYY. */
  readonly expiry: string
  readonly code: string
  readonly holder: string
  readonly street: string
  readonly zip: string
}

export interface NamedCard extends Card {
  readonly name: string
}

/** A card the gateway saves for a customer: a token and what may be displayed. */
export interface SavedCard {
  /** The token; valid for its own customer only. */
  readonly methodId: string
  readonly methodName: string
  readonly cardType: 'V' | 'M' | 'A' | 'D'
  /** Masked, such as XXXXXXXXXXXX4242. */
  readonly cardNumber: string
  readonly lastFour: string
  /** YYYY-MM. */
  readonly cardExpiration: string
  readonly accountHolderName: string
}

/** Which of a customer's saved cards to charge; the code only if the customer was asked for it again. */
export interface SavedCardChoice {
  readonly customerId: string
  readonly methodId: string
  readonly code?: string
}

interface TypedCard {
  readonly card: Card
  readonly savedCard?: undefined
}

interface ChosenCard {
  readonly savedCard: SavedCardChoice
  readonly card?: undefined
}

/** Where the card of a charge comes from. Checkout passes it on unread, so that another source is added here only. */
export type CardSource = TypedCard | ChosenCard

interface Charge {
  /** Our own reference, unique per attempt; used for lookups after a crash or timeout. */
  readonly reference: string
  readonly amountCents: number
  readonly taxCents: number
  readonly shippingCents: number
  /** Our id of the customer, such as `user:12`; absent for guests. */
  readonly customerId?: string
}

export interface TypedCardRequest extends Charge, TypedCard {}

export interface SavedCardRequest extends Charge, ChosenCard {}

export type AuthorisationRequest = TypedCardRequest | SavedCardRequest

export type Authorisation =
  | {
      readonly outcome: 'approved'
      readonly gatewayId: string
      readonly amountCents: number
      readonly authCode: string
      readonly lastFour: string
      readonly cardType: 'V' | 'M' | 'A' | 'D'
      /** True when the gateway repeats an earlier answer to the same reference; nothing new was charged. */
      readonly duplicate: boolean
    }
  | { readonly outcome: 'declined'; readonly reason: string }

/** When transactions were first sent: ISO instants, from `from` up to but not including `to`, by the gateway's clock. */
export interface TransactionRange {
  readonly from: string
  readonly to: string
}

/** One transaction in a list: when it was first sent, and what has become of it since. */
export interface ListedTransaction {
  /** Empty for a transaction that did not come from the store, such as one typed in at the gateway's own page. */
  readonly reference: string
  readonly gatewayId: string
  readonly state: Transaction['state']
  readonly amountCents: number
  /** ISO instant. */
  readonly at: string
}

/** More transactions than this are not listed at once. */
export const maxListedTransactions = 20_000

/** What the gateway knows about a reference. */
export interface Transaction {
  readonly reference: string
  readonly gatewayId: string
  readonly state: 'authorised' | 'captured' | 'voided' | 'declined'
  /** The amount approved; for a declined transaction, the amount requested. */
  readonly amountCents: number
  readonly authCode: string
  readonly lastFour: string
  readonly cardType: 'V' | 'M' | 'A' | 'D'
}

/** How much of a captured charge to give back. */
export interface CreditRequest {
  /** The charge. */
  readonly gatewayId: string
  /** Our own reference of the credit, at most 10 characters; given back once, however often it is asked. */
  readonly reference: string
  readonly amountCents: number
}

export type CreditAnswer =
  | { readonly outcome: 'credited'; readonly gatewayId: string }
  | { readonly outcome: 'refused'; readonly reason: string }

/** Money that was given back of a charge. */
export interface Credit {
  /** Empty for one that did not come from the store. */
  readonly reference: string
  readonly gatewayId: string
  readonly amountCents: number
}

/**
 * A card gateway. No method is retried blindly: a call without an answer throws `unavailable`
 * `payments.no_answer`, and the caller looks up the reference before charging again. Capture and void are
 * idempotent. `customerId` is our own customer id, such as `user:12`; the gateway never lists, charges or
 * removes another customer's cards.
 */
export interface PaymentGateway {
  /** True for the built-in sandbox, whose orders are marked and never exported. */
  readonly sandbox: boolean
  /**
   * Throws `unavailable` when the gateway is known to accept no payments right now; called before a payment is started.
   */
  check(): Promise<void>
  /** Throws `missing` `payments.saved_card_missing` for a saved card the customer does not have. */
  authorise(request: AuthorisationRequest): Promise<Authorisation>
  capture(gatewayId: string): Promise<void>
  void(gatewayId: string): Promise<void>
  /** Gives back a part of a captured charge, or all that is left of it; never more. Idempotent by its reference. */
  credit(request: CreditRequest): Promise<CreditAnswer>
  /** Lists what was given back of a charge; throws `missing` `payments.transaction_unknown`. */
  listCredits(gatewayId: string): Promise<Credit[]>
  find(reference: string): Promise<Transaction | null>
  /**
   * Lists the transactions first sent in a range, oldest first, to be compared with the store's payments. Throws
   * `invalid` `payments.range_too_long` for more than `maxListedTransactions`.
   */
  listTransactions(range: TransactionRange): Promise<ListedTransaction[]>
  listCards(customerId: string): Promise<SavedCard[]>
  /**
   * Saves a card without its code; saving the same card again renames it. Throws `invalid` `payments.card_invalid` for
   * an invalid number, expiry or name.
   */
  saveCard(customerId: string, card: NamedCard): Promise<SavedCard>
  /** False when the customer has no such card. */
  removeCard(customerId: string, methodId: string): Promise<boolean>
}
