import { createHash } from 'node:crypto'
import {
  addErrorGroups,
  type ErrorGroupRow,
  listErrorGroups,
  markErrorGroup,
} from '@mullion/db/analytics/error-groups.repository'
import type { Database } from '@mullion/db/database'
import { type Actor, limitKeyOf, type Member } from '@mullion/domain/accounts/actor'
import {
  type ErrorGroup,
  type ErrorGroupsInput,
  errorGroupMissing,
  type MarkErrorGroupInput,
  messageWithoutValues,
} from '@mullion/domain/analytics/error-groups'
import {
  maxPageErrorGroups,
  type PageErrorInput,
  placeOfFrame,
  stackText,
} from '@mullion/domain/analytics/page-errors'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'

export type ErrorGroupsService = ReturnType<typeof createErrorGroupsService>

export interface ErrorGroupsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
}

const viewGroup = ({ firstAt, lastAt, resolvedAt, ...group }: ErrorGroupRow): ErrorGroup => ({
  ...group,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
})

/** What went wrong in the store, by cause, for those who mend it. */
export function createErrorGroupsService({ db, clock, limits }: ErrorGroupsDeps) {
  return {
    /**
     * Adds an error that a browser reports. Anyone may say anything here, so its values are taken out again, and it
     * displaces no error of a server. Throws `limited` after too many from one IP address, or in all.
     */
    async reportPageError(actor: Actor, input: PageErrorInput): Promise<void> {
      await limits.consume('page-error', limitKeyOf(actor))
      await limits.consume('page-errors-in-all', 'store')
      const at = clock()
      const { kind, name, frames, release } = input
      const [first] = frames
      const cause = {
        type: name,
        place: first ? placeOfFrame(first) : null,
        message: messageWithoutValues(input.message),
      }
      const seen = {
        ...cause,
        id: createHash('sha256')
          .update(JSON.stringify(['browser', ...Object.values(cause)]))
          .digest('base64url')
          .slice(0, 22),
        // A part of the page that was replaced by a notice is what the user saw.
        severity: kind === 'boundary' ? ('critical' as const) : ('error' as const),
        ...{ count: 1, firstAt: at, lastAt: at, release, requestId: null, traceId: null },
        stack: stackText(frames),
      }
      await db.transaction((tx) => addErrorGroups(tx, [seen], { inBrowser: true, most: maxPageErrorGroups }))
    },

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
