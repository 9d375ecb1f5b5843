import type { Database } from '@mullion/db/database';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Clock } from '../clock.ts';
import type { Measuring } from './measuring.ts';
export type MeasurementsService = ReturnType<typeof createMeasurementsService>;
/** Stores what servers measure. All servers add to the same rows: those of the minute, the hour and the store day. */
export declare function createMeasurementsService({ db, clock, measuring, storeInfo: { timeZone }, }: {
    readonly db: Database;
    readonly clock: Clock;
    readonly storeInfo: Pick<StoreInfo, 'timeZone'>;
    readonly measuring: Measuring;
}): {
    /** Stores what was measured since the last flush. */
    flush(): Promise<void>;
    /** Deletes minutes after a day, everything after thirty days. */
    deleteExpired(): Promise<void>;
};
