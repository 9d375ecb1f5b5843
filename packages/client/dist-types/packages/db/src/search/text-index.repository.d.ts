import type { Reader, Writer } from '../database.ts';
/** Increment this whenever the terms that a part is indexed under change. */
export declare const textIndexVersion = 1;
/** True if the index was built with the current rules, or if there are no parts yet. */
export declare function isIndexCurrent(db: Reader): Promise<boolean>;
/** Records that the index was built with the current rules. */
export declare function markIndexCurrent(tx: Writer): Promise<void>;
/** Rebuilds the whole text index from the parts. */
export declare function rebuildTextIndex(tx: Writer): Promise<void>;
