/** Monday first. */
declare const weekdays: readonly ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export type Weekday = (typeof weekdays)[number];
/** Opening hours, by the office's own clock; times are minutes after midnight. */
export interface OfficeHours {
    /** In weekday order. */
    readonly days: readonly [Weekday, ...Weekday[]];
    readonly openMinute: number;
    /** Exclusive: the office is closed from this minute. */
    readonly closeMinute: number;
}
/** Opening hours and the time zone they are in. */
export interface Office {
    readonly officeHours: OfficeHours;
    /** IANA name. It handles daylight saving: 8AM stays 8AM. */
    readonly timeZone: string;
}
/** Open until `closeMinute` today, or closed until `openMinute` on `nextDay`. */
export type OfficePresence = {
    readonly open: true;
    readonly closeMinute: number;
} | {
    readonly open: false;
    readonly nextDay: 'today' | Weekday;
    readonly openMinute: number;
};
/** Returns whether the office is open at an instant, and when it next closes or opens. */
export declare function officeHoursAt(now: Date, { officeHours, timeZone }: Office): OfficePresence;
/** Display text of the presence: `We’re closed right now. Back Monday at 8AM.` */
export declare function officeSentence(presence: OfficePresence): string;
/** Display text of the hours, with the time zone's winter name: `8AM to 4:30PM EST, Monday to Friday`. */
export declare function officeHoursText({ officeHours, timeZone }: Office): string;
/**
 * Parses hours such as `8AM to 4:30PM, Monday to Friday` or `…, Monday, Wednesday`; null for any other text. Day ranges
 * may wrap past the weekend. Also parses the output of `officeHoursText`, ignoring its time zone name.
 */
export declare function readOfficeHours(text: string): OfficeHours | null;
export {};
