import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '@mullion/api/log'
import type { WebhookDeliveryService } from '@mullion/api/webhooks/webhook-delivery.service'
import type { StoreInfo } from '@mullion/domain/store-info'

/** What the thread opens and knows for itself. */
export interface WebhookThreadSettings {
  readonly databaseUrl: string
  /** Opens the signing secrets of endpoints. */
  readonly secret: string
  /** Allows http and private addresses. */
  readonly privateAddresses: boolean
  readonly siteUrl: string
  readonly storeInfo: StoreInfo
  readonly orderEmails: readonly string[]
}

export interface ThreadLogLine {
  readonly level: keyof Log
  readonly facts: object
  readonly message: string
}

export const lookEveryMs = 500
/** A thread that ended is not started again sooner. */
const restartMs = 10_000
/** How long a stopping thread may take to end its attempts and store their answers. */
const maxStopMs = 5000

interface WebhookThreadDeps {
  readonly settings: () => WebhookThreadSettings
  readonly delivery: Pick<WebhookDeliveryService, 'isDue'>
  readonly log: Log
}

/**
 * Sends webhooks in a thread with its own connection. It starts with the first delivery that is due and goes on by
 * itself. If it is lost, what it was sending is sent again, by the next one or by another server.
 */
export function createWebhookThread({ settings, delivery, log }: WebhookThreadDeps) {
  let thread: Worker | null = null
  let startedAt = Number.NEGATIVE_INFINITY

  function run(): Worker {
    const workerData = settings()
    const worker = new Worker(new URL('./webhook-thread.ts', import.meta.url), {
      workerData,
      env: { ...process.env, DATABASE_URL: workerData.databaseUrl },
    })
    worker.on('message', ({ level, facts, message }: ThreadLogLine) => log[level](facts, message))
    worker.on('error', (err) => log.error({ err }, 'The thread that sends webhooks failed.'))
    worker.on('exit', () => {
      if (thread === worker) thread = null
    })
    worker.unref()
    return worker
  }

  return {
    /** Starts the thread if there is something to send and none is running. */
    async start(): Promise<void> {
      if (thread || performance.now() - startedAt < restartMs || !(await delivery.isDue())) return
      startedAt = performance.now()
      thread = run()
    },

    /** Ends attempts under way, which count as not made. */
    async stop(): Promise<void> {
      const worker = thread
      if (!worker) return
      worker.postMessage('stop')
      const late = new AbortController()
      const ended = once(worker, 'exit')
      await Promise.race([ended, sleep(maxStopMs, undefined, { signal: late.signal }).catch(() => undefined)])
      late.abort()
      await worker.terminate()
    },
  }
}
