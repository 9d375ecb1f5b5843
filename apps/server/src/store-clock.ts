import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'

/** A clock that differs less is as good as the database's, which answers a little late. */
const tolerableMs = 1000
/** An answer that took longer says too little about the time. */
const maxAnswerMs = 500
const everyMs = 10_000

export interface StoreClock {
  (): Date
  stop(): void
}

/**
 * Returns the clock of a store: this machine's, put right by the database server's where they differ. Leases and due
 * times are compared between servers, so one whose clock is wrong would take over what others are working on. SQLite has
 * this machine's clock.
 */
export async function openStoreClock(db: Pick<Database, 'now'>, log: Pick<Log, 'warn'>): Promise<StoreClock> {
  let aheadMs = 0

  async function compare(): Promise<void> {
    const [askedAt, began] = [Date.now(), performance.now()]
    const theirs = await db.now()
    const tookMs = performance.now() - began
    if (tookMs > maxAnswerMs) return
    const measured = askedAt + tookMs / 2 - theirs.getTime()
    const next = Math.abs(measured) < tolerableMs ? 0 : Math.round(measured)
    const isNew = Math.abs(next - aheadMs) > tolerableMs
    aheadMs = next
    if (isNew) {
      log.warn(
        { seconds: Math.round(next / 1000) },
        'The clock of this machine is put right by the database server’s. Set it by a time server.',
      )
    }
  }

  await compare()
  // A database that does not answer is reported by whoever needs it.
  const timer = setInterval(() => void compare().catch(() => undefined), everyMs).unref()
  return Object.assign(() => new Date(Date.now() - aheadMs), { stop: () => clearInterval(timer) })
}
