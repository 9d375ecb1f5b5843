import { recordChange } from '@mullion/db/changes/changes.repository'
import type { WebhookEndpointInput } from '@mullion/domain/webhooks/webhook-endpoint'
import { withWebhooks } from '../webhooks/webhook-queue.ts'
import type { openTestShop } from './open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

/** Adds an endpoint that gets `company.created` unless the facts say otherwise; returns its id and secret. */
export async function addEndpoint(
  shop: Shop,
  facts: Pick<WebhookEndpointInput, 'url'> & Partial<WebhookEndpointInput>,
) {
  const admin = await shop.person('admin')
  const { endpoint, secret } = await admin.webhooks.create({ events: ['company.created'], ...facts })
  return { id: endpoint.id, secret }
}

/** Makes an event happen to each of these companies, one transaction each. */
export async function companiesCreated(shop: Shop, ...rowIds: number[]): Promise<void> {
  for (const rowId of rowIds)
    await withWebhooks(shop.db).transaction(async (tx) =>
      recordChange(tx, { subject: 'company', rowId, kind: 'created', at: shop.clock() }),
    )
}

/** Sends what is due, as a server does, and waits until it is done. */
export async function deliverDue(shop: Shop, by = shop.services): Promise<void> {
  await by.webhookDelivery.start()
  await by.webhookDelivery.idle()
}
