import * as z from 'zod/mini';
import { AppError } from '../error.ts';
/** A held payment is voided after this many minutes without an order. */
export declare const heldMinutes = 15;
/** Authorizes a card now for an order sent later. */
export declare const holdPaymentInput: z.ZodMiniObject<{
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
    grandTotalCents: z.ZodMiniInt;
    botCheck: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type HoldPaymentInput = z.output<typeof holdPaymentInput>;
/** An authorized payment waiting for its order. */
export interface HeldPayment {
    /** Token that the order uses to claim the payment. */
    readonly heldPayment: string;
    readonly gatewayId: string;
    readonly authCode: string;
    readonly amountCents: number;
    readonly cardType: string;
    readonly lastFour: string;
}
/** No payment is held for this order: none was made, it was voided, or it was for something else. */
export declare function paymentNeeded(): AppError;
