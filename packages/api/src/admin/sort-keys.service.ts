import { fillSortKeys } from '@mullion/db/admin/sort-keys.repository'
import type { Database } from '@mullion/db/database'

/** Rows per transaction: few enough that others hardly wait. */
const rowsPerTransaction = 200

/** Completes names from before their sort keys were stored; new names are stored with theirs. */
export function createSortKeysService({ db }: { readonly db: Database }) {
  return {
    async fill(): Promise<void> {
      while ((await db.transaction((tx) => fillSortKeys(tx, rowsPerTransaction))) > 0);
    },
  }
}
