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
  type LackingPartsInput,
  type NamedCompany,
  type NamedPart,
} from '@mullion/domain/admin/insight'
import type { ListPage } from '@mullion/domain/list-input'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'

const dayMs = 24 * 3_600_000

/** Catalog and account issues that staff may want to fix, each as a list. */
export function createInsightService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** Returns searches that found nothing in the last days, most frequent first. */
    emptySearches(input: EmptySearchesInput): Promise<ListPage<EmptySearch>> {
      const since = new Date(clock().getTime() - insightDays * dayMs).toISOString().slice(0, 10)
      return listPage(input, (listing) => listEmptySearches(db.read, since, listing))
    },

    /** Returns parts for sale that have no picture of their own. */
    partsWithoutImages: (input: LackingPartsInput): Promise<ListPage<NamedPart>> =>
      listPage(input, (listing) => listPartsWithoutImage(db.read, listing)),

    /** Returns parts for sale that nobody ever ordered. */
    partsNeverOrdered: (input: LackingPartsInput): Promise<ListPage<NamedPart>> =>
      listPage(input, (listing) => listPartsNeverOrdered(db.read, listing)),

    /** Returns companies in which nobody can sign in. */
    companiesWithoutUsers: (input: CompaniesWithoutUsersInput): Promise<ListPage<NamedCompany>> =>
      listPage(input, (listing) => listCompaniesWithoutUsers(db.read, houseCompanyId, listing)),
  }
}
