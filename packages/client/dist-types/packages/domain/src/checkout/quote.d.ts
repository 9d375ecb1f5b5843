import * as z from 'zod/mini';
import type { Configuration } from '../cart/configuration-schema.ts';
import type { DoorProblemKind } from '../cart/register-check.ts';
import type { Unit } from '../catalog/part.ts';
import type { FreightReason } from './packing.ts';
import { type BillingOption, type Carrier, type ServiceType } from './shipping-service.ts';
export declare const quoteLifeMinutes = 20;
export declare const quotedInput: z.ZodMiniObject<{
    cart: z.ZodMiniArray<z.ZodMiniObject<{
        partId: z.ZodMiniInt;
        quantity: z.ZodMiniNumber<number>;
        comments: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        configurations: z.ZodMiniOptional<z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"direction">;
            left: z.ZodMiniInt;
            right: z.ZodMiniInt;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"serials">;
            serials: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"voltage">;
            voltages: z.ZodMiniRecord<z.ZodMiniEnum<{
                "120V": "120V";
                "208V": "208V";
                "230V": "230V";
                "460V": "460V";
                "480V": "480V";
            }>, z.ZodMiniInt>;
            panels: z.ZodMiniOptional<z.ZodMiniObject<{
                single: z.ZodMiniInt;
                biparting: z.ZodMiniInt;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"cuts">;
            cuts: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniObject<{
                lengthInches: z.ZodMiniNumber<number>;
                wallThicknessInches: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                count: z.ZodMiniInt;
            }, z.core.$strict>>>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"door">;
            doors: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniObject<{
                serialNumber: z.ZodMiniNullable<z.ZodMiniString<string>>;
                door: z.ZodMiniPipe<z.ZodMiniObject<{
                    doorType: z.ZodMiniEnum<{
                        slide: "slide";
                        so: "so";
                        swing: "swing";
                        traffic: "traffic";
                        vl: "vl";
                    }>;
                    build: z.ZodMiniEnum<{
                        Biparting: "Biparting";
                        Coldswing: "Coldswing";
                        "ESS-1": "ESS-1";
                        "ESS-2": "ESS-2";
                        Saniswing: "Saniswing";
                        Sectional: "Sectional";
                        "Single Panel": "Single Panel";
                        Traditional: "Traditional";
                        VL: "VL";
                    }>;
                    double: z.ZodMiniBoolean<boolean>;
                    bottom: z.ZodMiniNullable<z.ZodMiniEnum<{
                        "High Sill": "High Sill";
                        "High Sill w/Sweep": "High Sill w/Sweep";
                        "Sweep Bottom": "Sweep Bottom";
                    }>>;
                    hinge: z.ZodMiniNullable<z.ZodMiniEnum<{
                        "18-inch Strap": "18-inch Strap";
                        "Cam-Lift 'Component'": "Cam-Lift 'Component'";
                        "Cam-Lift Stainless": "Cam-Lift Stainless";
                    }>>;
                    powerOperated: z.ZodMiniBoolean<boolean>;
                    gasketing: z.ZodMiniNullable<z.ZodMiniEnum<{
                        Fingersafe: "Fingersafe";
                        "Full Gasketing": "Full Gasketing";
                        Magnetic: "Magnetic";
                    }>>;
                    widthInches: z.ZodMiniNumber<number>;
                    heightInches: z.ZodMiniNumber<number>;
                }, z.core.$strict>, z.ZodMiniTransform<Readonly<{
                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                    double: boolean;
                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                    powerOperated: boolean;
                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                    widthInches: number;
                    heightInches: number;
                }>, Readonly<{
                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                    double: boolean;
                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                    powerOperated: boolean;
                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                    widthInches: number;
                    heightInches: number;
                }>>>;
                use: z.ZodMiniEnum<{
                    bottomGasket: "bottomGasket";
                    doorGasket: "doorGasket";
                    edgeGasket: "edgeGasket";
                    heaterPan: "heaterPan";
                    heaterWire: "heaterWire";
                    midGasket: "midGasket";
                    panelWires: "panelWires";
                    sectionGasket: "sectionGasket";
                    sweepGasket: "sweepGasket";
                }>;
                count: z.ZodMiniInt;
            }, z.core.$strict>>>;
        }, z.core.$strict>], "kind">>>>;
    }, z.core.$strict>>;
    shipAddress: z.ZodMiniObject<{
        label: z.ZodMiniDefault<z.ZodMiniString<string>>;
        nameOrCompany: z.ZodMiniString<string>;
        attention: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address1: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address3: z.ZodMiniDefault<z.ZodMiniString<string>>;
        country: z.ZodMiniDefault<z.ZodMiniEnum<{
            CA: "CA";
            US: "US";
        }>>;
        postalCode: z.ZodMiniString<string>;
        city: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        telephone: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    serviceType: z.ZodMiniDefault<z.ZodMiniEnum<{
        "01": "01";
        "02": "02";
        "03": "03";
        12: "12";
        13: "13";
        14: "14";
        FEDEX_2_DAY: "FEDEX_2_DAY";
        FEDEX_GROUND: "FEDEX_GROUND";
        LTL: "LTL";
        STANDARD_OVERNIGHT: "STANDARD_OVERNIGHT";
    }>>;
    carrier: z.ZodMiniOptional<z.ZodMiniEnum<{
        FedEx: "FedEx";
        LTL: "LTL";
        UPS: "UPS";
    }>>;
    billingOption: z.ZodMiniOptional<z.ZodMiniEnum<{
        collect: "collect";
        prepay: "prepay";
        thirdParty: "thirdParty";
    }>>;
    confirmFreightLater: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export declare const quoteInput: z.ZodMiniObject<{
    cart: z.ZodMiniArray<z.ZodMiniObject<{
        partId: z.ZodMiniInt;
        quantity: z.ZodMiniNumber<number>;
        comments: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
        configurations: z.ZodMiniOptional<z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"direction">;
            left: z.ZodMiniInt;
            right: z.ZodMiniInt;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"serials">;
            serials: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniString<string>>>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"voltage">;
            voltages: z.ZodMiniRecord<z.ZodMiniEnum<{
                "120V": "120V";
                "208V": "208V";
                "230V": "230V";
                "460V": "460V";
                "480V": "480V";
            }>, z.ZodMiniInt>;
            panels: z.ZodMiniOptional<z.ZodMiniObject<{
                single: z.ZodMiniInt;
                biparting: z.ZodMiniInt;
            }, z.core.$strict>>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"cuts">;
            cuts: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniObject<{
                lengthInches: z.ZodMiniNumber<number>;
                wallThicknessInches: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
                count: z.ZodMiniInt;
            }, z.core.$strict>>>;
        }, z.core.$strict>, z.ZodMiniObject<{
            kind: z.ZodMiniLiteral<"door">;
            doors: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniObject<{
                serialNumber: z.ZodMiniNullable<z.ZodMiniString<string>>;
                door: z.ZodMiniPipe<z.ZodMiniObject<{
                    doorType: z.ZodMiniEnum<{
                        slide: "slide";
                        so: "so";
                        swing: "swing";
                        traffic: "traffic";
                        vl: "vl";
                    }>;
                    build: z.ZodMiniEnum<{
                        Biparting: "Biparting";
                        Coldswing: "Coldswing";
                        "ESS-1": "ESS-1";
                        "ESS-2": "ESS-2";
                        Saniswing: "Saniswing";
                        Sectional: "Sectional";
                        "Single Panel": "Single Panel";
                        Traditional: "Traditional";
                        VL: "VL";
                    }>;
                    double: z.ZodMiniBoolean<boolean>;
                    bottom: z.ZodMiniNullable<z.ZodMiniEnum<{
                        "High Sill": "High Sill";
                        "High Sill w/Sweep": "High Sill w/Sweep";
                        "Sweep Bottom": "Sweep Bottom";
                    }>>;
                    hinge: z.ZodMiniNullable<z.ZodMiniEnum<{
                        "18-inch Strap": "18-inch Strap";
                        "Cam-Lift 'Component'": "Cam-Lift 'Component'";
                        "Cam-Lift Stainless": "Cam-Lift Stainless";
                    }>>;
                    powerOperated: z.ZodMiniBoolean<boolean>;
                    gasketing: z.ZodMiniNullable<z.ZodMiniEnum<{
                        Fingersafe: "Fingersafe";
                        "Full Gasketing": "Full Gasketing";
                        Magnetic: "Magnetic";
                    }>>;
                    widthInches: z.ZodMiniNumber<number>;
                    heightInches: z.ZodMiniNumber<number>;
                }, z.core.$strict>, z.ZodMiniTransform<Readonly<{
                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                    double: boolean;
                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                    powerOperated: boolean;
                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                    widthInches: number;
                    heightInches: number;
                }>, Readonly<{
                    doorType: "slide" | "so" | "swing" | "traffic" | "vl";
                    build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
                    double: boolean;
                    bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
                    hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
                    powerOperated: boolean;
                    gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
                    widthInches: number;
                    heightInches: number;
                }>>>;
                use: z.ZodMiniEnum<{
                    bottomGasket: "bottomGasket";
                    doorGasket: "doorGasket";
                    edgeGasket: "edgeGasket";
                    heaterPan: "heaterPan";
                    heaterWire: "heaterWire";
                    midGasket: "midGasket";
                    panelWires: "panelWires";
                    sectionGasket: "sectionGasket";
                    sweepGasket: "sweepGasket";
                }>;
                count: z.ZodMiniInt;
            }, z.core.$strict>>>;
        }, z.core.$strict>], "kind">>>>;
    }, z.core.$strict>>;
    shipAddress: z.ZodMiniObject<{
        label: z.ZodMiniDefault<z.ZodMiniString<string>>;
        nameOrCompany: z.ZodMiniString<string>;
        attention: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address1: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address3: z.ZodMiniDefault<z.ZodMiniString<string>>;
        country: z.ZodMiniDefault<z.ZodMiniEnum<{
            CA: "CA";
            US: "US";
        }>>;
        postalCode: z.ZodMiniString<string>;
        city: z.ZodMiniString<string>;
        state: z.ZodMiniString<string>;
        telephone: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>;
    serviceType: z.ZodMiniDefault<z.ZodMiniEnum<{
        "01": "01";
        "02": "02";
        "03": "03";
        12: "12";
        13: "13";
        14: "14";
        FEDEX_2_DAY: "FEDEX_2_DAY";
        FEDEX_GROUND: "FEDEX_GROUND";
        LTL: "LTL";
        STANDARD_OVERNIGHT: "STANDARD_OVERNIGHT";
    }>>;
    carrier: z.ZodMiniOptional<z.ZodMiniEnum<{
        FedEx: "FedEx";
        LTL: "LTL";
        UPS: "UPS";
    }>>;
    billingOption: z.ZodMiniOptional<z.ZodMiniEnum<{
        collect: "collect";
        prepay: "prepay";
        thirdParty: "thirdParty";
    }>>;
    confirmFreightLater: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    basedOn: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type QuoteInput = z.output<typeof quoteInput>;
/** A cart line as priced by the server. `problem` says why it cannot be ordered as is. */
export interface PricedCartLine {
    readonly partId: number;
    readonly number: string;
    readonly name: string;
    readonly unit: Unit;
    readonly quantity: number;
    readonly unitPriceCents: number | null;
    readonly lineTotalCents: number | null;
    readonly comments: readonly string[];
    /** How the part is configured, such as its cuts. */
    readonly configurations: readonly Configuration[];
    readonly problem: string | null;
    /** Kind of problem, if it concerns a door named by serial number. */
    readonly doorProblem?: DoorProblemKind;
    /** True if the part is made to order: its line says so, and the order has no arrival day. */
    readonly specialOrder?: boolean;
    /** What a long piece of this line means for shipping; left out if there is none. */
    readonly lengthNotice?: string;
}
export interface PricedCart {
    readonly lines: readonly PricedCartLine[];
    /** List prices by part id; only set if the actor pays less than list price. */
    readonly listPrices?: Readonly<Record<string, number>>;
    /** Sum of the lines that have a price. */
    readonly cartTotalCents: number;
    /** True if the cart has cut-to-order parts (FT or SQFT), which cannot be returned. */
    readonly returnsAgreementNeeded: boolean;
}
/** A stored quote; comments and configurations are left out, since the order sends them again and they can be long. */
export type StoredQuote = Omit<Quote, 'lines'> & {
    readonly lines: readonly Omit<PricedCartLine, 'comments' | 'configurations'>[];
};
/** One shipping service with its price, if the store pays the carrier, and its arrival day. */
export interface ServiceOffer {
    readonly carrier: Carrier;
    readonly serviceType: ServiceType;
    readonly name: string;
    /** Null if the carrier gave no price, or if only the buyer's own account is charged. */
    readonly priceCents: number | null;
    readonly businessDays: number | null;
    /** Estimated day, such as `2026-11-24`; null if unknown. */
    readonly arrivesOn: string | null;
}
/** Why an order ships by freight: the pieces that no parcel carrier accepts, or too many boxes. */
export interface FreightNotice {
    readonly reason: FreightReason;
    /** The part farthest over the limit; null for too many boxes. */
    readonly partId: number | null;
    readonly number: string;
    readonly name: string;
    /** Sentences for the buyer, one for each part that causes freight. */
    readonly texts: readonly string[];
}
/** How a cart would ship, with the prices of all services. */
export interface ShippingOffers {
    readonly method: 'parcel' | 'freight';
    readonly freight: FreightNotice | null;
    readonly boxes: number;
    readonly services: readonly ServiceOffer[];
    readonly warnings: readonly string[];
    /** True if a part is made to order, so no service has an arrival day. */
    readonly madeToOrder: boolean;
}
/** A stored quote that expires: the exact amounts an order placed on it is charged. */
export interface Quote extends ShippingOffers {
    readonly quoteId: string;
    readonly expiresAt: string;
    /** The chosen service; the sums below are for it. */
    readonly carrier: Carrier;
    readonly serviceType: ServiceType;
    readonly billingOption: BillingOption;
    readonly lines: readonly PricedCartLine[];
    readonly cartTotalCents: number;
    /** 0 if the carrier is paid from an account other than the store's. */
    readonly shippingCents: number;
    /** True if no carrier answered and freight is confirmed after the order; shipping and tax are zero until then. */
    readonly freightToBeConfirmed: boolean;
    readonly totalIncludingShippingCents: number;
    readonly goodsTaxCents: number;
    readonly freightTaxCents: number;
    /** Goods tax plus freight tax. */
    readonly taxCents: number;
    /** True if the company is tax exempt in the ship-to state. */
    readonly taxExempt: boolean;
    readonly grandTotalCents: number;
    readonly returnsAgreementNeeded: boolean;
}
