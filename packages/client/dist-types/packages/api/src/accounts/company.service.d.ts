import type { Database } from '@mullion/db/database';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Clock } from '../clock.ts';
export interface CompanyDeps {
    readonly db: Database;
    readonly storeInfo: StoreInfo;
    readonly clock: Clock;
}
/** Creates the service for the store's companies. */
export declare function createCompanyService({ db, storeInfo, clock }: CompanyDeps): {
    /** Creates the house company, which staff belong to, unless the store has one. */
    ensureHouse(): Promise<void>;
};
