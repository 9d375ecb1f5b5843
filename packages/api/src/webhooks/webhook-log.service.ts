import { randomBytes } from 'node:crypto'
import type { SecretBox } from '@mullion/auth/secret-box'
import type { Database, Reader } from '@mullion/db/database'
import {
  createDelivery,
  type DeliveryRow,
  findDelivery,
  findNextDelivery,
  listDeliveries,
  recordAttempt,
  skipDelivery,
} from '@mullion/db/webhooks/webhook-delivery.repository'
import {
  type EndpointRow,
  findEndpoint,
  updateEndpoint,
} from '@mullion/db/webhooks/webhook-endpoint.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import type { ListPage } from '@mullion/domain/list-input'
import {
  type DeliveriesInput,
  deliveryMissing,
  deliveryNotNext,
  endpointMissing,
  endpointPaused,
  type ListedDelivery,
  type WebhookDelivery,
} from '@mullion/domain/webhooks/webhook-endpoint'
import { testEvent } from '@mullion/domain/webhooks/webhook-event'
import type { WebhookTransport } from '@mullion/integrations/webhooks/port'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { answered } from './webhook-delivery.service.ts'
import { bodyOf, newMessageId, payloadOf } from './webhook-payload.ts'
import { signingSecrets } from './webhook-secrets.ts'
import { viewListedDelivery } from './webhook-view.ts'

export interface WebhookLogDeps {
  readonly db: Database
  readonly webhooks: Pick<WebhookTransport, 'send'>
  readonly secretBox: SecretBox
  readonly limits: Limits
  readonly clock: Clock
}

/** What was sent to endpoints, and what staff can do about it. */
export function createWebhookLogService({ db, webhooks, secretBox, limits, clock }: WebhookLogDeps) {
  async function endpointOf(read: Reader, endpointId: number): Promise<EndpointRow> {
    const row = await findEndpoint(read, endpointId)
    if (!row) throw endpointMissing()
    return row
  }

  async function stored(read: Reader, deliveryId: number) {
    const delivery = await findDelivery(read, deliveryId)
    const endpoint = delivery && (await findEndpoint(read, delivery.endpointId))
    if (!delivery || !endpoint) throw deliveryMissing()
    return { delivery, endpoint }
  }

  async function view(read: Reader, row: DeliveryRow): Promise<WebhookDelivery> {
    const next = row.state === 'waiting' ? await findNextDelivery(read, row.endpointId) : null
    const { endpointId } = row
    const payload = (await bodyOf(read, row)) ?? ''
    return { ...viewListedDelivery(row), endpointId, payload, next: next?.id === row.id }
  }

  async function send(
    { url, secrets }: EndpointRow,
    { messageId, payload }: { messageId: string; payload: string },
  ) {
    const at = clock()
    const signing = await signingSecrets(secrets, at, secretBox)
    return webhooks.send({ id: messageId, url, at, body: payload, secrets: signing })
  }

  /** Brings the next attempt of a waiting delivery forward; sending it from here would overtake the worker. */
  async function sendSoon(endpoint: EndpointRow, delivery: DeliveryRow): Promise<WebhookDelivery> {
    if (endpoint.state === 'paused') throw endpointPaused()
    const next = await findNextDelivery(db.read, endpoint.id)
    if (next?.id !== delivery.id) throw deliveryNotNext()
    await db.transaction((tx) =>
      updateEndpoint(tx, endpoint.id, endpoint.failures > 0 ? { dueAt: clock() } : {}),
    )
    return view(db.read, delivery)
  }

  return {
    /** Returns a page of an endpoint's deliveries, newest first. */
    async list(input: DeliveriesInput): Promise<ListPage<ListedDelivery>> {
      await endpointOf(db.read, input.endpointId)
      const page = await listPage(input, (listing) => listDeliveries(db.read, listing))
      return { ...page, rows: page.rows.map(viewListedDelivery) }
    },

    /** Returns a delivery with its payload; throws `missing` when there is none. */
    details: async (deliveryId: number): Promise<WebhookDelivery> =>
      view(db.read, (await stored(db.read, deliveryId)).delivery),

    /** Sends a test, also to a paused endpoint, and returns what the receiver answered. */
    async sendTest(actor: Member, endpointId: number): Promise<WebhookDelivery> {
      await limits.consume('webhook-test', actor.id)
      const endpoint = await endpointOf(db.read, endpointId)
      const at = clock()
      const messageId = newMessageId()
      const data = { nonce: randomBytes(8).toString('hex'), endpointId }
      const payload = payloadOf({ event: testEvent, at, data })
      const answer = await send(endpoint, { messageId, payload })
      return db.transaction(async (tx) => {
        const row = await createDelivery(tx, {
          ...{ endpointId, messageId, event: testEvent, subject: 'Test', rowId: null, payload },
          ...answered(answer, clock()),
          state: answer.problem === null ? 'delivered' : 'failed',
          tries: 1,
          createdAt: at,
        })
        return view(tx, row)
      })
    },

    /**
     * Sends a delivery again and returns what the receiver answered. One that waits is sent soon instead, if it is the
     * next one; throws `conflict` otherwise.
     */
    async resend(actor: Member, deliveryId: number): Promise<WebhookDelivery> {
      const { delivery, endpoint } = await stored(db.read, deliveryId)
      if (delivery.state === 'waiting') return sendSoon(endpoint, delivery)
      await limits.consume('webhook-test', actor.id)
      const { messageId, event, state } = delivery
      const payload = await bodyOf(db.read, delivery)
      if (payload === null) throw deliveryMissing()
      const answer = await send(endpoint, { messageId, payload })
      return db.transaction(async (tx) => {
        const at = clock()
        const ended = answer.problem === null ? 'delivered' : state
        const row = await recordAttempt(tx, delivery, { ...answered(answer, at), state: ended })
        if (!row) throw deliveryMissing()
        const subject = `webhook-endpoint:${endpoint.id}`
        await audit(tx, actor, { action: 'webhook_resent', subject, details: { messageId, event }, at })
        return view(tx, row)
      })
    },

    /** Gives a waiting delivery up, so that later ones can be sent. */
    skip(actor: Member, deliveryId: number): Promise<WebhookDelivery> {
      return db.transaction(async (tx) => {
        const { delivery, endpoint } = await stored(tx, deliveryId)
        const next = await findNextDelivery(tx, endpoint.id)
        if (next?.id !== delivery.id) throw deliveryNotNext()
        const row = await skipDelivery(tx, deliveryId)
        if (!row) throw deliveryNotNext()
        const at = clock()
        // A server that is sending it keeps its claim.
        if (endpoint.failures > 0)
          await updateEndpoint(tx, endpoint.id, { failures: 0, failingSince: null, dueAt: at })
        const { messageId, event } = row
        const subject = `webhook-endpoint:${endpoint.id}`
        await audit(tx, actor, { action: 'webhook_skipped', subject, details: { messageId, event }, at })
        return view(tx, row)
      })
    },
  }
}
