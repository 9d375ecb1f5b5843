import type { ThirdPartyInfo } from '../checkout/order.ts';
import type { Cents } from '../money.ts';
import type { ShipAddress } from '../postal-address.ts';
import { type OrderLineRemarks } from './ordered-configuration.ts';
export interface ExportedOrder {
    readonly number: string;
    readonly createdAt: Date;
    /** Null for guests. */
    readonly customerNumber: string | null;
    readonly onTerms: boolean;
    readonly poNumber: string | null;
    readonly iseNumber: string | null;
    readonly shipAddress: ShipAddress;
    readonly carrier: string;
    readonly serviceType: string;
    readonly billingOption: string;
    readonly accountNumber: string | null;
    /** Freight carrier that the buyer named. */
    readonly freightCarrier: string | null;
    readonly thirdParty: ThirdPartyInfo | null;
    readonly shippingCents: Cents;
    readonly taxCents: Cents;
    readonly grandTotalCents: Cents;
    readonly cardType: string | null;
    readonly lastFour: string | null;
    readonly buyerEmail: string;
    /** On orders by staff: the customer's email, if they gave one. */
    readonly internalBuyerEmail: string | null;
    readonly lines: readonly ExportedOrderLine[];
}
export interface ExportedOrderLine extends OrderLineRemarks {
    readonly lineNo: number;
    readonly number: string;
    readonly name: string;
    readonly unit: string;
    readonly quantity: number;
    readonly unitPriceCents: Cents;
}
/** How this store's accounting books an order. */
export interface AccountingFacts {
    readonly timeZone: string;
    /** The account that guest orders are booked to. */
    readonly guestCustomerNumber: string;
}
export declare const orderCsvColumns: string[];
/** Returns orders as rows for accounting, with the columns of `orderCsvColumns`. */
export declare function orderCsvRows(orders: readonly ExportedOrder[], books: AccountingFacts): string[][];
