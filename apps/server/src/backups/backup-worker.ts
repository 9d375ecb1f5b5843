import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Log } from '@mullion/api/log'
import type { Services } from '@mullion/api/services'
import type { BackupReport } from './create.ts'
import type { BackupPlan } from './place.ts'
import type { VerifyReport } from './verify.ts'

export interface BackupThreadData {
  readonly plan: BackupPlan
  /** When a backup was last verified, in ms; null for never. */
  readonly verifiedAt: number | null
}

export type ToBackupThread = { readonly type: 'end' } | { readonly type: 'claimed'; readonly isOurs: boolean }

export type FromBackupThread =
  | { readonly type: 'created'; readonly report: BackupReport }
  | { readonly type: 'verified'; readonly report: VerifyReport }
  | { readonly type: 'failed'; readonly reason: string }
  /** What was committed before this is in the vault. */
  | { readonly type: 'sent'; readonly at: Date }
  /** Asks whether this server makes the next backup. */
  | { readonly type: 'claim' }

export interface BackupThreadDeps {
  readonly plan: BackupPlan
  readonly backups: Services['backups']
  readonly log: Log
}

const restartMs = 30_000
/** How long a stopping server waits for the rest of the log to be sent. */
const maxEndMs = 2500

/** Makes backups in a thread while the server runs; a thread that fails is started again. */
export function startBackups({ plan, backups, log }: BackupThreadDeps) {
  let thread: Worker | null = null
  let isClosed = false
  let again: NodeJS.Timeout | undefined

  async function hear(message: FromBackupThread): Promise<void> {
    if (message.type === 'sent') return backups.noteLogSent(message.at)
    if (message.type === 'claim') {
      const isOurs = await backups.claim(plan.everyMs)
      return thread?.postMessage({ type: 'claimed', isOurs } satisfies ToBackupThread)
    }
    if (message.type === 'failed') {
      log.error(
        { reason: message.reason },
        'A backup failed. It is tried again; the same failure is not logged again before a success.',
      )
      return backups.noteFailed(message.reason)
    }
    const { report } = message
    log.info({ report }, message.type === 'created' ? 'A backup was made.' : 'A backup was verified.')
    if (message.type === 'created') return backups.noteCreated(message.report)
    return backups.noteVerified(message.report)
  }

  async function start(): Promise<void> {
    const { verified } = await backups.state()
    if (isClosed) return
    const verifiedAt = verified ? new Date(verified.at).getTime() : null
    const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), {
      workerData: { plan, verifiedAt } satisfies BackupThreadData,
    })
    thread = worker
    worker.on('message', (message: FromBackupThread) => {
      hear(message).catch((error) => {
        if (!isClosed) log.error({ err: error }, 'The state of the backups was not stored.')
      })
    })
    worker.on('error', (error) => log.error({ err: error }, 'The thread of the backups failed.'))
    worker.on('exit', () => {
      thread = null
      if (!isClosed) again = setTimeout(begin, restartMs).unref()
    })
  }

  function begin(): void {
    start().catch((error) => log.error({ err: error }, 'The backups could not start.'))
  }

  begin()
  return {
    /** Sends the rest of the log, once the database is closed, and ends. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(again)
      const worker = thread
      if (!worker) return
      const ended = once(worker, 'exit')
      worker.postMessage({ type: 'end' } satisfies ToBackupThread)
      const late = setTimeout(() => void worker.terminate(), maxEndMs)
      await ended
      clearTimeout(late)
    },
  }
}
