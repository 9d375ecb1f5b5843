import type { Database } from '@mullion/db/database';
import { type CompaniesWithoutUsersInput, type EmptySearch, type EmptySearchesInput, type NamedCompany, type NamedPart, type NeverOrderedInput, type PartsWithoutImagesInput } from '@mullion/domain/admin/insight';
import type { ListPage } from '@mullion/domain/list-input';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Clock } from '../clock.ts';
export interface InsightDeps {
    readonly db: Database;
    readonly clock: Clock;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
}
/** Catalog and account issues that staff may want to fix, each as a list. */
export declare function createInsightService({ db, clock, storeInfo }: InsightDeps): {
    /** Returns searches that found nothing in the last days, most frequent first. */
    emptySearches(input: EmptySearchesInput): Promise<ListPage<EmptySearch>>;
    /** Returns parts for sale without an image, or, on request, also those with only a shared drawing. */
    partsWithoutImages: ({ drawings, ...input }: PartsWithoutImagesInput) => Promise<ListPage<NamedPart>>;
    /** Returns parts for sale that nobody ever ordered. */
    partsNeverOrdered: (input: NeverOrderedInput) => Promise<ListPage<NamedPart>>;
    /** Returns companies in which nobody can sign in. */
    companiesWithoutUsers: (input: CompaniesWithoutUsersInput) => Promise<ListPage<NamedCompany>>;
};
