/**
 * Accepted precision: fractions from halves down to 1/`perInch`; decimals to the same precision, or any
 * decimals.
 */
export interface InchScale {
    readonly perInch: 8 | 16;
    readonly decimals: 'to scale' | 'any';
}
/**
 * Parses typed inches: `36`, `36.125`, `36 1/8`, `36-1/8`, `36⅛` or `1/8`, with or without an inch mark. Null for
 * anything else; the caller checks the range.
 */
export declare function readInches(text: string, { perInch, decimals }: InchScale): number | null;
/** Formats inches as on a tape measure, to the sixteenth: `36 1/8"`; values between the marks stay decimal. */
export declare function formatInches(inches: number): string;
