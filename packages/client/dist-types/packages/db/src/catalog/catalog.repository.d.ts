import type { Reader, Writer } from '../database.ts';
import { parts } from './catalog.tables.ts';
export type PartRow = typeof parts.$inferSelect;
/** Returns the part with this id, or null. */
export declare function findPart(db: Reader, id: number): Promise<PartRow | null>;
/** Returns the parts with these ids, in no particular order; unknown ids are skipped. */
export declare function listPartsById(db: Reader, ids: readonly number[]): Promise<PartRow[]>;
/** Returns the catalog version, which every catalog change increments; 0 before the first part. */
export declare function findCatalogVersion(db: Reader): Promise<number>;
/** Increments the catalog version, which invalidates cached answers. */
export declare function incrementCatalogVersion(tx: Writer): Promise<void>;
/**
 * Locks the catalog against other writers until the transaction ends and returns its version. Call it before reading
 * the catalog, so that a change based on an outdated read cannot overwrite newer data.
 */
export declare function lockCatalog(tx: Writer): Promise<number>;
/** Returns parts in catalog order, after a position. */
export declare function listPartsAfter(db: Reader, position: number, limit: number): Promise<PartRow[]>;
/** Returns all parts, including obsolete ones, in catalog order. */
export declare function listAllParts(db: Reader): Promise<PartRow[]>;
/** Returns the part whose number has this key (see numberKey), or null. */
export declare function findPartByNumber(db: Reader, key: string): Promise<PartRow | null>;
