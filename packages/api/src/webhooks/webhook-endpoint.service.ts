import type { SecretBox } from '@mullion/auth/secret-box'
import type { Database, Reader, Writer } from '@mullion/db/database'
import {
  countWaiting,
  createEndpoint,
  type EndpointRow,
  findEndpoint,
  listEndpoints,
  updateEndpoint,
} from '@mullion/db/webhooks/webhook-endpoint.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { maxListed } from '@mullion/domain/list-input'
import type { AuditAction } from '@mullion/domain/security/audit'
import {
  type ChangeEndpointInput,
  type EndpointSecret,
  endpointMissing,
  maxEndpoints,
  tooManyEndpoints,
  urlRefused,
  type WebhookEndpoint,
  type WebhookEndpointInput,
} from '@mullion/domain/webhooks/webhook-endpoint'
import type { WebhookTransport } from '@mullion/integrations/webhooks/port'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { newSecret, withNewSecret } from './webhook-secrets.ts'
import { viewEndpoint } from './webhook-view.ts'

export interface WebhookEndpointDeps {
  readonly db: Database
  readonly webhooks: Pick<WebhookTransport, 'refusalOf'>
  readonly secretBox: SecretBox
  readonly clock: Clock
}

/** The addresses that events are sent to, as administrators manage them. */
export function createWebhookEndpointService({ db, webhooks, secretBox, clock }: WebhookEndpointDeps) {
  async function view(read: Reader, row: EndpointRow): Promise<WebhookEndpoint> {
    const waiting = await countWaiting(read, [row.id], maxListed)
    return viewEndpoint(row, waiting.get(row.id) ?? 0, clock())
  }

  async function stored(read: Reader, endpointId: number): Promise<EndpointRow> {
    const row = await findEndpoint(read, endpointId)
    if (!row) throw endpointMissing()
    return row
  }

  function checkUrl(url: string, field: string): void {
    const refusal = webhooks.refusalOf(url)
    if (refusal) throw urlRefused(refusal, field)
  }

  /** Changes an endpoint, with a line in the audit log. */
  async function change(
    actor: Member,
    endpointId: number,
    { action, set }: { action: AuditAction; set: (row: EndpointRow, tx: Writer) => Partial<EndpointRow> },
  ): Promise<WebhookEndpoint> {
    return db.transaction(async (tx) => {
      const row = await updateEndpoint(tx, endpointId, set(await stored(tx, endpointId), tx))
      if (!row) throw endpointMissing()
      await note(tx, actor, action, row)
      return view(tx, row)
    })
  }

  function note(tx: Writer, actor: Member, action: AuditAction, { id, url, events }: EndpointRow) {
    const subject = `webhook-endpoint:${id}`
    // An address may hold a key of the receiver in its path or query.
    const details = { host: new URL(url).host, events }
    return audit(tx, actor, { action, subject, companyId: null, details, at: clock() })
  }

  /** Sends what waits at once, with all attempts before it. */
  const fresh = () => ({ failures: 0, failingSince: null, dueAt: clock() })

  return {
    /** Returns all endpoints, oldest first. */
    async list(): Promise<WebhookEndpoint[]> {
      const rows = await listEndpoints(db.read)
      const waiting = await countWaiting(
        db.read,
        rows.map(({ id }) => id),
        maxListed,
      )
      return rows.map((row) => viewEndpoint(row, waiting.get(row.id) ?? 0, clock()))
    },

    /** Returns one endpoint; throws `missing` when there is none. */
    details: async (endpointId: number) => view(db.read, await stored(db.read, endpointId)),

    /** Adds an endpoint and returns its secret, this once. Throws `invalid` for an address that nothing is sent to. */
    async create(actor: Member, input: WebhookEndpointInput): Promise<EndpointSecret> {
      checkUrl(input.url, 'url')
      const secret = newSecret()
      const encrypted = await secretBox.seal(secret)
      return db.transaction(async (tx) => {
        if ((await listEndpoints(tx)).length >= maxEndpoints) throw tooManyEndpoints()
        const row = await createEndpoint(tx, {
          ...input,
          ...fresh(),
          secrets: [{ encrypted, endsAt: null }],
          state: 'active',
          claims: 0,
          discarded: 0,
          createdBy: actor.userId,
          createdAt: clock(),
        })
        await note(tx, actor, 'webhook_created', row)
        return { endpoint: await view(tx, row), secret }
      })
    },

    /** Changes address, description or events. What waits goes to the new address. */
    async change(actor: Member, { endpointId, endpoint }: ChangeEndpointInput): Promise<WebhookEndpoint> {
      checkUrl(endpoint.url, 'endpoint.url')
      return change(actor, endpointId, {
        action: 'webhook_changed',
        set: ({ url }) => ({ ...endpoint, ...(url === endpoint.url ? {} : fresh()) }),
      })
    },

    /** Stops sending; events are kept until it is resumed, within limits. */
    pause: (actor: Member, endpointId: number) =>
      change(actor, endpointId, {
        action: 'webhook_paused',
        set: (row) =>
          row.state === 'paused' ? {} : { state: 'paused', pausedAt: clock(), pauseReason: 'staff' },
      }),

    /** Goes on where sending stopped, with all attempts before it. */
    resume: (actor: Member, endpointId: number) =>
      change(actor, endpointId, {
        action: 'webhook_resumed',
        set: () => ({ state: 'active', pausedAt: null, pauseReason: null, ...fresh() }),
      }),

    /** Forgets the note about what was thrown away. */
    acknowledge: (actor: Member, endpointId: number) =>
      change(actor, endpointId, {
        action: 'webhook_loss_acknowledged',
        set: () => ({ discarded: 0, discardedAt: null }),
      }),

    /** Replaces the secret and returns the new one, this once; the one before signs for a day more. */
    async rotateSecret(actor: Member, endpointId: number): Promise<EndpointSecret> {
      const secret = newSecret()
      const encrypted = await secretBox.seal(secret)
      const endpoint = await change(actor, endpointId, {
        action: 'webhook_secret_replaced',
        set: ({ secrets }) => ({ secrets: withNewSecret(secrets, encrypted, clock()) }),
      })
      return { endpoint, secret }
    },

    /** Removes an endpoint with its log and everything that waits. */
    async remove(actor: Member, endpointId: number): Promise<void> {
      await change(actor, endpointId, { action: 'webhook_removed', set: () => ({ state: 'removed' }) })
    },
  }
}
