import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  type DeliveryRow,
  deleteDeliveriesBeyond,
  deleteDeliveriesOf,
  deleteOldDeliveries,
} from '@mullion/db/webhooks/webhook-delivery.repository'
import {
  addDiscarded,
  deleteEndpoints,
  listEndpoints,
  listRemovedEndpoints,
} from '@mullion/db/webhooks/webhook-endpoint.repository'
import { keptDays, maxLogged, maxWaiting } from '@mullion/domain/webhooks/webhook-endpoint'
import type { Clock } from '../clock.ts'
import { discardedMail, type WebhookMailFacts } from './webhook-mail.ts'

export interface WebhookRetentionDeps extends WebhookMailFacts {
  readonly db: Database
  readonly clock: Clock
  /** Smaller in tests. */
  readonly webhookLimits?: { readonly waiting: number; readonly logged: number }
}

const deletedAtOnce = 500

/** Bounds queues and logs of endpoints. */
export function createWebhookRetention(deps: WebhookRetentionDeps) {
  const { db, clock, webhookLimits = { waiting: maxWaiting, logged: maxLogged } } = deps

  /** Counts deliveries that were deleted before they were sent, and mails staff about the first ones. */
  async function noteDiscarded(tx: Writer, deleted: readonly DeliveryRow[]): Promise<void> {
    const lost = Map.groupBy(
      deleted.filter(({ state }) => state === 'waiting'),
      ({ endpointId }) => endpointId,
    )
    const at = clock()
    for (const endpoint of await listEndpoints(tx)) {
      const discarded = lost.get(endpoint.id)?.length ?? 0
      if (discarded === 0) continue
      if (endpoint.discarded === 0) await queueMail(tx, discardedMail(endpoint, at, deps), at)
      await addDiscarded(tx, endpoint.id, { discarded, at })
    }
  }

  /** Deletes in small transactions until fewer than asked for are left. */
  async function deleteAll(some: (tx: Writer) => Promise<DeliveryRow[]>): Promise<void> {
    const deleteSome = () =>
      db.transaction(async (tx) => {
        const deleted = await some(tx)
        await noteDiscarded(tx, deleted)
        return deleted.length
      })
    while ((await deleteSome()) === deletedAtOnce);
  }

  return {
    /**
     * Deletes removed endpoints, deliveries after 30 days, sent or not, and the oldest ones beyond what an endpoint may
     * have; those not sent are counted, and staff are told.
     */
    async deleteExpired(): Promise<void> {
      const limit = deletedAtOnce
      const removed = await listRemovedEndpoints(db.read)
      const deleteTheirs = () => db.transaction((tx) => deleteDeliveriesOf(tx, removed, limit))
      while ((await deleteTheirs()) > 0);
      await db.transaction((tx) => deleteEndpoints(tx, removed))
      const before = new Date(clock().getTime() - keptDays * 24 * 3_600_000)
      await deleteAll((tx) => deleteOldDeliveries(tx, { before, limit }))
      for (const { id: endpointId } of await listEndpoints(db.read)) {
        const { waiting, logged } = webhookLimits
        await deleteAll((tx) =>
          deleteDeliveriesBeyond(tx, { endpointId, waiting: true, most: waiting, limit }),
        )
        await deleteAll((tx) =>
          deleteDeliveriesBeyond(tx, { endpointId, waiting: false, most: logged, limit }),
        )
      }
    },
  }
}
