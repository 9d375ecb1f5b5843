import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Runs the work as the one transaction of its call chain; a transaction within a transaction throws. */
export function once<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('A transaction was opened inside a transaction.')
  return inside.run(true, work)
}

/** Fails within a transaction: what it and those before it have written is not there for readers yet. */
export function refuseInside(): void {
  if (inside.getStore()) throw new Error('A transaction read what readers see, not what it sees itself.')
}

/**
 * Fails when the work waits on anything but the database. SQLite answers without leaving the microtask queue, so a
 * timer that got its turn means that the work waited for something else while it held the only writer.
 */
export async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  let waited = false
  const watch = setImmediate(() => {
    waited = true
  })
  try {
    const result = await work()
    if (waited) throw new Error('A transaction waited on something other than the database.')
    return result
  } finally {
    clearImmediate(watch)
  }
}
