import type { Writer } from '@mullion/db/database'
import { createDelivery } from '@mullion/db/webhooks/webhook-delivery.repository'
import { listEndpoints } from '@mullion/db/webhooks/webhook-endpoint.repository'
import type { WebhookEvent } from '@mullion/domain/webhooks/webhook-event'
import { newMessageId, payloadOf } from './webhook-payload.ts'
import { webhookRecords } from './webhook-records.ts'

/** An event that happened to some records at the same time. */
export interface HappenedEvent {
  readonly event: WebhookEvent
  readonly rowIds: readonly number[]
  readonly at: Date
}

/** Queues an event for every endpoint that asked for it, in the transaction of the change, with the records as they are in it. */
export async function queueWebhooks(tx: Writer, { event, rowIds, at }: HappenedEvent): Promise<void> {
  const endpoints = (await listEndpoints(tx)).filter(({ events }) => events.includes(event))
  if (endpoints.length === 0) return
  const records = await webhookRecords(tx, event, rowIds)
  for (const rowId of rowIds) {
    const record = records.get(rowId)
    const payload = payloadOf({ event, at, data: record?.data ?? { id: rowId } })
    const about = { event, rowId, payload, subject: record?.subject ?? String(rowId), createdAt: at }
    const messageId = newMessageId()
    for (const { id: endpointId } of endpoints)
      await createDelivery(tx, { ...about, endpointId, messageId, state: 'waiting', tries: 0 })
  }
}
