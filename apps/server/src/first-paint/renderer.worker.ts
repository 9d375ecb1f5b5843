// Draws pages beside the server, so that no other request waits for it. One page at a time; see renderer.ts.
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, DrawnPage, DrawPage, Question } from '@mullion/domain/drawn-page'
import type { StoreInfo } from '@mullion/domain/store-info'

/** What the renderer asks for, and what it answers to the page's questions. */
export type ToWorker = { readonly query: string } | { readonly number: number; readonly answer: Answer }
/** What the page asks, and what has come of it. */
export type FromWorker =
  | { readonly number: number; readonly question: Question }
  | { readonly page: DrawnPage | null }
  | { readonly failure: string }

const { bundle, store } = workerData as { readonly bundle: string; readonly store: StoreInfo }
const { drawPage } = (await import(bundle)) as { readonly drawPage: DrawPage }
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
    tell({ page: await drawPage({ query, store, ask }) })
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
