/** Store days such as `2026-11-20`; both ends are included. */
export interface DayRange {
    readonly from: string;
    readonly to: string;
}
export declare const rangePresets: readonly ['today', 'yesterday', 'last7days', 'last30days', 'last60days', 'last90days', 'yearToDate', 'allTime'];
export type RangePreset = (typeof rangePresets)[number];
export declare const defaultPreset: RangePreset;
/** Start of the "all time" range. */
export declare const firstDay = "2020-01-01";
/** Returns the day `days` later; negative goes back. */
export declare function addDays(day: string, days: number): string;
/** Returns the number of days in a range. */
export declare function dayCount({ from, to }: DayRange): number;
/** Returns the days of a range in order. */
export declare function daysOf({ from, to }: DayRange): string[];
/** Returns the days a preset covers, given today's date at the store. */
export declare function presetRange(preset: RangePreset, today: string): DayRange;
/** Returns the range of equal length that ends the day before this one begins. */
export declare function rangeBefore(range: DayRange): DayRange;
export declare const totalsGrains: readonly ['day', 'month', 'year'];
export type TotalsGrain = (typeof totalsGrains)[number];
/** Stored totals of one period length, from the first to the last period, inclusive. */
export interface TotalsSpan {
    readonly grain: TotalsGrain;
    readonly from: string;
    readonly to: string;
}
/** Splits a range into the fewest stored totals: whole years, then whole months, then single days at the ends. */
export declare function totalsSpans({ from, to }: DayRange): TotalsSpan[];
