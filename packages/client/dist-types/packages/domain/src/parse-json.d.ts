/** Parses JSON; null for no text or invalid JSON. */
export declare function parseJson(text: string | null | undefined): unknown;
