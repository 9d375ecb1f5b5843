import type { Part } from '../catalog/part.ts';
import type { OrderLine, ReorderLine } from './order-list.ts';
/** Returns what would happen to a line item today; `part` has the buyer's own price, undefined if it is not sold. */
export declare function reorderLine(line: OrderLine, part: Part | undefined): ReorderLine;
