// Thread that sends webhooks, with its own database connection: what happens after the commit of a change takes no time
// of the thread that answers requests.
import { parentPort, workerData } from 'node:worker_threads'
import type { Log } from '@mullion/api/log'
import { createWebhookDeliveryService } from '@mullion/api/webhooks/webhook-delivery.service'
import { createSecretBox } from '@mullion/auth/secret-box'
import { openDatabase } from '@mullion/db/open'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import { openStoreClock } from '../store-clock.ts'
import { startJobs } from './every.ts'
import { lookEveryMs, type ThreadLogLine, type WebhookThreadSettings } from './webhook-worker.ts'

/** Within this long, more deliveries for an endpoint are sent together. */
const webhookGatherMs = 400
/** Answers that were waited for are worth waiting for the lock, which orders hold most of the time on a busy server. */
const lockWaitMs = 30_000

const port = parentPort
if (!port) throw new Error('This file is the body of a thread.')
const settings: WebhookThreadSettings = workerData
const { databaseUrl, secret, privateAddresses, siteUrl, storeInfo, orderEmails } = settings

const logAs = (level: keyof Log) => (facts: object, message: string) =>
  port.postMessage({ level, facts, message } satisfies ThreadLogLine)
const log: Log = { info: logAs('info'), warn: logAs('warn'), error: logAs('error') }

// A delivery whose answer is lost with the power is sent again.
const db = await openDatabase(databaseUrl, { durable: 'soon', lockWaitMs })
// The server itself warns of a wrong clock.
const clock = await openStoreClock(db, { warn: () => undefined })
const delivery = createWebhookDeliveryService({
  db,
  webhooks: createWebhookHttp({ privateAddresses }),
  secretBox: createSecretBox(secret),
  siteUrl: () => siteUrl,
  storeInfo,
  orderEmails,
  webhookGatherMs,
  clock,
  log,
})
const jobs = startJobs([{ name: 'send webhooks', everyMs: lookEveryMs, run: () => delivery.start() }], log)
await delivery.start().catch((err) => log.error({ err }, 'Webhooks could not be sent.'))

port.once('message', async () => {
  await delivery.stop()
  await jobs.stop()
  clock.stop()
  await db.close()
  port.close()
})
