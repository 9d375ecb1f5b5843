import { and, count, eq, gt, like, lt } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { sharedFacts } from './security.tables.ts'
import { replaceFact } from './shared-fact.repository.ts'

const prefix = 'running-server:'
/** A server that is away longer no longer counts as running. */
const forgetMs = 24 * 3_600_000

// Instants in ISO format are in order as texts.
const textOf = (at: Date) => at.toISOString()

/** Notes that a server runs. */
export async function noteRunning(tx: Writer, id: string, at: Date): Promise<void> {
  await replaceFact(tx, prefix + id, textOf(at))
  const before = textOf(new Date(at.getTime() - forgetMs))
  await tx.delete(sharedFacts).where(and(like(sharedFacts.name, `${prefix}%`), lt(sharedFacts.value, before)))
}

/** Notes that a server has stopped. */
export async function noteStopped(tx: Writer, id: string): Promise<void> {
  await tx.delete(sharedFacts).where(eq(sharedFacts.name, prefix + id))
}

/** Counts the servers that were noted after an instant. */
export async function countRunning(db: Reader, after: Date): Promise<number> {
  const [row] = await db
    .select({ servers: count() })
    .from(sharedFacts)
    .where(and(like(sharedFacts.name, `${prefix}%`), gt(sharedFacts.value, textOf(after))))
  return row?.servers ?? 0
}
