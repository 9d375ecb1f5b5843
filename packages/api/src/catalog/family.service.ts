import { findPart } from '@mullion/db/catalog/catalog.repository'
import { listFamilyMembers } from '@mullion/db/catalog/family.repository'
import type { Database } from '@mullion/db/database'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { partMissing } from '@mullion/domain/catalog/catalog-errors'
import { minFamilySize } from '@mullion/domain/catalog/family'
import type { FamilyView } from '@mullion/domain/catalog/family-input'
import { priceRangeOf } from '@mullion/domain/catalog/family-price'
import { summarize } from '@mullion/domain/catalog/family-summary'
import { familyTable } from '@mullion/domain/catalog/family-table'
import { memberOf } from './family-summaries.ts'
import { viewPart } from './part-view.ts'

/** Families of parts, as their table shows them. */
export function createFamilyService({ db }: { readonly db: Database }) {
  return {
    /**
     * Returns the family of a part at the actor's own prices; null if it is in none. Throws `missing` when there is no
     * such part, or when it is obsolete and the actor is a customer.
     */
    async familyOf(actor: Actor, partId: number): Promise<FamilyView | null> {
      const withObsolete = may(actor, 'seeInternalParts')
      const part = await findPart(db.read, partId)
      if (!part || (part.obsolete && !withObsolete)) throw partMissing(partId)
      if (part.familyId !== part.familyKey) return null
      const rows = await listFamilyMembers(db.read, [part.familyId], { withObsolete })
      if (rows.length < minFamilySize) return null
      const members = rows.map(memberOf)
      const parts = rows.map((row) => viewPart(row, actor))
      const price = priceRangeOf(parts.map(({ priceCents }) => priceCents))
      return { ...summarize(members), ...familyTable(members), price, parts }
    },
  }
}
