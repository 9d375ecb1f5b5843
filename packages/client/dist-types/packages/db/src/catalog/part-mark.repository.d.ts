import type { Writer } from '../database.ts';
import { type PartRow } from './catalog.repository.ts';
/** Sets whether a part is proprietary and returns the updated part; null if there is no such part. */
export declare function markPart(tx: Writer, id: number, mark: {
    readonly proprietary: boolean;
    readonly now: Date;
}): Promise<PartRow | null>;
