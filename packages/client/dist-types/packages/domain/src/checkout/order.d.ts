import * as z from 'zod/mini';
import type { ExpectedArrival } from './arrival-words.ts';
/** A card as typed: held in memory for one request, never stored, logged or echoed. */
export declare const cardEntry: z.ZodMiniObject<{
    cardNumber: z.ZodMiniString<string>;
    cardExpiration: z.ZodMiniString<string>;
    cardCode: z.ZodMiniString<string>;
}, z.core.$strict>;
export type CardEntry = z.output<typeof cardEntry>;
export declare const billingDetails: z.ZodMiniObject<{
    firstName: z.ZodMiniDefault<z.ZodMiniString<string>>;
    lastName: z.ZodMiniDefault<z.ZodMiniString<string>>;
    companyName: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address1: z.ZodMiniString<string>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    city: z.ZodMiniDefault<z.ZodMiniString<string>>;
    state: z.ZodMiniDefault<z.ZodMiniString<string>>;
    zip: z.ZodMiniString<string>;
    country: z.ZodMiniDefault<z.ZodMiniString<string>>;
    buyerEmail: z.ZodMiniString<string>;
}, z.core.$strict>;
export type BillingDetails = z.output<typeof billingDetails>;
/** Another company's carrier account that pays for shipping; `orderProblems` says which fields it needs. */
export declare const thirdPartyInfo: z.ZodMiniObject<{
    company: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address1: z.ZodMiniDefault<z.ZodMiniString<string>>;
    address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
    city: z.ZodMiniDefault<z.ZodMiniString<string>>;
    state: z.ZodMiniDefault<z.ZodMiniString<string>>;
    zip: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type ThirdPartyInfo = z.output<typeof thirdPartyInfo>;
export declare const placeOrderInput: z.ZodMiniObject<{
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
    idempotencyKey: z.ZodMiniString<string>;
    quoteId: z.ZodMiniString<string>;
    billing: z.ZodMiniOptional<z.ZodMiniObject<{
        firstName: z.ZodMiniDefault<z.ZodMiniString<string>>;
        lastName: z.ZodMiniDefault<z.ZodMiniString<string>>;
        companyName: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address1: z.ZodMiniString<string>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        city: z.ZodMiniDefault<z.ZodMiniString<string>>;
        state: z.ZodMiniDefault<z.ZodMiniString<string>>;
        zip: z.ZodMiniString<string>;
        country: z.ZodMiniDefault<z.ZodMiniString<string>>;
        buyerEmail: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    card: z.ZodMiniOptional<z.ZodMiniObject<{
        cardNumber: z.ZodMiniString<string>;
        cardExpiration: z.ZodMiniString<string>;
        cardCode: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    savedCard: z.ZodMiniOptional<z.ZodMiniObject<{
        methodId: z.ZodMiniString<string>;
        cardCode: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    saveCard: z.ZodMiniOptional<z.ZodMiniObject<{
        label: z.ZodMiniString<string>;
    }, z.core.$strict>>;
    heldPayment: z.ZodMiniOptional<z.ZodMiniString<string>>;
    poNumber: z.ZodMiniOptional<z.ZodMiniString<string>>;
    poDocumentId: z.ZodMiniOptional<z.ZodMiniString<string>>;
    iseNumber: z.ZodMiniOptional<z.ZodMiniString<string>>;
    accountNumber: z.ZodMiniOptional<z.ZodMiniString<string>>;
    freightCarrier: z.ZodMiniOptional<z.ZodMiniString<string>>;
    thirdParty: z.ZodMiniOptional<z.ZodMiniObject<{
        company: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address1: z.ZodMiniDefault<z.ZodMiniString<string>>;
        address2: z.ZodMiniDefault<z.ZodMiniString<string>>;
        city: z.ZodMiniDefault<z.ZodMiniString<string>>;
        state: z.ZodMiniDefault<z.ZodMiniString<string>>;
        zip: z.ZodMiniDefault<z.ZodMiniString<string>>;
        country: z.ZodMiniDefault<z.ZodMiniString<string>>;
    }, z.core.$strict>>;
    customerEmail: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<"">, z.ZodMiniString<string>]>>;
    skipValidation: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    returnsAgreed: z.ZodMiniBoolean<boolean>;
    grandTotalCents: z.ZodMiniInt;
    botCheck: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type PlaceOrderInput = z.output<typeof placeOrderInput>;
export interface PlacedOrder extends ExpectedArrival {
    readonly orderNumber: string;
    readonly grandTotalCents: number;
    readonly buyerEmail: string;
    /** Everyone who gets the confirmation, the buyer first. */
    readonly confirmationTo: readonly string[];
    readonly freightToBeConfirmed: boolean;
}
/** Status of an order sent under an idempotency key, for a page that was reloaded while it ran. */
export type AttemptOutcome = {
    readonly state: 'none' | 'under_way' | 'reversed';
} | {
    readonly state: 'placed';
    readonly order: PlacedOrder;
} | {
    readonly state: 'declined';
    readonly reason: string;
};
