/** Everything that has the name of an event, in the order of the form. */
export const webhookEvents = [
  'order.placed',
  'order.held',
  'order.processed',
  'order.shipped',
  'order.readdressed',
  'order.canceled',
  'order.reversed',
  'part.changed',
  'part.removed',
  'company.created',
  'payment.troubled',
  'approval.requested',
  'approval.decided',
  'price_quote.asked',
  'price_quote.answered',
  'price_quote.accepted',
  'recurring_draft.waiting',
  'recurring_draft.placed',
  'recurring_draft.failed',
  'recurring_draft.expired',
  'return.requested',
  'return.decided',
  'return.received',
  'return.inspected',
  'return.credited',
  'credit_note.issued',
  'credit_note.given',
  'credit_note.troubled',
  'tax_certificate.sent',
  'tax_certificate.accepted',
  'tax_certificate.refused',
  'tax_certificate.ending',
  'tax_certificate.ended',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Events with a name but without a cause: nothing in the store reverses an order that was placed. */
export const reservedEvents = ['order.reversed'] as const satisfies readonly WebhookEvent[]
export type OfferedEvent = Exclude<WebhookEvent, (typeof reservedEvents)[number]>

const isOffered = (event: WebhookEvent): event is OfferedEvent =>
  !(reservedEvents as readonly WebhookEvent[]).includes(event)

/** Returns those of some events that can happen. */
export function offeredOf(events: readonly WebhookEvent[]): OfferedEvent[] {
  return events.filter(isOffered)
}

/** What endpoints can ask for, in the order of the form. */
export const offeredEvents: readonly OfferedEvent[] = offeredOf(webhookEvents)

/** What each event says, in one sentence. */
export const webhookEventMeanings: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'An order was placed: on terms, or its card was charged.',
  'order.held': 'An order is over its company’s credit limit and waits for staff.',
  'order.processed': 'An order went to accounting.',
  'order.shipped': 'A shipment was added to an order.',
  'order.readdressed': 'What is left to ship of an order goes to another address, as staff approved.',
  'order.canceled':
    'An order was canceled, in full or in part, or refused by staff because it was over the credit limit.',
  'order.reversed': 'Reserved: nothing in the store reverses a placed order yet.',
  'part.changed': 'A part was added or changed.',
  'part.removed': 'A part is no longer in the catalog.',
  'company.created': 'A customer company was created.',
  'payment.troubled': 'A charge could not be voided and needs attention.',
  'approval.requested': 'An order waits for approval in its company.',
  'approval.decided': 'An order that waited was approved and placed, rejected or canceled, or has expired.',
  'price_quote.asked': 'A buyer asked for a price quote, or asked again.',
  'price_quote.answered': 'Staff answered a request for a price quote.',
  'price_quote.accepted': 'A price quote became an order.',
  'recurring_draft.waiting': 'An order of a recurring order waits for its buyer to confirm it.',
  'recurring_draft.placed': 'An order of a recurring order was placed.',
  'recurring_draft.failed':
    'An order of a recurring order was not placed, such as for a price that rose; its buyer can still confirm it.',
  'recurring_draft.expired': 'An order of a recurring order was not confirmed in time; nothing was ordered.',
  'return.requested': 'A buyer asked to return parts of an order.',
  'return.decided': 'A return was approved or refused, by the rules or by staff.',
  'return.received': 'The parts of a return arrived.',
  'return.inspected': 'The parts of a return were inspected.',
  'return.credited': 'A credit note was issued for a return.',
  'credit_note.issued': 'Part or all of an order is to be given back.',
  'credit_note.given': 'The money of a credit note was given back.',
  'credit_note.troubled': 'The gateway refused to give money back, and staff have to look at it.',
  'tax_certificate.sent': 'A company, or staff for it, sent a tax certificate to be reviewed.',
  'tax_certificate.accepted': 'Staff accepted a tax certificate: orders to its state are not taxed.',
  'tax_certificate.refused': 'Staff refused a tax certificate.',
  'tax_certificate.ending': 'A tax certificate ends in 60 days, or in 14.',
  'tax_certificate.ended': 'The last day of a tax certificate is over, or it was withdrawn.',
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
