import type { BillingDetails, ThirdPartyInfo } from '@mullion/domain/checkout/order';
import type { ShipAddress } from '@mullion/domain/postal-address';
import type { Reader, Writer } from '../database.ts';
import { orderAddresses } from './orders.tables.ts';
interface AddressedOrder {
    readonly id: number;
    readonly buyerEmail: string;
}
export interface OrderAddresses {
    readonly shipAddress: ShipAddress;
    /** Billing address of the card; null for orders without a typed card. */
    readonly billing: BillingDetails | null;
    /** The account that pays the carrier on third-party orders. */
    readonly thirdParty: ThirdPartyInfo | null;
}
export type NewOrderAddresses = Pick<OrderAddresses, 'shipAddress'> & Partial<Pick<OrderAddresses, 'billing' | 'thirdParty'>>;
/** Returns the address rows of an order. */
export declare function addressRows(orderId: number, { shipAddress, billing, thirdParty }: NewOrderAddresses): (typeof orderAddresses.$inferInsert)[];
/** Adds the addresses to orders, preserving their order. */
export declare function withAddresses<Order extends AddressedOrder>(db: Reader, orders: readonly Order[]): Promise<(Order & OrderAddresses)[]>;
/** Inserts one address of an order. */
export declare const createOrderAddress: (tx: Writer, row: {
    address1?: string | undefined;
    address2?: string | undefined;
    address3?: string | undefined;
    attention?: string | undefined;
    city?: string | undefined;
    country?: string | undefined;
    firstName?: string | undefined;
    id?: number | undefined;
    kind: "bill_to" | "ship_to" | "third_party";
    label?: string | undefined;
    lastName?: string | undefined;
    name?: string | undefined;
    orderId: number;
    postalCode?: string | undefined;
    state?: string | undefined;
    telephone?: string | undefined;
}) => Promise<{
    address1: string;
    address2: string;
    address3: string;
    attention: string;
    city: string;
    country: string;
    firstName: string;
    id: number;
    kind: "bill_to" | "ship_to" | "third_party";
    label: string;
    lastName: string;
    name: string;
    orderId: number;
    postalCode: string;
    state: string;
    telephone: string;
} | null>;
/** Inserts order addresses, a few hundred at a time. */
export declare function createOrderAddresses(tx: Writer, rows: readonly (typeof orderAddresses.$inferInsert)[]): Promise<void>;
export {};
