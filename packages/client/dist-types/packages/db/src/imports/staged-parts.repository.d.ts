import { type PartRow } from '../catalog/catalog.repository.ts';
import type { Reader, Writer } from '../database.ts';
import { stagedParts } from './import.tables.ts';
type StagedPart = typeof stagedParts.$inferSelect;
/** A part that an import or undo is about to write; if it needs a new position, that is assigned later. */
export type PartToStage = Omit<StagedPart, 'importId'>;
/** Marks a staged part that has no position yet. */
export declare const notYetPositioned: number;
/** Stages one page of parts. */
export declare function stageParts(tx: Writer, importId: number, rows: readonly PartToStage[]): Promise<void>;
/**
 * Returns positions by id for the staged parts that need one; null if the whole catalog must be laid out again, with all
 * parts staged.
 */
export declare function findPositions(db: Reader, importId: number): Promise<Map<number, number> | null>;
/** Returns parts with an id above `after` that the import or undo does not touch. */
export declare function listUnstagedParts(db: Reader, importId: number, page: {
    readonly after: number;
    readonly limit: number;
}): Promise<PartRow[]>;
/** Turns staged changes that keep their position into moves. */
export declare function moveStagedParts(tx: Writer, importId: number): Promise<void>;
/** Returns staged parts with an id above `after` that still need a position. */
export declare function listUnpositionedParts(db: Reader, importId: number, page: {
    readonly after: number;
    readonly limit: number;
}): Promise<StagedPart[]>;
/**
 * Assigns positions to staged parts and indexes their words there, where searches cannot find them before the switch.
 * `known` holds the words already stored; new ones are added to it.
 */
export declare function positionStagedParts(tx: Writer, importId: number, { placed, known }: {
    readonly placed: readonly StagedPart[];
    readonly known: Set<string>;
}): Promise<void>;
export interface PartSwitch {
    readonly importId: number;
    /** Catalog version when staging began. */
    readonly version: number;
    /** Fields that differ in at least one changed part. */
    readonly fields: readonly string[];
}
/**
 * Applies the staged parts, in five statements. Returns false and changes nothing if, since staging began, the catalog
 * changed or a part to be removed was ordered.
 */
export declare function switchParts(tx: Writer, { importId, version, fields }: PartSwitch): Promise<boolean>;
/** Deletes some text index entries at positions without a part; false if none were left. */
export declare function deleteOrphanedTerms(tx: Writer, { limit, prepared }: {
    readonly limit: number;
    readonly prepared: boolean;
}): Promise<boolean>;
/** Deletes some staged parts; false if none were left. */
export declare function removeSomeStagedParts(tx: Writer, importId: number, limit: number): Promise<boolean>;
/** Returns the highest part id; 0 if there are no parts. */
export declare function findHighestPartId(db: Reader): Promise<number>;
/** Returns which of these parts were ordered. */
export declare function listOrderedParts(db: Reader, ids: readonly number[]): Promise<Set<number>>;
export {};
