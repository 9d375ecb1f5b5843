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

export interface AuthorisationRequest {
  /** Our own reference, unique per attempt; a lookup after a crash or a time-out goes by it. */
  readonly reference: string
  readonly amountCents: number
  readonly taxCents: number
  readonly shippingCents: number
  readonly card: Card
}

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
 */
export interface PaymentGateway {
  /** True for the built-in sandbox, whose orders are marked and never exported. */
  readonly sandbox: boolean
  authorise(request: AuthorisationRequest): Promise<Authorisation>
  capture(gatewayId: string): Promise<void>
  void(gatewayId: string): Promise<void>
  find(reference: string): Promise<Transaction | null>
}
