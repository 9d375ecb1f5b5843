import { markPart } from '@mullion/db/catalog/part-mark.repository'
import type { Store } from '@mullion/db/store'
import type { Member } from '@mullion/domain/accounts/actor'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { viewInternalPart } from '../catalog/part-view.ts'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'

export type PartAdminService = ReturnType<typeof createPartAdminService>

/** What administrators do with parts. */
export function createPartAdminService({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Says of a part whether it is proprietary; answers it as it is stored. Throws `missing` when there is none. */
    markProprietary(
      actor: Member,
      { partId, proprietary }: { readonly partId: number; readonly proprietary: boolean },
    ): Promise<InternalPart> {
      const now = clock()
      return store.transaction(async (tx) => {
        const row = await markPart(tx, partId, { proprietary, now })
        if (!row) throw partMissing(partId)
        await audit(tx, actor, {
          action: 'part_marked',
          subject: `part:${partId}`,
          companyId: null,
          details: { proprietary },
          at: now,
        })
        return viewInternalPart(row, actor)
      })
    },
  }
}
