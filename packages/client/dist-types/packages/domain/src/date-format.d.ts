/** Returns a date format; each is created once, because creating one is slow. */
export declare function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
