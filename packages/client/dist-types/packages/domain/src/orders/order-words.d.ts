import type { ThirdPartyInfo } from '../checkout/order.ts';
interface ShippedOrder {
    readonly carrier: string;
    readonly serviceType: string;
    readonly billingOption: string;
    /** Freight carrier that the buyer named; only on collect and third-party freight. */
    readonly freightCarrier?: string | null;
}
/**
 * How an order ships: `UPS Ground`, plus the freight carrier the buyer named, and who pays the carrier if it is not
 * prepaid.
 */
export declare function shippingText({ carrier, serviceType, billingOption, freightCarrier }: ShippedOrder): string;
interface ShippedOnAccount extends ShippedOrder {
    readonly accountNumber: string | null;
}
/** How an order ships, with the carrier account to bill: `LTL Freight, Estes, collect, account 123456`. */
export declare function shippingOnAccount(order: ShippedOnAccount): string;
/** Whom the carrier bills on a third-party order: company and address; empty for any other order. */
export declare function freightPayerLines(payer: ThirdPartyInfo | null): string[];
/** The card of an order: `Visa ending in 2224`. */
export declare function cardText(card: {
    readonly cardType: string;
    readonly lastFour: string | null;
}): string;
export {};
