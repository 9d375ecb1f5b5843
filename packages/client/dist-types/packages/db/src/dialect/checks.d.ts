import type { PgColumn } from 'drizzle-orm/pg-core';
/** Rejects values that are not in the column's enum: `kit.text({ enum: roles })`. */
export declare function listed(...columns: readonly PgColumn[]): import("drizzle-orm/pg-core").CheckBuilder[];
/** Rejects negative numbers: amounts, counts. */
export declare function notNegative(...columns: readonly PgColumn[]): import("drizzle-orm/pg-core").CheckBuilder[];
/** Rejects zero and negative numbers: quantities, measurements. */
export declare function positive(...columns: readonly PgColumn[]): import("drizzle-orm/pg-core").CheckBuilder[];
