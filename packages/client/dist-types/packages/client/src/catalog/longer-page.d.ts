import type { PartsPage } from '@mullion/domain/search/search-input';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
interface PageInput {
    readonly limit: number;
    readonly [field: string]: unknown;
}
/** A page in the type the procedures return, with a mutable list. */
type AnsweredPage = Omit<PartsPage, 'parts'> & {
    parts: PartsPage['parts'][number][];
};
/** Returns options for a query of a page of parts that reuse a longer cached page, if there is one. */
export declare function beginningKnown(queryClient: QueryClient, procedure: QueryKey, requested: PageInput): {
    initialData: () => AnsweredPage | undefined;
    initialDataUpdatedAt: () => number | undefined;
};
export {};
