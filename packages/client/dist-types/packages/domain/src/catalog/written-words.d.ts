/** Returns the display form of a word or of a number with its unit: `48IN` becomes `48 in`, `J-TRK` becomes `J-track`. */
export declare function writtenOut(token: string): string;
/** Returns words as one text in sentence case. */
export declare function sentence(tokens: readonly string[]): string;
