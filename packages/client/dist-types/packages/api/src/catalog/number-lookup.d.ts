import type { Reader } from '@mullion/db/database';
import { type Actor } from '@mullion/domain/accounts/actor';
import type { NumberedParts } from '@mullion/domain/search/search-input';
/** Looks up each typed part number: its part, or else the first parts whose numbers start with it. */
export declare function lookUpNumbers(db: Reader, actor: Actor, { numbers, rest }: {
    readonly numbers: readonly string[];
    readonly rest: () => Promise<void>;
}): Promise<NumberedParts[]>;
