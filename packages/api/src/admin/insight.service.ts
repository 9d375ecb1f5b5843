import {
  listCompaniesWithoutUsers,
  listEmptySearches,
  listPartsNeverOrdered,
  listPartsWithoutImage,
} from '@mullion/db/admin/insight.repository'
import type { Store } from '@mullion/db/store'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { insightDays, insightLength, type StaffInsight } from '@mullion/domain/admin/insight'
import type { Clock } from '../clock.ts'

const dayMs = 24 * 3_600_000

/** Catalog and account issues that staff may want to fix. */
export function createInsightService({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
  return {
    /** Returns searches that found nothing, parts without image or order, and companies without users. */
    async insight(): Promise<StaffInsight> {
      const since = new Date(clock().getTime() - insightDays * dayMs).toISOString().slice(0, 10)
      return {
        emptySearches: await listEmptySearches(store.read, since, insightLength),
        partsWithoutImages: await listPartsWithoutImage(store.read, insightLength),
        partsNeverOrdered: await listPartsNeverOrdered(store.read, insightLength),
        companiesWithoutUsers: await listCompaniesWithoutUsers(store.read, houseCompanyId, insightLength),
      }
    },
  }
}
