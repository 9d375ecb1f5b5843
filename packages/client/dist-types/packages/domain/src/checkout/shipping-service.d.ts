import { AppError } from '../error.ts';
/** Slowest to fastest, offered for prepaid parcels. */
declare const ups: readonly [readonly ['03', 'Ground'], readonly ['12', '3 Day Select'], readonly ['02', '2nd Day Air'], readonly ['13', 'Next Day Saver'], readonly ['01', 'Next Day Air'], readonly ['14', 'Next Day Early AM']];
/** Slowest to fastest, for parcels on the buyer's own account. */
declare const fedex: readonly [readonly ['FEDEX_GROUND', 'Ground'], readonly ['FEDEX_2_DAY', '2 Day'], readonly ['STANDARD_OVERNIGHT', 'Overnight']];
/** Service and carrier of an order that ships by truck. */
export declare const freightService = "LTL";
export type UpsService = (typeof ups)[number][0];
export type FedexService = (typeof fedex)[number][0];
export type ServiceType = UpsService | FedexService | typeof freightService;
export type Carrier = 'UPS' | 'FedEx' | typeof freightService;
export declare const carriers: readonly ["UPS", "FedEx", "LTL"];
/** Slowest to fastest. */
export declare const upsServiceCodes: readonly UpsService[];
/** Slowest to fastest. */
export declare const fedexServiceCodes: readonly FedexService[];
export declare const serviceTypes: readonly ServiceType[];
/** Who pays the carrier: the store (which charges the buyer), the buyer's account, or another company's account. */
export declare const billingOptions: readonly ['prepay', 'collect', 'thirdParty'];
export type BillingOption = (typeof billingOptions)[number];
export declare const defaultUpsService: UpsService;
/** Returns a service's display name; an unknown code is returned as is. */
export declare function serviceName(code: string): string;
export declare function isUpsService(service: ServiceType): service is UpsService;
/** Returns the carrier of a service. */
export declare function carrierOf(service: ServiceType): Carrier;
/** Returns the default service of a carrier. */
export declare function defaultServiceOf(carrier: Carrier): ServiceType;
/** The buyer's choice of carrier, service and payer; each is optional. */
export interface ShippingWish {
    readonly carrier?: Carrier | undefined;
    readonly serviceType?: ServiceType | undefined;
    readonly billingOption?: BillingOption | undefined;
}
/** A valid combination. */
export interface ShippingChoice {
    readonly carrier: Carrier;
    readonly serviceType: ServiceType;
    readonly billingOption: BillingOption;
}
/**
 * Resolves the buyer's choice for an order by parcel or freight. Freight has one carrier and service, whatever was
 * chosen before. Throws `invalid` naming the field if service and carrier do not match, or if a prepaid parcel would go
 * by FedEx.
 */
export declare function shippingChoice(wish: ShippingWish, method: 'parcel' | 'freight'): ShippingChoice;
/** Text of a failed quote, exactly as documented (two spaces included). */
export declare const quoteFailedText = "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again.";
/** The error shown if no price is available; `cause` is for the log. */
export declare function quoteFailed(cause?: unknown): AppError;
/** The same text for an address that no carrier was asked about, because its state or ZIP code is wrong. */
export declare function destinationRefused(field: string, text: string): AppError;
/** A failed quote because the carrier did not answer at all. */
export declare function carrierSilent(cause?: unknown): AppError;
/** True for a failed quote because the carrier did not answer; this does not mean the address is wrong. */
export declare function isCarrierSilent(error: unknown): boolean;
export {};
