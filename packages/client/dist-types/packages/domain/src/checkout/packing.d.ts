import { type Box } from './packing-boxes.ts';
import { type PackingLine } from './packing-goods.ts';
export type { Box } from './packing-boxes.ts';
export type { PackingLine } from './packing-goods.ts';
/** Why an order cannot ship by parcel: a piece is too long, too heavy or too bulky, or there are too many boxes. */
export type FreightReason = 'over_length' | 'over_weight' | 'over_girth' | 'too_many_boxes';
type PieceReason = Exclude<FreightReason, 'too_many_boxes'>;
/** How an order ships; `weightPounds` is the goods only, without boxes. */
export type Packing = {
    readonly method: 'parcel';
    readonly boxes: readonly Box[];
    readonly weightPounds: number;
} | {
    readonly method: 'freight';
    readonly reason: FreightReason;
    /** Every piece over a limit, by reason and then the farthest over; empty if there are just too many boxes. */
    readonly pieces: readonly FreightPiece[];
    readonly weightPounds: number;
    readonly longestInches: number;
};
export interface FreightPiece {
    readonly reason: PieceReason;
    readonly partId: number | null;
    readonly lengthInches: number;
    readonly weightPounds: number;
    readonly lengthAndGirthInches: number;
}
/**
 * Packs an order into boxes, standard ones first, or decides that it must ship by freight. The order of the lines does
 * not matter.
 */
export declare function pack(lines: readonly PackingLine[]): Packing;
