import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Runs the work as the only transaction of its call chain; a nested transaction throws. */
export function once<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('A transaction was opened inside a transaction.')
  return inside.run(true, work)
}

/** Throws inside a transaction, because readers outside see neither its writes nor those queued before it. */
export function assertOutsideTransaction(): void {
  if (inside.getStore())
    throw new Error('A query inside a transaction used the read connection instead of the transaction.')
}

/**
 * Throws if the work awaits anything but the database. SQLite answers without leaving the microtask queue, so a timer
 * that fires means that the work awaited something else while holding the only writer.
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
