// Renders pages in a separate thread, so that other requests do not wait. One page at a time; see renderer.ts.
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, DrawnPage, DrawPage, Question } from '@mullion/domain/drawn-page'
import type { StoreInfo } from '@mullion/domain/store-info'

/** A render request, or the answer to one of the page's queries. */
export type ToWorker = { readonly query: string } | { readonly number: number; readonly answer: Answer }
/** A query of the page, or the result of rendering. */
export type FromWorker =
  | { readonly number: number; readonly question: Question }
  | { readonly page: DrawnPage | null }
  | { readonly failure: string }

interface Drawing {
  readonly bundle: string
  readonly build: string | null
  readonly store: StoreInfo
}

const { bundle, build, store } = workerData as Drawing
const client = (await import(bundle)) as { readonly drawPage: DrawPage; readonly build?: string }
const open = new Map<number, (answer: Answer) => void>()
let asked = 0

const tell = (message: FromWorker) => parentPort?.postMessage(message)

function ask(question: Question): Promise<Answer> {
  const number = asked++
  tell({ number, question })
  return new Promise((resolve) => open.set(number, resolve))
}

async function draw(query: string): Promise<void> {
  try {
    if ((client.build ?? null) !== build)
      throw new Error(
        'The builds of the web client for browsers and for the server do not match. Build both.',
      )
    tell({ page: await client.drawPage({ query, store, ask }) })
  } catch (error) {
    tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  } finally {
    open.clear()
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('query' in message) void draw(message.query)
  else open.get(message.number)?.(message.answer)
})
