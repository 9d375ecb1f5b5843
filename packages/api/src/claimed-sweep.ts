import type { Database } from '@mullion/db/database'
import { findFact, takeFact } from '@mullion/db/security/shared-fact.repository'
import type { Clock } from './clock.ts'

interface Sweep {
  /** What the work is about, such as `po-documents`. */
  readonly name: string
  /** How long after the work began no other server begins one, in ms. */
  readonly everyMs: number
  run(): Promise<void>
}

/** Runs work on one server: not if a server of this store began it a short while ago. */
export async function claimedSweep(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { name, everyMs, run }: Sweep,
): Promise<void> {
  const fact = `sweep:${name}`
  const now = clock()
  const isMine = await db.transaction(async (tx) => {
    const before = await findFact(tx, fact)
    if (before !== null && now.getTime() - Date.parse(before) < everyMs) return false
    return takeFact(tx, fact, { before, value: now.toISOString() })
  })
  if (isMine) await run()
}
