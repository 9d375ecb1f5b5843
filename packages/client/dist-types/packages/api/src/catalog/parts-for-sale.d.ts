import type { Reader } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import type { InternalPart, Part } from '@mullion/domain/catalog/part';
export interface PartsForSaleRequest {
    /** The parts are priced for this actor. */
    readonly actor: Actor;
    readonly ids: readonly number[];
}
/**
 * Returns the parts with these ids that are sold today, by id. Leaves out obsolete ones, which not even staff can
 * order.
 */
export declare function partsForSaleById(db: Reader, { actor, ids }: PartsForSaleRequest): Promise<ReadonlyMap<number, Part | InternalPart>>;
