import type { Writer } from './database.ts'

type Task = () => Promise<void>

const tasks = new WeakMap<Writer, Task[]>()

/** Adds work that a transaction does last, right before it commits. */
export function beforeCommit(tx: Writer, task: Task): void {
  const own = tasks.get(tx)
  if (!own) throw new Error('Work before the commit was added outside a transaction.')
  own.push(task)
}

/** Identifies a transaction; on SQLite, all of them share one writer. */
export function transactionOf(tx: Writer): object {
  const own = tasks.get(tx)
  if (!own) throw new Error('There is no transaction.')
  return own
}

/** Runs the work of a transaction, then what it left for the end. */
export async function withLastTasks<T>(tx: Writer, work: (tx: Writer) => Promise<T>): Promise<T> {
  const last: Task[] = []
  tasks.set(tx, last)
  try {
    const result = await work(tx)
    for (const task of last) await task()
    return result
  } finally {
    tasks.delete(tx)
  }
}
