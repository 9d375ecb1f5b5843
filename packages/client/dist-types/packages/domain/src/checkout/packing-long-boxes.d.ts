import { type Box } from './packing-boxes.ts';
import type { Piece } from './packing-goods.ts';
/**
 * Packs pieces into long boxes; pieces whose length rounds up to the same inch share a box while the limits allow. A
 * long box is billed as if it had a least weight, so one of several is tried with just that.
 */
export declare function fillLongBoxes(pieces: readonly Piece[]): Box[];
