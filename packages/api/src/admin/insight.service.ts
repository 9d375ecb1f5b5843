import {
  listCompaniesWithoutUsers,
  listEmptySearches,
  listGivenUpSearches,
  listPartsNeverOrdered,
  listPartsWithoutImage,
} from '@mullion/db/admin/insight.repository'
import type { Database } from '@mullion/db/database'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import {
  type CompaniesWithoutUsersInput,
  type EmptySearch,
  type EmptySearchesInput,
  type GivenUpSearch,
  type GivenUpSearchesInput,
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

export function createInsightService({ db, clock, storeInfo }: InsightDeps) {
  const firstDay = () => storeTime(new Date(clock().getTime() - insightDays * dayMs), storeInfo.timeZone).day

  return {
    emptySearches: (input: EmptySearchesInput): Promise<ListPage<EmptySearch>> =>
      listPage(input, (listing) => listEmptySearches(db.read, firstDay(), listing)),

    givenUpSearches: (input: GivenUpSearchesInput): Promise<ListPage<GivenUpSearch>> =>
      listPage(input, (listing) => listGivenUpSearches(db.read, firstDay(), listing)),

    /** Returns parts for sale without an image, or, on request, also those with only a shared drawing. */
    partsWithoutImages: ({ drawings, ...input }: PartsWithoutImagesInput): Promise<ListPage<NamedPart>> =>
      listPage(input, (listing) => listPartsWithoutImage(db.read, drawings, listing)),

    partsNeverOrdered: (input: NeverOrderedInput): Promise<ListPage<NamedPart>> =>
      listPage(input, (listing) => listPartsNeverOrdered(db.read, listing)),

    companiesWithoutUsers: (input: CompaniesWithoutUsersInput): Promise<ListPage<NamedCompany>> =>
      listPage(input, (listing) => listCompaniesWithoutUsers(db.read, houseCompanyId, listing)),
  }
}
