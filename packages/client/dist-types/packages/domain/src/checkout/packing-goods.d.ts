import type { PartSize, Unit } from '../catalog/part.ts';
import { type Sides } from './packing-measure.ts';
/** One cart line for packing: pieces (EA) or feet/square feet, and the cuts of an FT or SQFT line. */
export interface PackingLine {
    /** Identifies the part that causes freight. */
    readonly partId?: number;
    readonly quantity: number;
    readonly unit: Unit;
    readonly size: PartSize;
    readonly cutsInches?: readonly {
        readonly lengthInches: number;
        readonly count: number;
    }[];
}
/** Equal pieces that keep their shape. */
export interface Piece {
    readonly partId: number | null;
    readonly sides: Sides;
    readonly pounds: number;
    readonly count: number;
}
/** Equal amounts that fill a standard box by volume and weight. */
export interface Load {
    readonly cubicInches: number;
    readonly pounds: number;
    readonly count: number;
}
/** Goods without a fixed length: one foot of an FT part, or of a 12-inch strip of an SQFT part. */
export interface Coil {
    readonly partId: number | null;
    readonly feet: number;
    readonly wideInches: number;
    readonly thinInches: number;
    readonly poundsPerFoot: number;
}
/** All goods of an order, by how they are packed. */
export interface Goods {
    readonly pieces: readonly Piece[];
    readonly coils: readonly Coil[];
}
/** True if a piece fits a standard box in some orientation and is light enough. */
export declare function fitsStandardBox({ sides, pounds }: Piece): boolean;
/** Splits an order's goods into pieces and coils, largest first, so the order of cart lines does not matter. */
export declare function goodsOf(lines: readonly PackingLine[]): Goods;
