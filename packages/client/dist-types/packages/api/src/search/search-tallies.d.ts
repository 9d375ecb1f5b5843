import type { Database } from '@mullion/db/database';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Clock } from '../clock.ts';
export type SearchTallies = ReturnType<typeof createSearchTallies>;
export interface SearchTalliesDeps {
    readonly db: Database;
    readonly clock: Clock;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
}
/**
 * Counts searches by store day and text in memory and stores them now and then, so that no search waits for a write.
 */
export declare function createSearchTallies({ db, clock, storeInfo }: SearchTalliesDeps): {
    /**
     * Counts a search and its number of results. The actor is not stored; each IP address may add only so many texts a
     * day.
     */
    add(search: {
        readonly text: string;
        readonly total: number;
        readonly ipAddress: string;
    }): void;
    /** Stores what was counted since the last flush; on failure, the counts are retried with the next one. */
    flush(): Promise<void>;
    /** Deletes searches that are too old for staff to see. */
    deleteExpired(): Promise<void>;
};
