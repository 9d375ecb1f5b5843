/** Several words from a fixed list, sorted in that list's order; `whenEmpty` is the problem for an empty cell. */
export declare function listCell<T extends string>(choices: readonly T[], whenEmpty: string | null): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<readonly T[], readonly T[]>>;
/** Inches or pounds, above 0, up to two decimals; empty is null. */
export declare function measureCell(label: string): import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<number | null, number | null>>;
/** Part id; null for a part without one yet. */
export declare const idCell: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<number | null, number | null>>;
/** Price in dollars, decoded to cents; empty means no price. */
export declare const priceCell: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<number | null, number | null>>;
/** Part numbers, with or without the 311- prefix, no duplicates. */
export declare const relatedCell: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<readonly string[], readonly string[]>>;
/** Yes, no, or null if staff have not decided. */
export declare const proprietaryCell: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<boolean | null, boolean | null>>;
/** Name of a category drawing, or null. */
export declare const illustrationCell: import("zod/mini").ZodMiniCodec<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniCustom<string | null, string | null>>;
