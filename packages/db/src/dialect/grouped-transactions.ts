import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import type { WaitListener } from '../database.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/**
 * Pauses between attempts to get the lock; the last one repeats. An import leaves longer gaps between its
 * transactions.
 */
const lockPausesMs = [1, 2, 5, 10, 20]
/** Maximum transactions per group; after a group, requests and reads get their turn. */
const maxInGroup = 32

interface Waiting {
  readonly work: () => Promise<unknown>
  readonly giveUpAt: number
  readonly queuedAt: number
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

interface GroupedOptions {
  readonly lockWaitMs: number
  readonly onWait?: WaitListener | undefined
}

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY')

/**
 * Runs the transactions of a connection one after another. Those that queue up while one runs share a commit, because
 * each commit waits for the disk: every transaction is a savepoint that fails alone, and none resolves before all are
 * on disk.
 */
export function groupedTransactions(connection: Sqlite.Database, { lockWaitMs, onWait }: GroupedOptions) {
  const statement = (text: string) => connection.prepare(text)
  const [begin, commit, rollback] = [statement('BEGIN IMMEDIATE'), statement('COMMIT'), statement('ROLLBACK')]
  const [mark, release, undo] = [
    statement('SAVEPOINT one'),
    statement('RELEASE one'),
    statement('ROLLBACK TO one'),
  ]
  const waiting: Waiting[] = []
  let running: Promise<void> | null = null

  /**
   * Waits for the write lock with timers, because the driver's own wait would block this process. Rejects transactions
   * that have waited too long.
   */
  async function takeLock(group: Waiting[]): Promise<boolean> {
    for (let look = 0; ; look++) {
      try {
        begin.run()
        return true
      } catch (error) {
        const late = isBusy(error)
          ? group.filter(({ giveUpAt }) => performance.now() >= giveUpAt)
          : [...group]
        for (const each of late) {
          each.reject(isBusy(error) ? new DatabaseUnavailable(error) : error)
          group.splice(group.indexOf(each), 1)
        }
        if (group.length === 0) return false
        await sleep(lockPausesMs[Math.min(look, lockPausesMs.length - 1)])
      }
    }
  }

  /** Runs one transaction of a group; throws only if the database aborted the whole group. */
  async function runOne(one: Waiting): Promise<() => void> {
    mark.run()
    try {
      const result = await one.work()
      release.run()
      return () => one.resolve(result)
    } catch (error) {
      if (!connection.inTransaction) throw error
      undo.run()
      release.run()
      return () => one.reject(error)
    }
  }

  async function runGroup(group: Waiting[]): Promise<void> {
    if (!(await takeLock(group))) return
    if (onWait) for (const { queuedAt } of group) onWait(performance.now() - queuedAt)
    const answers: (() => void)[] = []
    try {
      for (const one of group) answers.push(await runOne(one))
      commit.run()
    } catch (error) {
      if (connection.inTransaction) rollback.run()
      for (const { reject } of group) reject(error)
      return
    }
    for (const answer of answers) answer()
  }

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      // Lets callers about to start a transaction join the group.
      await nextTurn()
      await runGroup(waiting.splice(0, maxInGroup))
    }
    running = null
  }

  return {
    /** Queues work as a transaction; resolves once it is on disk. */
    run<T>(work: () => Promise<T>): Promise<T> {
      // Preserves the caller's async context, such as being in a transaction, while it runs in a group.
      const asCaller = AsyncLocalStorage.snapshot()
      return new Promise<T>((resolve, reject) => {
        waiting.push({
          work: () => asCaller(work),
          giveUpAt: performance.now() + lockWaitMs,
          queuedAt: performance.now(),
          resolve: (result) => resolve(result as T),
          reject,
        })
        running ??= runAll()
      })
    },

    waiting: () => waiting.length,

    /** Resolves once all transactions so far have ended. */
    ended: async () => {
      await running
    },
  }
}
