import { type SQL } from 'drizzle-orm';
import { parts } from '../catalog/catalog.tables.ts';
import type { Reader } from '../database.ts';
import { type Listed, type Listing } from '../listing.ts';
declare const searchColumns: {
    text: import("drizzle-orm/pg-core").PgColumn<{
        name: "text";
        tableName: "search_tallies";
        dataType: "string";
        columnType: "PgText";
        data: string;
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: [string, ...string[]];
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    searches: SQL<string | null>;
    lastDay: SQL<string | null>;
};
/** Returns a page of the searches that found nothing since a day, most frequent first. */
export declare function listEmptySearches(db: Reader, since: string, listing: Listing<keyof typeof searchColumns>): Promise<{
    rows: {
        text: string;
        searches: number;
        lastDay: string;
    }[];
    total: number;
}>;
declare const partColumns: {
    number: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "parts";
        dataType: "number";
        columnType: "PgBigInt53";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    name: SQL<unknown>;
};
export type PartListing = Listing<keyof typeof partColumns>;
export type NamedPart = Pick<typeof parts.$inferSelect, 'id' | 'number' | 'name'>;
/**
 * Returns a page of the parts for sale without an image, in catalog order; `drawings` includes those that only have a
 * drawing shared with similar parts.
 */
export declare function listPartsWithoutImage(db: Reader, drawings: boolean, listing: PartListing): Promise<Listed<NamedPart>>;
/** Returns a page of the parts for sale that were never ordered, in catalog order. */
export declare function listPartsNeverOrdered(db: Reader, listing: PartListing): Promise<Listed<NamedPart>>;
declare const companyColumns: {
    name: SQL<unknown>;
    customerNumber: SQL<unknown>;
};
/** Returns a page of the companies (except `but`) without any user who can sign in, sorted by name. */
export declare function listCompaniesWithoutUsers(db: Reader, but: number, listing: Listing<keyof typeof companyColumns>): Promise<{
    rows: {
        id: number;
        name: string;
        customerNumber: string;
    }[];
    total: number;
}>;
export {};
