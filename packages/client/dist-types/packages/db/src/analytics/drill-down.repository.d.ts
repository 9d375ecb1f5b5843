import type { DrillDownInput, Figure } from '@mullion/domain/analytics/drill-down';
import type { DayRange } from '@mullion/domain/analytics/range';
import type { SalesFilter } from '@mullion/domain/analytics/reports';
import type { TotalsDimension } from '@mullion/domain/analytics/sale';
import type { Reader } from '../database.ts';
import type { Times } from './operations.repository.ts';
export interface TotalsKey {
    readonly dimension: TotalsDimension;
    /** Null matches any key. */
    readonly key: string | null;
    readonly detail: string | null;
}
/** A store day and the number of orders counted on it. */
export interface SalesDay {
    readonly day: string;
    readonly orders: number;
}
export interface SalesScope extends SalesFilter {
    readonly range: DayRange;
    readonly hour: number | null;
    readonly limit: number;
}
/** Returns the newest days of a range with sales matching the filters, optionally in one hour only. */
export declare function listSalesDays(db: Reader, { range, hour, orderType, method, limit }: SalesScope): Promise<SalesDay[]>;
/** Returns the newest days of a range with a total for a part, customer, city or service. */
export declare function listDaysOfTotal(db: Reader, { range, of, limit }: {
    readonly range: DayRange;
    readonly of: TotalsKey;
    readonly limit: number;
}): Promise<SalesDay[]>;
export interface DrillDownQuery extends SalesFilter {
    readonly stretches: readonly Times[];
    readonly figure: Figure | null;
    /** The last order of the previous page; null for the first page. */
    readonly after: NonNullable<DrillDownInput['after']> | null;
    readonly sandboxToo: boolean;
}
/** Returns the ids of counted orders that may be behind a figure, newest first. */
export declare function listOrderIdsOfFigure(db: Reader, query: DrillDownQuery): Promise<number[]>;
