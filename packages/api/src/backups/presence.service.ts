import { randomUUID } from 'node:crypto'
import type { Database } from '@mullion/db/database'
import { noteRunning, noteStopped } from '@mullion/db/security/running-servers.repository'
import type { Clock } from '../clock.ts'

/** Notes in the database that this server runs, for commands that must not work beside it. */
export function createPresenceService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const id = randomUUID()
  return {
    note: () => db.transaction((tx) => noteRunning(tx, id, clock())),
    noteStopped: () => db.transaction((tx) => noteStopped(tx, id)),
  }
}
