import type { Reader } from '../database.ts';
import type { PartRow } from './catalog.repository.ts';
/** Returns the parts whose number has one of these keys (see numberKey), in no particular order. */
export declare function listPartsByNumber(db: Reader, keys: readonly string[], withObsolete: boolean): Promise<PartRow[]>;
/** Returns the parts whose key starts with a prefix, sorted by number. */
export declare function listPartsBeginning(db: Reader, key: string, { limit, withObsolete }: {
    readonly limit: number;
    readonly withObsolete: boolean;
}): Promise<PartRow[]>;
