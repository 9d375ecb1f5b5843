/**
 * Returns the instant a day such as `2026-11-20` starts in an IANA time zone. If clocks go forward at midnight, that is
 * 1AM.
 */
export declare function startOfStoreDay(day: string, timeZone: string): Date;
/** Returns the next day: `2026-03-01` for `2026-02-28`. */
export declare function dayAfter(day: string): string;
/** Returns an instant by the store's clock, with its UTC offset: `2026-11-20T20:15:00-05:00`. */
export declare function storeInstant(at: Date, timeZone: string): string;
/** Returns the day, such as `2026-11-20`, and the hour, 0 to 23, on the store's clock at an instant. */
export declare function storeTime(at: Date, timeZone: string): {
    readonly day: string;
    readonly hour: number;
};
