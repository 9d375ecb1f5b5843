import type { Writer } from '../database.ts';
import { type OrderRow } from '../orders/order.repository.ts';
/** An order's sums once its freight is known. */
export interface FreightTotals extends Pick<OrderRow, 'shippingCents' | 'goodsTaxCents' | 'freightTaxCents' | 'taxCents' | 'grandTotalCents'> {
}
/**
 * Sets the freight, tax and total of an order that was placed on terms without freight, and its payment's
 * amount; null if the freight was already entered.
 */
export declare function enterOrderFreight(tx: Writer, id: number, totals: FreightTotals): Promise<OrderRow | null>;
