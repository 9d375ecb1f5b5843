import type { SecretBox } from '@mullion/auth/secret-box'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  type DeliveryRow,
  fillPayload,
  findNextDelivery,
  recordAttempt,
  skipDelivery,
} from '@mullion/db/webhooks/webhook-delivery.repository'
import {
  claimEndpoint,
  type EndpointRow,
  listDueEndpoints,
  updateClaimedEndpoint,
} from '@mullion/db/webhooks/webhook-endpoint.repository'
import { retryAfterMs } from '@mullion/domain/webhooks/webhook-retries'
import type { WebhookAnswer, WebhookTransport } from '@mullion/integrations/webhooks/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { pausedMail, type WebhookMailFacts } from './webhook-mail.ts'
import { bodyOf } from './webhook-payload.ts'
import { signingSecrets } from './webhook-secrets.ts'

export interface WebhookDeliveryDeps extends WebhookMailFacts {
  readonly db: Database
  readonly webhooks: WebhookTransport
  readonly secretBox: SecretBox
  /** From 0 to 1, for the spread of retries. */
  readonly random?: () => number
  readonly clock: Clock
  readonly log: Log
}

export type WebhookDeliveryService = ReturnType<typeof createWebhookDeliveryService>

/** How long one attempt may take before another server may take the endpoint over. */
const sendingMs = 60_000
const gone = 410

/** Columns that an answer fills. */
export function answered({ ms, status, body, problem }: WebhookAnswer, at: Date) {
  return { triedAt: at, answerMs: ms, answerStatus: status, answerBody: body, problem }
}

/**
 * Sends queued deliveries, at least once: each endpoint's in order, one at a time, by one server at a time. An endpoint
 * that fails holds up no other one.
 */
export function createWebhookDeliveryService(deps: WebhookDeliveryDeps) {
  const { db, webhooks, secretBox, random = Math.random, clock, log } = deps
  const later = (ms: number) => new Date(clock().getTime() + ms)
  const running = new Map<number, Promise<void>>()
  const stopping = new AbortController()

  /** Makes one attempt; rejects only if the server is stopping. */
  async function attempt(endpoint: EndpointRow, delivery: DeliveryRow, body: string): Promise<WebhookAnswer> {
    if (delivery.payload === null) await db.transaction((tx) => fillPayload(tx, delivery.id, body))
    const at = clock()
    const secrets = await signingSecrets(endpoint.secrets, at, secretBox)
    const { signal } = stopping
    return webhooks.send({ id: delivery.messageId, url: endpoint.url, at, body, secrets, signal })
  }

  /** Records a delivery and renews the claim; null if another server has taken over. */
  const succeed = (endpoint: EndpointRow, delivery: DeliveryRow, answer: WebhookAnswer) =>
    db.transaction(async (tx) => {
      const at = clock()
      await recordAttempt(tx, delivery, { ...answered(answer, at), state: 'delivered' })
      const well = { failures: 0, failingSince: null, lastDeliveredAt: at, dueAt: later(sendingMs) }
      return updateClaimedEndpoint(tx, endpoint, well)
    })

  async function pause(tx: Writer, endpoint: EndpointRow, reason: 'failing' | 'gone', problem: string) {
    const failures = endpoint.failures + 1
    const at = clock()
    const change = { state: 'paused', pausedAt: at, pauseReason: reason, failures } as const
    const paused = await updateClaimedEndpoint(tx, endpoint, change)
    if (paused) await queueMail(tx, pausedMail(paused, problem, deps), at)
  }

  const fail = (endpoint: EndpointRow, delivery: DeliveryRow, answer: WebhookAnswer) =>
    db.transaction(async (tx) => {
      const at = clock()
      const failures = endpoint.failures + 1
      const wait = retryAfterMs(failures, random())
      const problem = answer.problem ?? ''
      await recordAttempt(tx, delivery, answered(answer, at))
      if (answer.status === gone) return pause(tx, endpoint, 'gone', problem)
      if (wait === null) return pause(tx, endpoint, 'failing', problem)
      const failingSince = endpoint.failingSince ?? at
      await updateClaimedEndpoint(tx, endpoint, { failures, failingSince, dueAt: later(wait) })
    })

  /** Lets any server go on with an endpoint. */
  const release = (endpoint: EndpointRow) =>
    db.transaction((tx) => updateClaimedEndpoint(tx, endpoint, { dueAt: clock() }))

  /** Sends one delivery; returns the renewed claim, or null if this server is not to go on. */
  async function deliver(endpoint: EndpointRow, delivery: DeliveryRow): Promise<EndpointRow | null> {
    const body = await bodyOf(db.read, delivery)
    if (body === null) {
      await db.transaction((tx) => skipDelivery(tx, delivery.id))
      return endpoint
    }
    let answer: WebhookAnswer
    try {
      answer = await attempt(endpoint, delivery, body)
    } catch (error) {
      if (!stopping.signal.aborted) throw error
      await release(endpoint)
      return null
    }
    if (answer.problem === null) return succeed(endpoint, delivery, answer)
    const { messageId, tries } = delivery
    const { problem } = answer
    log.warn({ endpoint: endpoint.id, messageId, tries, problem }, 'A webhook was not delivered.')
    await fail(endpoint, delivery, answer)
    return null
  }

  async function deliverAll(due: EndpointRow): Promise<void> {
    let claimed = await db.transaction((tx) => claimEndpoint(tx, due, later(sendingMs)))
    while (claimed) {
      const delivery = stopping.signal.aborted ? null : await findNextDelivery(db.read, claimed.id)
      if (!delivery) {
        await release(claimed)
        return
      }
      claimed = await deliver(claimed, delivery)
    }
  }

  return {
    /** Starts sending to each endpoint that is due, and does not wait for their answers. */
    async start(): Promise<void> {
      if (stopping.signal.aborted) return
      for (const endpoint of await listDueEndpoints(db.read, clock())) {
        if (running.has(endpoint.id)) continue
        const run = deliverAll(endpoint)
          .catch((err) => log.error({ err, endpoint: endpoint.id }, 'Webhooks could not be sent.'))
          .finally(() => running.delete(endpoint.id))
        running.set(endpoint.id, run)
      }
    },

    /** Waits until this server is sending nothing. */
    async idle(): Promise<void> {
      await Promise.all(running.values())
    },

    /** Ends attempts under way, which count as not made. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
