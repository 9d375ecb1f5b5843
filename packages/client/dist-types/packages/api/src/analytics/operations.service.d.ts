import type { Database } from '@mullion/db/database';
import { type RecentRangeInput } from '@mullion/domain/analytics/inputs';
import { type ApiPerformance, type DatabaseInsights, type ErrorTracking, type OperationalOverview, type ProcessFacts, type SystemHealth, type UserSessions } from '@mullion/domain/analytics/operations';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Clock } from '../clock.ts';
export interface OperationsDeps {
    readonly db: Database;
    readonly clock: Clock;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
    /** Uptime, Node version and heap use of this process. */
    readonly processFacts: () => ProcessFacts;
}
export type OperationsService = ReturnType<typeof createOperationsService>;
/** How the store runs: what its servers measured, and the current state of process and database. */
export declare function createOperationsService({ db, clock, storeInfo, processFacts }: OperationsDeps): {
    overview(input: RecentRangeInput): Promise<OperationalOverview>;
    systemHealth(input: RecentRangeInput): Promise<SystemHealth>;
    apiPerformance(input: RecentRangeInput): Promise<ApiPerformance>;
    userSessions(input: RecentRangeInput): Promise<UserSessions>;
    errorTracking(input: RecentRangeInput): Promise<ErrorTracking>;
    databaseInsights(input: RecentRangeInput): Promise<DatabaseInsights>;
};
