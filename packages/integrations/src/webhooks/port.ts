import type { UrlRefusal } from '@mullion/domain/webhooks/webhook-endpoint'

export interface WebhookRequest {
  /** The same for repeats, so that a receiver can recognize them. */
  readonly id: string
  readonly url: string
  /** When it is sent: part of what is signed. */
  readonly at: Date
  readonly body: string
  /** `whsec_…`; each one signs, so that a receiver may know any of them. */
  readonly secrets: readonly string[]
  /** Ends the attempt, which then rejects. */
  readonly signal?: AbortSignal
}

/** What a receiver answered. */
export interface WebhookAnswer {
  readonly ms: number
  /** Null when there was no answer. */
  readonly status: number | null
  /** The first kilobyte. */
  readonly body: string
  /** Why it counts as not delivered; null for a status of 200 to 299. */
  readonly problem: string | null
}

/** Sends events to addresses outside the store, signed as the Standard Webhooks specification says. */
export interface WebhookTransport {
  /** Why nothing is sent to an address, as far as its text can tell; null otherwise. */
  refusalOf(url: string): UrlRefusal | null
  /** Makes one attempt. Resolves for failures too; rejects only when the signal ends it. */
  send(request: WebhookRequest): Promise<WebhookAnswer>
}
