import {
  type ErrorGroupRow,
  listErrorGroups,
  markErrorGroup,
} from '@mullion/db/analytics/error-groups.repository'
import type { Database } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type ErrorGroup,
  type ErrorGroupsInput,
  errorGroupMissing,
  type MarkErrorGroupInput,
} from '@mullion/domain/analytics/error-groups'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'

export type ErrorGroupsService = ReturnType<typeof createErrorGroupsService>

const viewGroup = ({ firstAt, lastAt, resolvedAt, ...group }: ErrorGroupRow): ErrorGroup => ({
  ...group,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
})

/** What went wrong in the store, by cause, for those who mend it. */
export function createErrorGroupsService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async list({ isResolved }: ErrorGroupsInput): Promise<ErrorGroup[]> {
      return (await listErrorGroups(db.read, isResolved)).map(viewGroup)
    },

    /** Marks a group as resolved, until it happens again, or as open. Throws `missing` if it is marked so already. */
    async mark(actor: Member, { id, isResolved }: MarkErrorGroupInput): Promise<void> {
      const at = clock()
      await db.transaction(async (tx) => {
        const row = await markErrorGroup(tx, id, isResolved ? at : null)
        if (!row) throw errorGroupMissing()
        const { type, place, count } = row
        const action = isResolved ? 'error_resolved' : 'error_reopened'
        await audit(tx, actor, { action, subject: `error:${id}`, details: { type, place, count }, at })
      })
    },
  }
}
