import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'

/** A clock that differs less is as good as the database's, which answers a little late. */
const tolerableMs = 1000
/** An answer that took longer says too little about the time. */
const maxAnswerMs = 500
const everyMs = 10_000
const turnsAtStart = 3

const putRight = 'The clock of this machine is put right by the database server’s. Set it by a time server.'
const rightAgain = 'The clock of this machine agrees with the database server’s again.'

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

  async function measure() {
    const [askedAt, began] = [Date.now(), performance.now()]
    const theirs = await db.now()
    const tookMs = performance.now() - began
    return { measuredMs: askedAt + tookMs / 2 - theirs.getTime(), tookMs }
  }

  function adopt(measuredMs: number): void {
    const next = Math.abs(measuredMs) < tolerableMs ? 0 : Math.round(measuredMs)
    const isNew = Math.abs(next - aheadMs) > tolerableMs
    aheadMs = next
    if (!isNew) return
    log.warn({ seconds: Math.round(next / 1000) }, next === 0 ? rightAgain : putRight)
  }

  /** The first answer also opens a connection; of slow ones, the quickest says most. */
  async function compareAtStart(): Promise<void> {
    let best = await measure()
    for (let turn = 1; turn < turnsAtStart && best.tookMs > maxAnswerMs; turn += 1) {
      const next = await measure()
      if (next.tookMs < best.tookMs) best = next
    }
    adopt(best.measuredMs)
  }

  async function compare(): Promise<void> {
    const { measuredMs, tookMs } = await measure()
    if (tookMs <= maxAnswerMs) adopt(measuredMs)
  }

  await compareAtStart()
  // A database that does not answer is reported by whoever needs it.
  const timer = setInterval(() => void compare().catch(() => undefined), everyMs).unref()
  return Object.assign(() => new Date(Date.now() - aheadMs), { stop: () => clearInterval(timer) })
}
