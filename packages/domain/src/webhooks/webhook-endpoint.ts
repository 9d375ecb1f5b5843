import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { listFields } from '../list-input.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import { type DeliveredEvent, offeredEvents } from './webhook-event.ts'

/** Endpoints of a store. */
export const maxEndpoints = 20
/** Secrets that sign at the same time: the newest one, and those it replaced within the last day. */
export const maxSecrets = 3
/** How long a replaced secret still signs. */
export const secretOverlapHours = 24
/** How long deliveries are kept, sent or not. */
export const keptDays = 30
/** Deliveries waiting for one endpoint; older ones are discarded beyond it. */
export const maxWaiting = 50_000
/** Finished deliveries in one endpoint's log. */
export const maxLogged = 10_000

const urlText = 'Enter an address that starts with https://'
const eventsText = 'Choose at least one event.'

/** True for an absolute http or https address without a name, password or fragment. */
function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}

export const webhookEndpointInput = z.strictObject({
  url: z
    .string({ error: urlText })
    .check(
      z.trim(),
      z.maxLength(1000),
      oneLine,
      z.refine(isPlainUrl, { error: `${urlText}, without a password.` }),
    ),
  description: z._default(z.string().check(z.trim(), z.maxLength(200), oneLine), ''),
  events: z.array(z.enum(offeredEvents), { error: eventsText }).check(
    z.minLength(1, { error: eventsText }),
    z.maxLength(offeredEvents.length),
    z.refine((events) => new Set(events).size === events.length, { error: 'Choose each event once.' }),
  ),
})
export type WebhookEndpointInput = z.output<typeof webhookEndpointInput>

export const endpointIdInput = z.strictObject({ endpointId: rowId })
export const changeEndpointInput = z.strictObject({ endpointId: rowId, endpoint: webhookEndpointInput })
export type ChangeEndpointInput = z.output<typeof changeEndpointInput>

export const deliveryStates = ['waiting', 'delivered', 'failed', 'skipped'] as const
/** `failed` is for tests, which are sent once; other deliveries wait until they are delivered or skipped. */
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveriesInput = z.strictObject({
  ...listFields(['createdAt']),
  endpointId: rowId,
  state: z.optional(z.enum(deliveryStates)),
})
export type DeliveriesInput = z.output<typeof deliveriesInput>
export const deliveryIdInput = z.strictObject({ deliveryId: rowId })

export const endpointStates = ['active', 'paused', 'removed'] as const
export type EndpointState = (typeof endpointStates)[number]
/** Why an endpoint is paused: by staff, after the last retry, or because it answered 410 Gone. */
export const pauseReasons = ['staff', 'failing', 'gone'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** An endpoint as staff see it. */
export interface WebhookEndpoint {
  readonly id: number
  readonly url: string
  readonly description: string
  readonly events: readonly WebhookEndpointInput['events'][number][]
  readonly state: Exclude<EndpointState, 'removed'>
  readonly pausedAt: string | null
  readonly pauseReason: PauseReason | null
  /** Deliveries not sent yet. */
  readonly waiting: number
  /** First failed attempt since the last delivery. */
  readonly failingSince: string | null
  readonly failures: number
  /** The next attempt after a failed one. */
  readonly retryAt: string | null
  readonly lastDeliveredAt: string | null
  /** Deliveries that were thrown away because they waited too long or were too many. */
  readonly discarded: number
  readonly discardedAt: string | null
  /** When the last replaced secret stops signing; null if only one does. */
  readonly secretsOverlapUntil: string | null
}

/** An endpoint with its new secret, which is shown only once. */
export interface EndpointSecret {
  readonly endpoint: WebhookEndpoint
  readonly secret: string
}

/** What a receiver answered last. */
export interface DeliveryAnswer {
  readonly at: string
  readonly ms: number
  readonly status: number | null
  /** The first kilobyte. */
  readonly body: string
  /** Why there is no status, or why it counts as failed. */
  readonly problem: string | null
}

export interface ListedDelivery {
  readonly id: number
  readonly messageId: string
  readonly event: DeliveredEvent
  /** What it is about, such as `W100123`. */
  readonly subject: string
  readonly state: DeliveryState
  readonly tries: number
  readonly createdAt: string
  readonly answer: DeliveryAnswer | null
}

export interface WebhookDelivery extends ListedDelivery {
  readonly endpointId: number
  /** The body as it is sent and signed; empty if there is no record to send any more. */
  readonly payload: string
  /** True if it is the next one to be sent. */
  readonly next: boolean
}

/** Why an address is refused. */
export type UrlRefusal = 'http' | 'private'

const refusals: Readonly<Record<UrlRefusal, string>> = {
  http: urlText,
  private: 'This is a private address. Enter one that is reachable from the internet.',
}

/** The store sends nothing to this address. */
export function urlRefused(refusal: UrlRefusal, field: string): AppError {
  return invalidInput('webhooks.url_refused', { [field]: refusals[refusal] })
}

/** The store has all the endpoints it may have. */
export function tooManyEndpoints(): AppError {
  const message = `A store can have ${maxEndpoints} endpoints. Remove one first.`
  return new AppError('conflict', 'webhooks.too_many_endpoints', message)
}

/** Too many earlier secrets still sign. */
export function tooManySecrets(): AppError {
  const message = 'The secret was replaced twice within a day. Wait until the first one has ended.'
  return new AppError('conflict', 'webhooks.too_many_secrets', message)
}

/** There is no such endpoint, or it was removed. */
export function endpointMissing(): AppError {
  return new AppError('missing', 'webhooks.endpoint_missing', 'Endpoint not found.')
}

/** There is no such delivery, or it was deleted. */
export function deliveryMissing(): AppError {
  return new AppError('missing', 'webhooks.delivery_missing', 'Delivery not found.')
}

/** The endpoint is paused, and the delivery waits for it. */
export function endpointPaused(): AppError {
  return new AppError('conflict', 'webhooks.endpoint_paused', 'The endpoint is paused. Resume it first.')
}

/** Sending this delivery now would overtake earlier ones, or another server is sending it. */
export function deliveryNotNext(): AppError {
  const message = 'Earlier deliveries of this endpoint are sent first.'
  return new AppError('conflict', 'webhooks.delivery_not_next', message)
}
