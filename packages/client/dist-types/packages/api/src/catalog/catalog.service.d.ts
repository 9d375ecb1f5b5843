import type { Database } from '@mullion/db/database';
import { type Actor } from '@mullion/domain/accounts/actor';
import type { InternalPart, Part } from '@mullion/domain/catalog/part';
import type { NumberedParts } from '@mullion/domain/search/search-input';
export type CatalogService = ReturnType<typeof createCatalogService>;
/** The default `rest`, for callers that need not yield to others. */
declare const atOnce: () => Promise<void>;
/** Finds parts by id or number. */
export declare function createCatalogService({ db }: {
    db: Database;
}): {
    /** Returns one part; throws `missing` when there is none, or when it is obsolete and the actor is a customer. */
    part(actor: Actor, id: number): Promise<Part | InternalPart>;
    /**
     * Returns the illustration to show in place of a part's picture. Null if no part has this number (see numberKey),
     * or if the part never had a picture of this version.
     */
    findPlaceholder(number: string, version: number): Promise<{
        illustration: string | null;
    } | null>;
    /** Returns the parts with these ids in the order asked, leaving out those not sold to this actor. */
    partsById(actor: Actor, ids: readonly number[]): Promise<(Part | InternalPart)[]>;
    /** Returns the catalog version, which increases with every change to the catalog. */
    version: () => Promise<number>;
    /** Returns the matches for each typed part number, in the order asked. */
    partsByNumber: (actor: Actor, numbers: readonly string[], rest?: typeof atOnce) => Promise<NumberedParts[]>;
};
export {};
