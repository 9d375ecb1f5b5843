import { availableParallelism } from 'node:os'
import { tooManyAtOnce } from '@mullion/domain/security/rate-limit'

/** Leaves one CPU free, and most of the threads that files, images and the ledger also need. */
const maxConcurrent = Math.max(1, Math.min(2, availableParallelism() - 1))
/** About ten seconds of hashing. */
const maxWaiting = 100

/**
 * Returns a queue that hashes a few passwords at a time and holds a limited number waiting; throws `limited` beyond
 * that.
 */
export function createHashingQueue({ atOnce = maxConcurrent, waitingMost = maxWaiting } = {}) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw tooManyAtOnce()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
