import { Worker } from 'node:worker_threads'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import type { WebhookAnswer, WebhookRequest, WebhookTransport } from '@mullion/integrations/webhooks/port'

export interface WebhookThreadSettings {
  /** Allows http and private addresses. */
  readonly privateAddresses: boolean
}

export type ToWebhookThread =
  | { readonly type: 'send'; readonly job: number; readonly requests: readonly WebhookRequest[] }
  | { readonly type: 'stop'; readonly job: number }

export type FromWebhookThread =
  | { readonly type: 'sent'; readonly job: number; readonly answers: WebhookAnswer[] }
  | { readonly type: 'failed'; readonly job: number; readonly message: string }

type Job = Pick<PromiseWithResolvers<WebhookAnswer[]>, 'resolve' | 'reject'>

/**
 * Sends webhooks in a thread, so that they take no time of the thread that answers requests. The thread starts with the
 * first ones. If it is lost, what it was sending counts as not sent and is sent again.
 */
export function createWebhookThread(
  settings: WebhookThreadSettings,
): Required<WebhookTransport> & { close(): Promise<void> } {
  const jobs = new Map<number, Job>()
  let thread: Worker | null = null
  let lastJob = 0

  function settle(message: FromWebhookThread): void {
    const job = jobs.get(message.job)
    jobs.delete(message.job)
    if (message.type === 'sent') job?.resolve(message.answers)
    else job?.reject(new Error(message.message))
  }

  function start(): Worker {
    const worker = new Worker(new URL('./webhook-thread.ts', import.meta.url), { workerData: settings })
    worker.on('message', settle)
    const lost = () => {
      if (thread !== worker) return
      thread = null
      for (const { reject } of jobs.values()) reject(new Error('The thread that sends webhooks ended.'))
      jobs.clear()
    }
    worker.on('error', lost)
    worker.on('exit', lost)
    worker.unref()
    return worker
  }

  return {
    ...createWebhookHttp(settings),

    async sendInOrder(requests, signal) {
      if (signal.aborted) return []
      const job = ++lastJob
      const { promise, resolve, reject } = Promise.withResolvers<WebhookAnswer[]>()
      jobs.set(job, { resolve, reject })
      thread ??= start()
      const worker = thread
      const post = (message: ToWebhookThread) => worker.postMessage(message)
      const stop = () => post({ type: 'stop', job })
      signal.addEventListener('abort', stop, { once: true })
      post({ type: 'send', job, requests })
      return promise.finally(() => signal.removeEventListener('abort', stop))
    },

    async close() {
      await thread?.terminate()
    },
  }
}
