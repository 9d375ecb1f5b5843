/** What endpoints can ask for, in the order of the form. */
export const webhookEvents = [
  'order.placed',
  'order.processed',
  'order.shipped',
  'order.canceled',
  'order.reversed',
  'part.changed',
  'part.removed',
  'company.created',
  'payment.troubled',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What each event says, in one sentence. */
export const webhookEventMeanings: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'An order was placed: on terms, or its card was charged.',
  'order.processed': 'An order went to accounting.',
  'order.shipped': 'A shipment was added to an order.',
  'order.canceled': 'An order was canceled.',
  'order.reversed': 'A placed order was reversed: its charge was voided.',
  'part.changed': 'A part was added or changed.',
  'part.removed': 'A part is no longer in the catalog.',
  'company.created': 'A customer company was created.',
  'payment.troubled': 'A charge could not be voided and needs attention.',
}

/** Sent by the test button, to any endpoint. */
export const testEvent = 'webhook.test'
export type DeliveredEvent = WebhookEvent | typeof testEvent

/** The body of a delivery, as the Standard Webhooks specification recommends. */
export interface WebhookPayload {
  readonly type: DeliveredEvent
  /** When the event happened, as an ISO instant. */
  readonly timestamp: string
  /** The record as `/api/v1` answered it at that time. */
  readonly data: object
}
