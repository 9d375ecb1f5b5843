import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Log } from '@mullion/api/log'
import type { PageToRender, RenderedPage } from '@mullion/domain/rendered-page'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { FromWorker, ToWorker } from './renderer.worker.ts'

export type Ask = PageToRender['ask']

export interface PageRenderer {
  /**
   * Renders the page for a query string. Returns null if the browser must render it: rendering is off, failed or busy.
   */
  render(query: string, ask: Ask): Promise<RenderedPage | null>
  warm(): Promise<void>
  close(): Promise<void>
}

export interface RendererOptions {
  readonly bundle: string
  /** Build stamp of the browser client; a bundle with another stamp renders nothing. */
  readonly build: string | null
  readonly store: StoreInfo
  readonly log: Log
  /** Time limit per page, in ms. */
  readonly timeoutMs?: number
}

/** Beyond this queue length, requests skip rendering instead of waiting. */
const maxWaiting = 8
const defaultTimeoutMs = 3000
const maxOldGenerationSizeMb = 256

/** Renders nothing; used when the client was built for browsers only. */
export const noRenderer: PageRenderer = {
  render: async () => null,
  warm: async () => undefined,
  close: async () => undefined,
}

class RenderFailure extends Error {}

function renderIn(
  worker: Worker,
  { query, ask }: Pick<PageToRender, 'query' | 'ask'>,
): Promise<RenderedPage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage | null>()
  const send = (message: ToWorker) => worker.postMessage(message)
  const onMessage = (message: FromWorker) => {
    if ('page' in message) resolve(message.page)
    else if ('failure' in message) reject(new RenderFailure(message.failure))
    else ask(message.question).then((answer) => send({ number: message.number, answer }), reject)
  }
  const died = () => reject(new Error('The renderer ended.'))
  worker.on('message', onMessage).once('error', reject).once('exit', died)
  send({ query })
  return promise.finally(() => worker.off('message', onMessage).off('error', reject).off('exit', died))
}

/** Creates a renderer in its own thread, started on first use and restarted after a failure. */
export function createRenderer(options: RendererOptions): PageRenderer {
  const { bundle, build, store, log, timeoutMs = defaultTimeoutMs } = options
  if (!existsSync(bundle)) return noRenderer
  let worker: Worker | null = null
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  let logged = false

  function start(): Worker {
    const workerData = { bundle: pathToFileURL(bundle).href, build, store }
    const made = new Worker(new URL('./renderer.worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb },
    })
    made.unref()
    // A worker that dies between two pages is replaced at the next one.
    made.on('error', () => undefined).once('exit', () => worker === made && end())
    return made
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  /** Logs only the first failure: a page that fails once usually fails every time. */
  async function failed(error: unknown): Promise<null> {
    if (!logged)
      log.error({ err: error }, 'A page could not be rendered on the server; browsers will render it.')
    logged = true
    if (!(error instanceof RenderFailure)) await end()
    return null
  }

  async function renderNow(query: string, ask: Ask): Promise<RenderedPage | null> {
    worker ??= start()
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`Rendering took over ${timeoutMs} ms.`)), timeoutMs)
    return Promise.race([renderIn(worker, { query, ask }), tooLate])
      .catch(failed)
      .finally(() => clearTimeout(timer))
  }

  const renderer: PageRenderer = {
    async render(query, ask) {
      if (waiting >= maxWaiting) return null
      waiting += 1
      const nextTurn = turn
        .then(() => renderNow(query, ask))
        .finally(() => {
          waiting -= 1
        })
      turn = nextTurn
      return nextTurn
    },
    async warm() {
      await renderer.render('', async () => ({ status: 503, body: '' }))
    },
    close: end,
  }
  return renderer
}
