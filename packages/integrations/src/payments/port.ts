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

/** A card to keep, under the name that the customer gives it. */
export interface NamedCard extends Card {
  readonly name: string
}

/** A card that the gateway keeps for a customer: a token and what may be shown of it. */
export interface SavedCard {
  /** The token; it is good for its own customer only. */
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

/** Which of a customer's saved cards to charge; the code only when the customer was asked for it again. */
export interface SavedCardChoice {
  readonly customerId: string
  readonly methodId: string
  readonly code?: string
}

interface Charge {
  /** Our own reference, unique per attempt; a lookup after a crash or a time-out goes by it. */
  readonly reference: string
  readonly amountCents: number
  readonly taxCents: number
  readonly shippingCents: number
}

/** A charge to a card just typed. */
export interface TypedCardRequest extends Charge {
  readonly card: Card
  readonly savedCard?: undefined
}

/** A charge to a card that the gateway keeps. */
export interface SavedCardRequest extends Charge {
  readonly savedCard: SavedCardChoice
  readonly card?: undefined
}

export type AuthorisationRequest = TypedCardRequest | SavedCardRequest

export type Authorisation =
  | {
      readonly outcome: 'approved'
      /** The gateway's number of the transaction. */
      readonly gatewayId: string
      readonly amountCents: number
      readonly authCode: string
      readonly lastFour: string
      readonly cardType: 'V' | 'M' | 'A' | 'D'
      /** True when the gateway repeats an earlier answer to the same reference; nothing new was charged. */
      readonly duplicate: boolean
    }
  | { readonly outcome: 'declined'; readonly reason: string }

/** What the gateway knows about a reference. */
export interface Transaction {
  readonly reference: string
  readonly gatewayId: string
  readonly state: 'authorised' | 'captured' | 'voided' | 'declined'
  /** What was approved; of a declined transaction, what was asked for. */
  readonly amountCents: number
  readonly authCode: string
  readonly lastFour: string
  readonly cardType: 'V' | 'M' | 'A' | 'D'
}

/**
 * A card gateway. No method is retried blindly: a call that gets no answer throws `unavailable` `payments.no_answer`,
 * and the caller looks the reference up before anything is charged again. Capture and void are idempotent.
 * `customerId` is our own id of a customer, such as `user:12`: nobody else's cards are listed, charged or removed by it.
 */
export interface PaymentGateway {
  /** True for the built-in sandbox, whose orders are marked and never exported. */
  readonly sandbox: boolean
  /** Throws `unavailable` when the gateway is known to take no payments right now; asked before one is started. */
  check(): Promise<void>
  /** Throws `missing` `payments.saved_card_missing` for a saved card that the customer does not have. */
  authorise(request: AuthorisationRequest): Promise<Authorisation>
  capture(gatewayId: string): Promise<void>
  void(gatewayId: string): Promise<void>
  find(reference: string): Promise<Transaction | null>
  listCards(customerId: string): Promise<SavedCard[]>
  /**
   * Keeps a card without its code; the same card again renames the one that is kept. Throws `invalid`
   * `payments.card_invalid` for a number, an expiry or a name that will not do.
   */
  saveCard(customerId: string, card: NamedCard): Promise<SavedCard>
  /** False when the customer has no such card. */
  removeCard(customerId: string, methodId: string): Promise<boolean>
}
