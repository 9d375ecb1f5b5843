import { type DayRange } from './range.ts';
export type TrendGrain = 'hour' | 'day' | 'week' | 'month';
/**
 * Returns the length of a trend's periods: hours for one day, days up to 92 days, weeks up to a year, then
 * months.
 */
export declare function trendGrain(range: DayRange): TrendGrain;
/**
 * Returns the ISO 8601 week of a day, for example `2026-W47`: weeks start on Monday, and week 1 holds the year's first
 * Thursday.
 */
export declare function isoWeek(day: string): string;
/** Returns the trend period that a store day and hour fall into. */
export declare function periodOf(grain: TrendGrain, day: string, hour: number): string;
/** Returns every period of a range in order, including periods without orders. */
export declare function periodsOf(range: DayRange): string[];
/** Sunday is 0. */
export declare const dayNames: readonly ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Returns the day of the week; Sunday is 0. */
export declare function dayOfWeek(day: string): number;
/** Returns the days of a trend period, and its hour if the period is an hour. */
export declare function daysOfPeriod(period: string): {
    readonly range: DayRange;
    readonly hour: number | null;
};
