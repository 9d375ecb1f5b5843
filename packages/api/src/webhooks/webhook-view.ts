import type { DeliveryRow } from '@mullion/db/webhooks/webhook-delivery.repository'
import type { EndpointRow } from '@mullion/db/webhooks/webhook-endpoint.repository'
import type {
  DeliveryAnswer,
  ListedDelivery,
  WebhookEndpoint,
} from '@mullion/domain/webhooks/webhook-endpoint'
import { offeredOf } from '@mullion/domain/webhooks/webhook-event'
import { overlapEnd } from './webhook-secrets.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** An endpoint as staff see it; never with its secrets. */
export function viewEndpoint(row: EndpointRow, waiting: number, now: Date): WebhookEndpoint {
  const { id, url, description, pauseReason, failures, discarded } = row
  return {
    ...{ id, url, description, pauseReason, failures, discarded, waiting },
    events: offeredOf(row.events),
    state: row.state === 'active' ? 'active' : 'paused',
    pausedAt: iso(row.pausedAt),
    failingSince: iso(row.failingSince),
    retryAt: row.state === 'active' && failures > 0 ? iso(row.dueAt) : null,
    lastDeliveredAt: iso(row.lastDeliveredAt),
    discardedAt: iso(row.discardedAt),
    secretsOverlapUntil: overlapEnd(row.secrets, now),
  }
}

function viewAnswer({
  triedAt,
  answerMs,
  answerStatus,
  answerBody,
  problem,
}: DeliveryRow): DeliveryAnswer | null {
  return (
    triedAt && {
      at: triedAt.toISOString(),
      ms: answerMs ?? 0,
      status: answerStatus,
      body: answerBody ?? '',
      problem,
    }
  )
}

/** A delivery as a row of the log. */
export function viewListedDelivery(row: DeliveryRow): ListedDelivery {
  const { id, messageId, event, subject, state, tries } = row
  return {
    ...{ id, messageId, event, subject, state, tries },
    createdAt: row.createdAt.toISOString(),
    answer: viewAnswer(row),
  }
}
