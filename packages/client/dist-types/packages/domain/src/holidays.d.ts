/** The day that a holiday is kept on in a year; one on a Saturday is not moved. */
declare const rules: {
    readonly 'New Year\u2019s Day': (year: number) => string;
    readonly 'Martin Luther King Day': (year: number) => string;
    readonly 'Presidents\u2019 Day': (year: number) => string;
    readonly 'Memorial Day': (year: number) => string;
    readonly Juneteenth: (year: number) => string;
    readonly 'Independence Day': (year: number) => string;
    readonly 'Labor Day': (year: number) => string;
    readonly 'Columbus Day': (year: number) => string;
    readonly 'Veterans Day': (year: number) => string;
    readonly Thanksgiving: (year: number) => string;
    readonly 'Day after Thanksgiving': (year: number) => string;
    readonly 'Christmas Eve': (year: number) => string;
    readonly Christmas: (year: number) => string;
    readonly 'New Year\u2019s Eve': (year: number) => string;
};
export type Holiday = keyof typeof rules;
/** Days on which carriers neither move nor deliver. */
export declare const carrierHolidays: readonly ["New Year’s Day", "Memorial Day", "Independence Day", "Labor Day", "Thanksgiving", "Christmas"];
/** Holidays on which a store is closed unless its settings differ. */
export declare const usualClosedDays: readonly Holiday[];
/** Returns whether one of the holidays is kept on a day such as `2026-11-26`. */
export declare function isHoliday(day: string, holidays: readonly Holiday[]): boolean;
/** All holidays that `readHolidays` knows. */
export declare const knownHolidays: readonly Holiday[];
/** Parses names with commas between them; null if one is unknown. `None` is no holiday. */
export declare function readHolidays(names: string): Holiday[] | null;
export {};
