import type { MeasureGrain, Measurements } from '@mullion/domain/analytics/operations';
import type { Reader, Writer } from '../database.ts';
/** A time range; the end is exclusive. */
export interface Times {
    readonly from: Date;
    readonly before: Date;
}
/** Measurements of an endpoint in a minute, an hour or a day. */
export interface MeasurementsAt extends Measurements {
    readonly at: Date;
}
/** Adds measurements to those of other servers; the rows must have distinct endpoint and time. */
export declare function addMeasurements(tx: Writer, ofGrain: MeasureGrain, measurements: readonly MeasurementsAt[]): Promise<void>;
/** Returns each endpoint's sums over a time range, read from its minutes, hours or days. */
export declare function listMeasurements(db: Reader, ofGrain: MeasureGrain, times: Times): Promise<Measurements[]>;
/** Returns the number of requests per hour of a time range, from the row for all requests. */
export declare function listTraffic(db: Reader, times: Times, all: {
    readonly method: string;
    readonly endpoint: string;
}): Promise<{
    at: Date;
    requests: number;
}[]>;
/** Deletes measurements per minute, hour or day before a time. */
export declare function removeMeasurements(tx: Writer, ofGrain: MeasureGrain, before: Date): Promise<void>;
