import type { Reader } from '../database.ts';
import type { PositionSource } from './page-by-position.ts';
/** Counts a source's parts by combination of facets and by price band; the band limits are placeholders. */
export declare function facetCounts(db: Reader, source: Omit<PositionSource, 'sort'>): Omit<import("drizzle-orm/pg-core").PgSelectBase<undefined, {
    facets: import("drizzle-orm").SQL<number>;
    band: import("drizzle-orm").SQL.Aliased<number>;
    count: import("drizzle-orm").SQL<number>;
}, "partial", {}, false, "groupBy" | "where", {
    facets: number;
    band: number;
    count: number;
}[], {
    facets: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    band: import("drizzle-orm").SQL.Aliased<number>;
    count: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>, "groupBy" | "where">;
