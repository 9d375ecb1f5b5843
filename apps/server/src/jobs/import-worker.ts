import { Worker } from 'node:worker_threads'
import type { ImportWorker } from '@mullion/api/imports/import-admin.service'
import { AppError, type ErrorKind, serviceUnavailable } from '@mullion/domain/error'
import type { FilePlace } from '../ports/file-stores.ts'

interface SentError {
  readonly kind: ErrorKind
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

/** What the thread opens for itself. */
export interface ThreadStore {
  readonly databaseUrl: string
  readonly files: FilePlace
}

/** Messages to the thread: a job, a piece of its file (none after the last), or end. */
export type ToThread =
  | {
      readonly type: 'job'
      readonly job: number
      readonly step: 'stage' | 'work' | 'discard'
      readonly importId: number
    }
  | {
      readonly type: 'piece'
      readonly job: number
      readonly bytes: Uint8Array | null
      readonly failed?: SentError
    }
  | { readonly type: 'end' }

export type FromThread =
  | { readonly type: 'more'; readonly job: number }
  | { readonly type: 'done'; readonly job: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly job: number; readonly error: SentError }

interface Job {
  readonly pieces: AsyncIterator<string | Uint8Array> | null
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

const interrupted = (error: unknown): SentError => ({
  kind: 'invalid',
  code: error instanceof AppError ? error.code : 'admin.import_interrupted',
  message: error instanceof AppError ? error.message : 'The file didn’t upload completely. Send it again.',
  details: error instanceof AppError ? error.details : {},
})

/**
 * Runs imports in a thread with its own connection. SQLite is synchronous: a page of 500 rows takes about 50 ms and
 * applying 100,000 rows a second or two, which would block other requests. The thread starts with the first job and
 * ends when it has none.
 */
export function createImportThread(store: ThreadStore): ImportWorker & { close(): Promise<void> } {
  const jobs = new Map<number, Job>()
  let thread: Worker | null = null
  let lastJob = 0

  async function sendPiece(worker: Worker, job: number): Promise<void> {
    const send = (message: ToThread) => worker.postMessage(message)
    try {
      const next = await jobs.get(job)?.pieces?.next()
      const bytes = !next || next.done ? null : Uint8Array.from(Buffer.from(next.value))
      send({ type: 'piece', job, bytes })
    } catch (error) {
      send({ type: 'piece', job, bytes: null, failed: interrupted(error) })
    }
  }

  function settle(worker: Worker, message: Exclude<FromThread, { type: 'more' }>): void {
    const job = jobs.get(message.job)
    jobs.delete(message.job)
    if (message.type === 'done') job?.resolve(message.result)
    else {
      const { kind, code, message: text, details } = message.error
      job?.reject(code ? new AppError(kind, code, text, details) : new Error(text))
    }
    if (jobs.size > 0) return
    thread = null
    worker.postMessage({ type: 'end' } satisfies ToThread)
  }

  function start(): Worker {
    const worker = new Worker(new URL('./import-thread.ts', import.meta.url), {
      workerData: store,
      env: { ...process.env, DATABASE_URL: store.databaseUrl },
    })
    worker.on('message', (message: FromThread) => {
      if (message.type === 'more') void sendPiece(worker, message.job)
      else settle(worker, message)
    })
    const lost = () => {
      if (thread !== worker) return
      thread = null
      for (const [id, job] of jobs) {
        jobs.delete(id)
        job.reject(serviceUnavailable())
      }
    }
    worker.on('error', lost)
    worker.on('exit', lost)
    return worker
  }

  function run(step: 'stage' | 'work' | 'discard', importId: number, pieces: Job['pieces'] = null) {
    const job = ++lastJob
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    jobs.set(job, { pieces, resolve, reject })
    thread ??= start()
    thread.postMessage({ type: 'job', job, step, importId } satisfies ToThread)
    return promise
  }

  return {
    stage(importId, source) {
      if (typeof source === 'string') throw new TypeError('A file comes in pieces.')
      return run('stage', importId, source[Symbol.asyncIterator]()) as ReturnType<ImportWorker['stage']>
    },
    work: (importId) => run('work', importId) as Promise<void>,
    discard: (importId) => run('discard', importId) as Promise<void>,
    async close() {
      await thread?.terminate()
    },
  }
}
