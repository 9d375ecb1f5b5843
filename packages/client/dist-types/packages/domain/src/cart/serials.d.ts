import * as z from 'zod/mini';
import type { ConfigurationKindOf } from './configuration-kind.ts';
export declare const serialFormatText = "Invalid serial number format. Please use the format XX-XXXX.";
/** Door serial number: two digits, a hyphen, four digits. */
export declare const serialNumber: z.ZodMiniString<string>;
/** The doors a part is for, one per piece; two pieces may be for the same door. */
export declare const serialsConfiguration: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"serials">;
    serials: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strict>;
export type SerialsConfiguration = Readonly<z.output<typeof serialsConfiguration>>;
/**
 * The result of typing a serial number: the updated list, or the unchanged list and the reason it was
 * rejected.
 */
export interface TypedSerial {
    readonly serials: readonly string[];
    readonly problem: string | null;
}
/** Adds a typed serial number, up to one per piece. */
export declare function addSerial(serials: readonly string[], text: string, quantity: number): TypedSerial;
/** True if there is a serial number for each piece. */
export declare function serialsComplete(serials: readonly string[], quantity: number): boolean;
/** Returns the serial numbers that occur more than once, each once. */
export declare function repeatedSerials(serials: readonly string[]): string[];
/** Display text of serial numbers: `Serials 15-0001, 15-0002`. */
export declare function describeSerials(serials: readonly string[]): string[];
export declare const serialsKind: ConfigurationKindOf<SerialsConfiguration>;
