import { serviceUnavailable } from '@mullion/domain/error'
import { FairQueue } from '@mullion/domain/fair-queue'
import { tooManyAtOnce } from '@mullion/domain/security/rate-limit'

export interface TurnOptions {
  /** How long calls may block the event loop before it gets its turn. */
  readonly sliceMs?: number
  readonly maxWaiting?: number
  readonly maxFromOne?: number
  /** A call that has waited longer than this is not started. */
  readonly maxWaitMs?: number
}

export type Turns = ReturnType<typeof createTurns>

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Resolves when the microtasks are done: by then each started call has ended, or waits for something else. */
const afterMicrotasks = () => new Promise<void>((resolve) => process.nextTick(resolve))

/**
 * Runs calls one after another for a slice of each round of the event loop, rotating between IP addresses. SQLite
 * answers without leaving the microtask queue, so a batch would otherwise block everything until its last call is done.
 * A call that waits for something else, such as a gateway or PostgreSQL, blocks no one.
 */
export function createTurns(options: TurnOptions = {}) {
  const { sliceMs = 15, maxWaiting = 2000, maxFromOne = 200, maxWaitMs = 10_000 } = options
  const waiting = new FairQueue<() => Promise<unknown>>()
  let roundAt: number | null = null
  /** Calls that may still be running in the microtasks of this round. */
  const running = new Set<() => Promise<unknown>>()
  let serving = false

  function sliceLeft(): boolean {
    if (roundAt === null) {
      roundAt = performance.now()
      setImmediate(() => {
        roundAt = null
        running.clear()
      })
    }
    return performance.now() - roundAt < sliceMs
  }

  async function start<T>(work: () => Promise<T>): Promise<T> {
    running.add(work)
    try {
      return await work()
    } finally {
      running.delete(work)
    }
  }

  async function serve(): Promise<void> {
    serving = true
    while (waiting.size > 0) {
      while (!sliceLeft() || running.size > 0) await nextRound()
      void waiting.next()?.()
      await afterMicrotasks()
      running.clear()
    }
    serving = false
  }

  function queue<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (waiting.sizeOf(key) >= maxFromOne) throw tooManyAtOnce()
    if (waiting.size >= maxWaiting) throw serviceUnavailable()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const since = performance.now()
    waiting.add(key, async () => {
      const late = performance.now() - since > maxWaitMs
      await (late ? Promise.reject(serviceUnavailable()) : start(work)).then(resolve, reject)
    })
    if (!serving) void serve()
    return promise
  }

  return {
    /**
     * Called between the lookups of a long call: continues at once while its slice lasts, else in a later round of the
     * event loop, after calls that have waited longer.
     */
    async rest(key: string): Promise<void> {
      if (sliceLeft()) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.add(key, async () => resolve())
      if (!serving) void serve()
      return promise
    },
    /**
     * Runs a call at once if none is waiting, or when its turn comes; throws when too many wait, or when it waited too
     * long.
     */
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      return sliceLeft() && running.size === 0 && waiting.size === 0 ? start(work) : queue(key, work)
    },
  }
}
