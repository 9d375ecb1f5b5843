import { deliveryStates, endpointStates, pauseReasons } from '@mullion/domain/webhooks/webhook-endpoint'
import type { DeliveredEvent, WebhookEvent } from '@mullion/domain/webhooks/webhook-event'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

export interface StoredSecret {
  readonly encrypted: string
  /** ISO instant at which it stops signing; null for the newest one. */
  readonly endsAt: string | null
}

/** Addresses outside the store that events are sent to. */
export const webhookEndpoints = kit.table(
  'webhook_endpoints',
  {
    id: kit.autoId(),
    url: kit.text().notNull(),
    description: kit.text().notNull(),
    events: kit.json<WebhookEvent[]>().notNull(),
    /** Newest first. */
    secrets: kit.json<StoredSecret[]>().notNull(),
    state: kit.text({ enum: endpointStates }).notNull(),
    pausedAt: kit.instant(),
    pauseReason: kit.text({ enum: pauseReasons }),
    /** The next attempt; while a server is sending, when another one may take over. */
    dueAt: kit.instant().notNull(),
    /** Grows with each claim, so that a server notices that another one took over. */
    claims: kit.int().notNull(),
    failures: kit.int().notNull(),
    failingSince: kit.instant(),
    lastDeliveredAt: kit.instant(),
    discarded: kit.int().notNull(),
    discardedAt: kit.instant(),
    createdBy: kit
      .int()
      .notNull()
      .references(() => users.id),
    createdAt: kit.instant().notNull(),
  },
  (endpoint) => [
    ...listed(endpoint.state, endpoint.pauseReason),
    ...notNegative(endpoint.claims, endpoint.failures, endpoint.discarded),
  ],
)

/** Events for one endpoint, queued in the transaction of the change; ids are the order in which they are sent. */
export const webhookDeliveries = kit.table(
  'webhook_deliveries',
  {
    id: kit.autoId(),
    endpointId: kit
      .int()
      .notNull()
      .references(() => webhookEndpoints.id),
    /** The same for all endpoints that get the event, and for repeats. */
    messageId: kit.text().notNull(),
    event: kit.text().$type<DeliveredEvent>().notNull(),
    /** What it is about, as the log shows it. */
    subject: kit.text().notNull(),
    /** The order, part, company or payment; null for a test. */
    rowId: kit.int(),
    /** The body as signed; null until a part of an import is sent. */
    payload: kit.text(),
    state: kit.text({ enum: deliveryStates }).notNull(),
    tries: kit.int().notNull(),
    triedAt: kit.instant(),
    answerMs: kit.int(),
    answerStatus: kit.int(),
    answerBody: kit.text(),
    problem: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (delivery) => [
    kit
      .index('webhook_deliveries_waiting')
      .on(delivery.endpointId, delivery.id)
      .where(sql`${delivery.state} = 'waiting'`),
    kit.index('webhook_deliveries_endpoint_id').on(delivery.endpointId, delivery.id),
    ...listed(delivery.state),
    ...notNegative(delivery.tries, delivery.answerMs, delivery.answerStatus),
  ],
)
