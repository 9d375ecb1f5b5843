// Renders pages in a separate thread, so that other requests do not wait. One page at a time; see renderer.ts.
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Question, RenderedPage, RenderPage } from '@mullion/domain/rendered-page'
import type { StoreInfo } from '@mullion/domain/store-info'

export type ToWorker = { readonly query: string } | { readonly number: number; readonly answer: Answer }
export type FromWorker =
  | { readonly number: number; readonly question: Question }
  | { readonly page: RenderedPage | null }
  | { readonly failure: string }

interface Drawing {
  readonly bundle: string
  readonly build: string | null
  readonly store: StoreInfo
}

const { bundle, build, store } = workerData as Drawing
const client = (await import(bundle)) as { readonly renderPage: RenderPage; readonly build?: string }
const open = new Map<number, (answer: Answer) => void>()
let nextNumber = 0

const post = (message: FromWorker) => parentPort?.postMessage(message)

function ask(question: Question): Promise<Answer> {
  const number = nextNumber++
  post({ number, question })
  return new Promise((resolve) => open.set(number, resolve))
}

async function render(query: string): Promise<void> {
  try {
    if ((client.build ?? null) !== build)
      throw new Error(
        'The builds of the web client for browsers and for the server do not match. Build both.',
      )
    post({ page: await client.renderPage({ query, store, ask }) })
  } catch (error) {
    post({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    open.clear()
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('query' in message) void render(message.query)
  else open.get(message.number)?.(message.answer)
})
