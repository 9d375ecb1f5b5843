import { setTimeout as sleep } from 'node:timers/promises'
import type { SecretBox } from '@mullion/auth/secret-box'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  type DeliveryRow,
  fillPayload,
  listNextDeliveries,
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
import { sendInOrder } from './send-in-order.ts'
import { pausedMail, type WebhookMailFacts } from './webhook-mail.ts'
import { bodyOf } from './webhook-payload.ts'
import { signingSecrets } from './webhook-secrets.ts'

export interface WebhookDeliveryDeps extends WebhookMailFacts {
  readonly db: Database
  readonly webhooks: WebhookTransport
  readonly secretBox: SecretBox
  /** From 0 to 1, for the spread of retries. */
  readonly random?: () => number
  /** How long to let deliveries gather before the next ones are sent together; not at all by default. */
  readonly webhookGatherMs?: number
  readonly clock: Clock
  readonly log: Log
}

export type WebhookDeliveryService = ReturnType<typeof createWebhookDeliveryService>

/** How long attempts whose answers are stored together may take before another server may take the endpoint over. */
const sendingMs = 60_000
/** Deliveries sent together at most: their answers are stored in one transaction. */
const sentTogether = 50
const gone = 410

/** Columns that an answer fills. */
export function answered({ ms, status, body, problem }: WebhookAnswer, at: Date) {
  return { triedAt: at, answerMs: ms, answerStatus: status, answerBody: body, problem }
}

/** A delivery with its body. */
interface Ready {
  readonly delivery: DeliveryRow
  readonly body: string
}

/**
 * Sends queued deliveries, at least once: each endpoint's in order, one at a time, by one server at a time. An endpoint
 * that fails holds up no other one.
 */
export function createWebhookDeliveryService(deps: WebhookDeliveryDeps) {
  const { db, webhooks, secretBox, random = Math.random, webhookGatherMs = 0, clock, log } = deps
  const later = (ms: number) => new Date(clock().getTime() + ms)
  const running = new Map<number, Promise<void>>()
  const stopping = new AbortController()

  /** Makes the bodies that were left open and stores them; skips deliveries that are of no use any more. */
  async function withBodies(deliveries: readonly DeliveryRow[]): Promise<Ready[]> {
    const all: { delivery: DeliveryRow; body: string | null }[] = []
    for (const delivery of deliveries) all.push({ delivery, body: await bodyOf(db.read, delivery) })
    const open = all.filter(({ delivery }) => delivery.payload === null)
    if (open.length > 0)
      await db.transaction(async (tx) => {
        for (const { delivery, body } of open)
          await (body === null ? skipDelivery(tx, delivery.id) : fillPayload(tx, delivery.id, body))
      })
    return all.flatMap(({ delivery, body }) => (body === null ? [] : [{ delivery, body }]))
  }

  /** Returns the answers of the attempts that were made: up to the first failed one, or less. */
  async function send({ url, secrets: stored }: EndpointRow, ready: readonly Ready[]) {
    const at = clock()
    const secrets = await signingSecrets(stored, at, secretBox)
    const requests = ready.map(({ delivery, body }) => ({ id: delivery.messageId, url, at, body, secrets }))
    const { signal } = stopping
    return sendInOrder(webhooks, requests, signal)
  }

  async function pause(tx: Writer, endpoint: EndpointRow, reason: 'failing' | 'gone', problem: string) {
    const failures = endpoint.failures + 1
    const at = clock()
    const change = { state: 'paused', pausedAt: at, pauseReason: reason, failures } as const
    const paused = await updateClaimedEndpoint(tx, endpoint, change)
    if (paused) await queueMail(tx, pausedMail(paused, problem, deps), at)
  }

  async function fail(tx: Writer, endpoint: EndpointRow, { status, problem }: WebhookAnswer): Promise<void> {
    const failures = endpoint.failures + 1
    const wait = retryAfterMs(failures, random())
    if (status === gone) return pause(tx, endpoint, 'gone', problem ?? '')
    if (wait === null) return pause(tx, endpoint, 'failing', problem ?? '')
    const failingSince = endpoint.failingSince ?? clock()
    await updateClaimedEndpoint(tx, endpoint, { failures, failingSince, dueAt: later(wait) })
  }

  /** Stores answers and renews the claim; null if one failed, or if another server has taken over. */
  const store = (endpoint: EndpointRow, ready: readonly Ready[], answers: readonly WebhookAnswer[]) =>
    db.transaction(async (tx) => {
      const at = clock()
      let claimed: EndpointRow | null = endpoint
      for (const [index, answer] of answers.entries()) {
        const { delivery } = ready[index] as Ready
        const state = answer.problem === null ? ({ state: 'delivered' } as const) : {}
        await recordAttempt(tx, delivery, { ...answered(answer, at), ...state })
      }
      if (answers[0]?.problem === null) {
        const well = { failures: 0, failingSince: null, lastDeliveredAt: at, dueAt: later(sendingMs) }
        claimed = await updateClaimedEndpoint(tx, endpoint, well)
      }
      const last = answers.at(-1)
      if (!claimed || !last || last.problem === null) return claimed
      await fail(tx, claimed, last)
      return null
    })

  /** Lets any server go on with an endpoint. */
  const release = (endpoint: EndpointRow) =>
    db.transaction((tx) => updateClaimedEndpoint(tx, endpoint, { dueAt: clock() }))

  /** Sends deliveries; returns the renewed claim, or null if this server is not to go on. */
  async function deliver(
    endpoint: EndpointRow,
    deliveries: readonly DeliveryRow[],
  ): Promise<EndpointRow | null> {
    const ready = await withBodies(deliveries)
    if (ready.length === 0) return endpoint
    const answers = await send(endpoint, ready)
    const last = ready[answers.length - 1]?.delivery
    const problem = answers.at(-1)?.problem
    if (last && problem) {
      const { messageId, tries } = last
      log.warn({ endpoint: endpoint.id, messageId, tries, problem }, 'A webhook was not delivered.')
    }
    return answers.length === 0 ? endpoint : store(endpoint, ready, answers)
  }

  /** Sending many at once costs the store less than sending each. */
  async function gather(): Promise<void> {
    if (webhookGatherMs === 0) return
    await sleep(webhookGatherMs, undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  async function deliverAll(due: EndpointRow): Promise<void> {
    let claimed = await db.transaction((tx) => claimEndpoint(tx, due, later(sendingMs)))
    while (claimed) {
      const { id } = claimed
      const waiting = stopping.signal.aborted ? [] : await listNextDeliveries(db.read, id, sentTogether)
      if (waiting.length === 0) {
        await release(claimed)
        return
      }
      claimed = await deliver(claimed, waiting)
      if (claimed && waiting.length < sentTogether) await gather()
    }
  }

  return {
    /** Returns whether an endpoint is due. */
    isDue: async (): Promise<boolean> => (await listDueEndpoints(db.read, clock())).length > 0,

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
