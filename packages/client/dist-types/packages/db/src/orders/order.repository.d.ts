import type { OrderPaymentState } from '@mullion/domain/payments/payment-state';
import type { Reader, Writer } from '../database.ts';
import { type NewOrderAddresses, type OrderAddresses } from './order-address.repository.ts';
import { type NewOrderLine } from './order-line.repository.ts';
import { orders } from './orders.tables.ts';
export type StoredOrder = typeof orders.$inferSelect;
/** An order with its addresses; its number is always set once the order is visible. */
export type OrderRow = StoredOrder & OrderAddresses & {
    readonly number: string;
};
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number'> & NewOrderAddresses;
/** The first order number is W100001. */
export declare const numbersStartAfter = 100000;
/** Returns the part of an order that goes into its own row. */
export declare function orderRowOf({ shipAddress: _to, billing: _by, thirdParty: _payer, ...row }: NewOrder): {
    accountNumber?: string | null | undefined;
    actorId: string;
    arrivesOn?: string | null | undefined;
    billingOption: string;
    boxes?: number | null | undefined;
    buyerEmail: string;
    cardType?: string | null | undefined;
    carrier: string;
    cartTotalCents: number;
    companyId?: number | null | undefined;
    companyInternalId?: number | null | undefined;
    createdAt: Date;
    freightCarrier?: string | null | undefined;
    freightPartId?: number | null | undefined;
    freightReason?: string | null | undefined;
    freightTaxCents?: number | null | undefined;
    freightToBeConfirmed?: boolean | undefined;
    goodsTaxCents?: number | null | undefined;
    grandTotalCents: number;
    internalBuyerEmail?: string | null | undefined;
    iseNumber?: string | null | undefined;
    lastFour?: string | null | undefined;
    madeToOrder?: boolean | undefined;
    method?: "freight" | "parcel" | null | undefined;
    paymentState: "attention" | "authorised" | "captured" | "terms" | "voided";
    poNumber?: string | null | undefined;
    processed: boolean;
    quoteId?: string | null | undefined;
    returnsAgreed?: boolean | undefined;
    salesCounted?: boolean | undefined;
    sandbox: boolean;
    serviceType: string;
    shippedAt?: Date | null | undefined;
    shippingCents: number;
    skipValidation?: boolean | undefined;
    taxCents: number;
    taxExempt?: boolean | undefined;
    userId?: number | null | undefined;
};
/** Adds the addresses to orders, preserving their order. */
export declare function withOrderAddresses(db: Reader, stored: readonly StoredOrder[]): Promise<OrderRow[]>;
/** Inserts an order with its lines and assigns its number. */
export declare function createOrder(tx: Writer, order: NewOrder, lines: readonly NewOrderLine[]): Promise<OrderRow>;
/** Returns the order with this id, or null. */
export declare function findOrder(db: Reader, id: number): Promise<OrderRow | null>;
/** Sets an order's payment state and returns the updated order. Throws if there is no such order. */
export declare function updateOrderPaymentState(tx: Writer, id: number, paymentState: OrderPaymentState): Promise<OrderRow>;
