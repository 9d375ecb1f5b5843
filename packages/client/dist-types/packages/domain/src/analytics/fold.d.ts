import type { TotalsGrain } from './range.ts';
import { type DayFigures, type HourFigures, type SaleFacts, type SaleLine } from './sale.ts';
export type PeriodFigures = Omit<DayFigures, 'day'> & {
    readonly grain: TotalsGrain;
    readonly period: string;
};
/**
 * Sums what several orders add to the stored totals: one row per hour of a day, and one per day, month and
 * year.
 */
export declare function foldSales(sales: readonly {
    readonly order: SaleFacts;
    readonly lines: readonly SaleLine[];
}[], timeZone: string): {
    readonly hours: HourFigures[];
    readonly periods: PeriodFigures[];
};
