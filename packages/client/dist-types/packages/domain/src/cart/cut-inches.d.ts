import * as z from 'zod/mini';
export declare const eighthText = "Please enter a value that is a multiple of 1/8 inch.";
/** Longest cut, 100 feet, and thickest wall; anything more is a typo. */
export declare const lengthLimits: {
    readonly cut: {
        readonly mostInches: 1200;
        readonly text: 'A cut can be at most 1,200 inches long.';
    };
    readonly wall: {
        readonly mostInches: 48;
        readonly text: 'A wall can be at most 48 inches thick.';
    };
};
export type CutDimension = keyof typeof lengthLimits;
/** A length as typed: inches in steps of 1/8, or what is wrong with the text. */
export type TypedInches = {
    readonly inches: number;
    readonly problem: null;
} | {
    readonly inches: null;
    readonly problem: string;
};
/** Converts inches to whole eighths above 0, or null if they are not whole; times 8 is exact in binary. */
export declare function eighthsOf(inches: number): number | null;
/** Returns what is wrong with a number of inches, or null. */
export declare function inchesProblem(inches: number, thing: CutDimension): string | null;
/** Schema for inches above 0 in steps of 1/8, up to the limit for the thing measured. */
export declare function inchesOf(thing: CutDimension): z.ZodMiniNumber<number>;
/** Parses inches to the eighth, as `readInches` does, or returns what is wrong with the text. */
export declare function parseInches(text: string, thing: CutDimension): TypedInches;
