import {
  listCompaniesWithoutUsers,
  listEmptySearches,
  listPartsNeverOrdered,
  listPartsWithoutImage,
} from '@mullion/db/admin/insight.repository'
import type { Database } from '@mullion/db/database'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { insightDays, insightLength, type StaffInsight } from '@mullion/domain/admin/insight'
import type { Clock } from '../clock.ts'

const dayMs = 24 * 3_600_000

/** Catalog and account issues that staff may want to fix. */
export function createInsightService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** Returns searches that found nothing, parts without image or order, and companies without users. */
    async insight(): Promise<StaffInsight> {
      const since = new Date(clock().getTime() - insightDays * dayMs).toISOString().slice(0, 10)
      return {
        emptySearches: await listEmptySearches(db.read, since, insightLength),
        partsWithoutImages: await listPartsWithoutImage(db.read, insightLength),
        partsNeverOrdered: await listPartsNeverOrdered(db.read, insightLength),
        companiesWithoutUsers: await listCompaniesWithoutUsers(db.read, houseCompanyId, insightLength),
      }
    },
  }
}
