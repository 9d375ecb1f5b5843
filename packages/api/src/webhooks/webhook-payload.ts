import { randomBytes } from 'node:crypto'
import type { Reader } from '@mullion/db/database'
import type { DeliveryRow } from '@mullion/db/webhooks/webhook-delivery.repository'
import { type DeliveredEvent, testEvent, type WebhookPayload } from '@mullion/domain/webhooks/webhook-event'
import { webhookRecords } from './webhook-records.ts'

/** Returns a new id of a message: random, because a restored database counts from earlier numbers again. */
export function newMessageId(): string {
  return `msg_${randomBytes(16).toString('base64url')}`
}

/** Returns the body of a delivery. */
export function payloadOf(about: {
  readonly event: DeliveredEvent
  readonly at: Date
  readonly data: object
}): string {
  const payload: WebhookPayload = {
    type: about.event,
    timestamp: about.at.toISOString(),
    data: about.data,
  }
  return JSON.stringify(payload)
}

/**
 * Returns the body of a delivery whose payload was left open, with the record as it is now; null if a removed part is
 * said to have changed, which is no use to anyone.
 */
export async function bodyOf(
  db: Reader,
  { event, rowId, payload, createdAt: at }: DeliveryRow,
): Promise<string | null> {
  if (payload !== null) return payload
  if (event === testEvent || rowId === null) throw new Error(`A delivery of ${event} has no payload.`)
  const record = (await webhookRecords(db, event, [rowId])).get(rowId)
  if (!record && event === 'part.changed') return null
  return payloadOf({ event, at, data: record?.data ?? { id: rowId } })
}
