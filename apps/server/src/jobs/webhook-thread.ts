// Thread that sends webhooks: signing, connections and answers cost as much as half an order.
import { parentPort, workerData } from 'node:worker_threads'
import { sendInOrder } from '@mullion/api/webhooks/send-in-order'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import type { FromWebhookThread, ToWebhookThread, WebhookThreadSettings } from './webhook-worker.ts'

const port = parentPort
if (!port) throw new Error('This file is the body of a thread.')
const settings: WebhookThreadSettings = workerData
const transport = createWebhookHttp(settings)
const jobs = new Map<number, AbortController>()
const answer = (message: FromWebhookThread) => port.postMessage(message)

async function run({ job, requests }: Extract<ToWebhookThread, { type: 'send' }>): Promise<void> {
  const stopping = new AbortController()
  jobs.set(job, stopping)
  try {
    answer({ type: 'sent', job, answers: await sendInOrder(transport, requests, stopping.signal) })
  } catch (error) {
    answer({ type: 'failed', job, message: String(error) })
  } finally {
    jobs.delete(job)
  }
}

port.on('message', (message: ToWebhookThread) => {
  if (message.type === 'send') void run(message)
  else jobs.get(message.job)?.abort()
})
