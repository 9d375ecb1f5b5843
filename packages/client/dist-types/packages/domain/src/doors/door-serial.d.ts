import * as z from 'zod/mini';
/** Door serial number: two-digit year, hyphen, four digits. */
export declare const serialPattern: RegExp;
export declare const doorSerialText = "Invalid serial number format. Please use ##-####.";
/** A door serial number for lookup; surrounding spaces are trimmed. */
export declare const doorSerial: z.ZodMiniString<string>;
/**
 * Returns the serial number a text probably means, even if badly formatted or inside other text: `15-0001` for
 * `150001`; null if none.
 */
export declare function likelySerial(text: string): string | null;
/** Hyphenates serial numbers in a text: `15-0001` for `150001`, `15 0001` or `15–0001`; the rest is unchanged. */
export declare function hyphenateSerials(text: string): string;
/** True if the text is exactly a door serial number, for example in the search box. */
export declare function isDoorSerial(text: string): boolean;
