import * as z from 'zod/mini';
/** Strips invisible bidi characters, such as those pasted from a file's properties. */
export declare const withoutTurning: z.core.$ZodCheckOverwrite<string>;
/** Rejects line breaks and control characters; a NUL byte, for one, cannot be stored on every engine. */
export declare const oneLine: z.core.$ZodCheckRegex;
/** Like `oneLine`, but allows line breaks and tabs. */
export declare const severalLines: z.core.$ZodCheckRegex;
/** Returns what `severalLines` finds wrong with a text, or null. */
export declare function severalLinesProblem(text: string): string | null;
