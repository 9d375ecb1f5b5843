import { type IndexDocument } from '@mullion/domain/search/index-document';
import type { PartRow } from '../catalog/catalog.repository.ts';
import type { Writer } from '../database.ts';
/** A part to store; the fields derived from number, tags and status are computed here. */
export type NewPart = Omit<PartRow, 'numberKey' | 'position' | 'facets'>;
/** Replaces the whole catalog and its text index at once; for imports that change many parts. */
export declare function replaceCatalog(tx: Writer, rows: readonly NewPart[]): Promise<void>;
/** Returns the parts' words for typo correction: letters only, three or more. */
export declare function vocabularyOf(parts: readonly IndexDocument[]): Set<string>;
/** Adds words to the vocabulary for typo correction. */
export declare function addWords(tx: Writer, words: Iterable<string>): Promise<void>;
/** Returns the next free part id and reserves it until the transaction ends. */
export declare function nextPartId(tx: Writer): Promise<number>;
/**
 * Stores a part and its words; updates an existing row, so that references to it stay valid. Lays out the whole catalog
 * again only if there is no room at the part's position.
 */
export declare function savePart(tx: Writer, part: NewPart): Promise<PartRow>;
