/** True for an object that is not an array. */
export declare function isRecord(value: unknown): value is Record<string, unknown>;
