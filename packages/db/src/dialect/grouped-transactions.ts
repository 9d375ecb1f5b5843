import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** Pauses between looks at a lock, the last one again and again; an import leaves longer gaps between its transactions. */
const lockPausesMs = [1, 2, 5, 10, 20]
/** After so many, requests and reads get their turn before the next ones. */
const mostInGroup = 32

interface Waiting {
  readonly work: () => Promise<unknown>
  readonly giveUpAt: number
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY')

/**
 * Transactions of one connection, one after the other. Those that wait while another one runs share one commit, because a
 * commit waits for the disk: each is a savepoint, which fails alone, and none is answered before the disk has all of them.
 */
export function groupedTransactions(connection: Sqlite.Database, lockWaitMs: number) {
  const statement = (text: string) => connection.prepare(text)
  const [begin, commit, rollback] = [statement('BEGIN IMMEDIATE'), statement('COMMIT'), statement('ROLLBACK')]
  const [mark, keep, undo] = [
    statement('SAVEPOINT one'),
    statement('RELEASE one'),
    statement('ROLLBACK TO one'),
  ]
  const waiting: Waiting[] = []
  let running: Promise<void> | null = null

  /**
   * Takes the write lock, and waits for it in timers: the driver would wait for another process by stopping this one.
   * What has waited too long is refused.
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

  /** Runs one of a group; throws only when the database has given up the whole transaction. */
  async function runOne(one: Waiting): Promise<() => void> {
    mark.run()
    try {
      const result = await one.work()
      keep.run()
      return () => one.resolve(result)
    } catch (error) {
      if (!connection.inTransaction) throw error
      undo.run()
      keep.run()
      return () => one.reject(error)
    }
  }

  async function runGroup(group: Waiting[]): Promise<void> {
    if (!(await takeLock(group))) return
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
      // Whoever is about to ask for a transaction gets into the group.
      await nextTurn()
      await runGroup(waiting.splice(0, mostInGroup))
    }
    running = null
  }

  return {
    /** Runs work as a transaction when its turn comes; resolves once it is on the disk. */
    run<T>(work: () => Promise<T>): Promise<T> {
      // Whatever work knows of its caller, such as that it is in a transaction, it knows in a group too.
      const asCaller = AsyncLocalStorage.snapshot()
      return new Promise<T>((resolve, reject) => {
        waiting.push({
          work: () => asCaller(work),
          giveUpAt: performance.now() + lockWaitMs,
          resolve: (result) => resolve(result as T),
          reject,
        })
        running ??= runAll()
      })
    },

    /** Resolves when every transaction so far has ended. */
    ended: async () => {
      await running
    },
  }
}
