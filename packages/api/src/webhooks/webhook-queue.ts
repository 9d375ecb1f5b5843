import { beforeCommit } from '@mullion/db/before-commit'
import { hasChange, type RecordedChanges, recordedChanges } from '@mullion/db/changes/changes.repository'
import type { Database, Writer } from '@mullion/db/database'
import { createPartDeliveries, queueDelivery } from '@mullion/db/webhooks/webhook-delivery.repository'
import { listWantedEvents, type WantedEvents } from '@mullion/db/webhooks/webhook-endpoint.repository'
import type { ChangeKind, ChangeSubject } from '@mullion/domain/changes/change'
import type { WebhookEvent } from '@mullion/domain/webhooks/webhook-event'
import { newMessageId, payloadOf } from './webhook-payload.ts'
import { placedRecord, webhookRecords } from './webhook-records.ts'

/** The event of each change in the feed; null for changes that are only in the feed. */
const events: { readonly [S in ChangeSubject]: Readonly<Record<ChangeKind<S>, WebhookEvent | null>> } = {
  order: {
    placed: 'order.placed',
    held: 'order.held',
    freight_confirmed: null,
    processed: 'order.processed',
    returned_to_pending: null,
    shipped: 'order.shipped',
    shipment_corrected: null,
    line_marked: null,
    readdressed: 'order.readdressed',
    canceled: 'order.canceled',
    reversed: 'order.reversed',
  },
  part: { created: 'part.changed', changed: 'part.changed', removed: 'part.removed' },
  company: { created: 'company.created', changed: null },
  payment: { troubled: 'payment.troubled' },
  approval: { requested: 'approval.requested', decided: 'approval.decided' },
  price_quote: {
    asked: 'price_quote.asked',
    answered: 'price_quote.answered',
    accepted: 'price_quote.accepted',
  },
  recurring_draft: {
    waiting: 'recurring_draft.waiting',
    placed: 'recurring_draft.placed',
    failed: 'recurring_draft.failed',
    expired: 'recurring_draft.expired',
  },
  return: {
    requested: 'return.requested',
    decided: 'return.decided',
    received: 'return.received',
    inspected: 'return.inspected',
    credited: 'return.credited',
  },
  credit_note: {
    issued: 'credit_note.issued',
    given: 'credit_note.given',
    troubled: 'credit_note.troubled',
  },
  tax_certificate: {
    sent: 'tax_certificate.sent',
    accepted: 'tax_certificate.accepted',
    refused: 'tax_certificate.refused',
    ending: 'tax_certificate.ending',
    ended: 'tax_certificate.ended',
  },
}

const eventOf = (subject: ChangeSubject, kind: ChangeKind): WebhookEvent | null =>
  (events[subject] as Readonly<Record<string, WebhookEvent | null>>)[kind] ?? null

interface Happened {
  readonly event: WebhookEvent
  readonly rowIds: readonly number[]
  readonly at: Date
}

/** An order that ends before it was placed, as when its card cannot be charged, is nobody's news. */
async function isNews(tx: Writer, event: WebhookEvent, rowId: number): Promise<boolean> {
  if (event !== 'order.reversed') return true
  return hasChange(tx, { subject: 'order', rowId, kind: 'placed' })
}

/** Returns the records of rows as the transaction leaves them. */
async function recordsOf(tx: Writer, { event, rowIds }: Happened) {
  const [rowId, ...others] = rowIds
  const placed =
    event === 'order.placed' && rowId !== undefined && others.length === 0
      ? await placedRecord(tx, rowId)
      : null
  return placed && rowId !== undefined ? new Map([[rowId, placed]]) : webhookRecords(tx, event, rowIds)
}

async function queueRows(tx: Writer, all: readonly WantedEvents[], happened: Happened) {
  const { event, rowIds, at } = happened
  const endpoints = all.filter((endpoint) => endpoint.events.includes(event))
  if (endpoints.length === 0) return
  const records = await recordsOf(tx, happened)
  for (const rowId of rowIds) {
    if (!(await isNews(tx, event, rowId))) continue
    const { subject, data } = records.get(rowId) ?? { subject: String(rowId), data: { id: rowId } }
    const payload = payloadOf({ event, at, data })
    const about = { event, rowId, subject, payload, createdAt: at, messageId: newMessageId() }
    for (const { id: endpointId } of endpoints)
      await queueDelivery(tx, { ...about, endpointId, state: 'waiting', tries: 0 })
  }
}

async function queueWebhooks(tx: Writer, changed: RecordedChanges): Promise<void> {
  const endpoints = await listWantedEvents(tx)
  if ('found' in changed) {
    const messageId = newMessageId()
    for (const { id: endpointId, events: wanted } of endpoints)
      await createPartDeliveries(tx, { ...changed, endpointId, messageId, events: wanted })
    return
  }
  const event = eventOf(changed.subject, changed.kind)
  if (event) await queueRows(tx, endpoints, { ...changed, event })
}

/**
 * Queues, in each transaction, a delivery of everything that it adds to the change feed for every endpoint that asked
 * for it: last, in the order of commits, with the records as the transaction leaves them.
 */
export function withWebhooks(db: Database): Database {
  return {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work(tx)
        for (const changed of recordedChanges(tx)) beforeCommit(tx, () => queueWebhooks(tx, changed))
        return result
      }),
  }
}
