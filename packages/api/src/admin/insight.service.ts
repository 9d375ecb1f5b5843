import {
  listCompaniesWithoutUsers,
  listEmptySearches,
  listPartsNeverOrdered,
  listPartsWithoutImage,
} from '@mullion/db/admin/insight.repository'
import type { Database } from '@mullion/db/database'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import {
  type CompaniesWithoutUsersInput,
  type EmptySearch,
  type EmptySearchesInput,
  insightDays,
  type NamedCompany,
  type NamedPart,
  type NeverOrderedInput,
  type PartsWithoutImagesInput,
} from '@mullion/domain/admin/insight'
import type { ListPage } from '@mullion/domain/list-input'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'

const dayMs = 24 * 3_600_000

export interface InsightDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/** Catalog and account issues that staff may want to fix, each as a list. */
export function createInsightService({ db, clock, storeInfo }: InsightDeps) {
  return {
    /** Returns searches that found nothing in the last days, most frequent first. */
    emptySearches(input: EmptySearchesInput): Promise<ListPage<EmptySearch>> {
      const from = new Date(clock().getTime() - insightDays * dayMs)
      const since = storeTime(from, storeInfo.timeZone).day
      return listPage(input, (listing) => listEmptySearches(db.read, since, listing))
    },

    /** Returns parts for sale without an image, or, on request, also those with only a shared drawing. */
    partsWithoutImages: ({ drawings, ...input }: PartsWithoutImagesInput): Promise<ListPage<NamedPart>> =>
      listPage(input, (listing) => listPartsWithoutImage(db.read, drawings, listing)),

    /** Returns parts for sale that nobody ever ordered. */
    partsNeverOrdered: (input: NeverOrderedInput): Promise<ListPage<NamedPart>> =>
      listPage(input, (listing) => listPartsNeverOrdered(db.read, listing)),

    /** Returns companies in which nobody can sign in. */
    companiesWithoutUsers: (input: CompaniesWithoutUsersInput): Promise<ListPage<NamedCompany>> =>
      listPage(input, (listing) => listCompaniesWithoutUsers(db.read, houseCompanyId, listing)),
  }
}
