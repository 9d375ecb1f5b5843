import type { Cents } from '../money.ts';
export declare const paymentMethods: readonly ['credit_card', 'terms', 'cash'];
export type PaymentMethod = (typeof paymentMethods)[number];
export declare const orderTypes: readonly ['internal', 'non-internal'];
export type OrderType = (typeof orderTypes)[number];
export interface SaleFacts {
    readonly createdAt: Date;
    readonly paymentState: string;
    readonly cardType: string | null;
    readonly userId: number | null;
    readonly companyId: number | null;
    readonly companyInternalId: number | null;
    readonly buyerEmail: string;
    readonly carrier: string;
    readonly serviceType: string;
    readonly shipAddress: {
        readonly city: string;
        readonly state: string;
    };
    readonly shippingCents: Cents;
    readonly taxCents: Cents;
    readonly grandTotalCents: Cents;
}
export interface SaleLine {
    readonly number: string;
    readonly quantity: number;
    readonly lineTotalCents: Cents;
}
/** Card if the order has a card, terms if it was placed on terms, otherwise cash. */
export declare function paymentMethodOf({ cardType, paymentState, }: Pick<SaleFacts, 'cardType' | 'paymentState'>): PaymentMethod;
/** Internal orders are those staff placed for a company. */
export declare function orderTypeOf({ companyInternalId }: Pick<SaleFacts, 'companyInternalId'>): OrderType;
/** Identifies one customer over time: an online company, an internal company, or a guest's email. */
export declare function customerKey(sale: Pick<SaleFacts, 'companyId' | 'companyInternalId' | 'userId' | 'buyerEmail'>): string;
/**
 * The dimensions of stored totals, besides the hour. Each has a `key` and a `detail`: part number and empty;
 * customer and ship-to state; city and state; carrier and service.
 */
export declare const totalsDimensions: readonly ['part', 'customer', 'city', 'service'];
export type TotalsDimension = (typeof totalsDimensions)[number];
/** Figures for one hour of a store day and one order type. */
export interface HourFigures {
    readonly day: string;
    readonly hour: number;
    readonly orderType: OrderType;
    readonly method: PaymentMethod;
    readonly guest: boolean;
    readonly orders: number;
    readonly revenueCents: Cents;
    readonly shippingCents: Cents;
    readonly taxCents: Cents;
}
/** Figures for one part, customer, city or service on one store day. */
export interface DayFigures {
    readonly dimension: TotalsDimension;
    readonly day: string;
    readonly key: string;
    readonly detail: string;
    readonly orders: number;
    readonly quantity: number;
    readonly revenueCents: Cents;
    readonly shippingCents: Cents;
    /** Lowest and highest shipping cost of a single order. */
    readonly leastShippingCents: Cents;
    readonly mostShippingCents: Cents;
}
/** Returns what an order adds to its hour's and day's totals, by the store's clock. */
export declare function figuresOf(sale: SaleFacts, lines: readonly SaleLine[], timeZone: string): {
    readonly hour: HourFigures;
    readonly day: readonly DayFigures[];
};
