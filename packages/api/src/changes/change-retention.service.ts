import { removeSomeChanges } from '@mullion/db/changes/changes.repository'
import type { Database } from '@mullion/db/database'
import { changesKeptDays, maxChangesKept } from '@mullion/domain/changes/change'
import type { Clock } from '../clock.ts'

const removedAtOnce = 1000

/** Bounds the change feed. */
export function createChangeRetention({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** Removes changes after 90 days, and the oldest beyond two million. */
    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - changesKeptDays * 24 * 3_600_000)
      const bounds = { before, keep: maxChangesKept, limit: removedAtOnce }
      while ((await db.transaction((tx) => removeSomeChanges(tx, bounds))) === removedAtOnce);
    },
  }
}
