import * as z from 'zod/mini';
export declare const zipLocationInput: z.ZodMiniObject<{
    zip: z.ZodMiniString<string>;
}, z.core.$strict>;
export interface ZipLocation {
    readonly city: string;
    readonly state: string;
}
/** What is wrong with the state or ZIP code of an address that nothing can be shipped to. */
export interface ZipProblem {
    readonly field: 'postalCode' | 'state';
    readonly text: string;
}
/** Returns what is wrong with a ZIP code that is not in use, or that is in another state; otherwise null. */
export declare function zipProblem({ postalCode, state }: {
    readonly postalCode: string;
    readonly state: string;
}, place: ZipLocation | null): ZipProblem | null;
/** The sentence for a ZIP code that is not in use. */
export declare function zipUnknownText(postalCode: string): string;
/** Returns a sentence if the typed city or state does not match the ZIP code; otherwise null. */
export declare function zipMismatch({ postalCode, city, state }: {
    readonly postalCode: string;
} & ZipLocation, place: ZipLocation): string | null;
