// Thread that reads and applies imports. It has its own database connection, so neither its work nor its transactions
// block the server's event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { createImportService } from '@mullion/api/imports/import.service'
import { withWebhooks } from '@mullion/api/webhooks/webhook-queue'
import { openDatabase } from '@mullion/db/open'
import { AppError } from '@mullion/domain/error'
import { createPartImages } from '@mullion/integrations/files/part-images'
import { openFileStores } from '../ports/file-stores.ts'
import { openStoreClock } from '../store-clock.ts'
import type { FromThread, ThreadStore, ToThread } from './import-worker.ts'

const port = parentPort
if (!port) throw new Error('This file is the body of a thread.')
const store: ThreadStore = workerData
const db = await openDatabase(store.databaseUrl)
// The server itself warns of a wrong clock.
const clock = await openStoreClock(db, { warn: () => undefined })
const images = createPartImages({ store: openFileStores(store.files)('images') })
const imports = createImportService({ db: withWebhooks(db), images, clock })

type Piece = Extract<ToThread, { type: 'piece' }>
const waiting = new Map<number, (piece: Piece) => void>()
const answer = (message: FromThread) => port.postMessage(message)

/** Streams a job's file; requests the next piece after reading the previous one. */
async function* piecesOf(job: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = await new Promise<Piece>((resolve) => {
      waiting.set(job, resolve)
      answer({ type: 'more', job })
    })
    waiting.delete(job)
    if (piece.failed)
      throw new AppError('invalid', piece.failed.code, piece.failed.message, piece.failed.details)
    if (!piece.bytes) return
    yield piece.bytes
  }
}

async function run({ job, step, importId }: Extract<ToThread, { type: 'job' }>): Promise<void> {
  try {
    const result =
      step === 'stage' ? await imports.stage(importId, piecesOf(job)) : await imports[step](importId)
    answer({ type: 'done', job, result })
  } catch (error) {
    const { kind, code, message, details } =
      error instanceof AppError ? error : { ...unforeseen, message: String(error) }
    answer({ type: 'failed', job, error: { kind, code, message, details } })
  }
}

const unforeseen = { kind: 'unavailable', code: '', details: {} } as const

port.on('message', (message: ToThread) => {
  if (message.type === 'job') void run(message)
  else if (message.type === 'piece') waiting.get(message.job)?.(message)
  else {
    clock.stop()
    void db.close().then(() => port.close())
  }
})
