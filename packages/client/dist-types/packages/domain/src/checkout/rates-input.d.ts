import * as z from 'zod/mini';
import { AppError } from '../error.ts';
export declare const parcelRateInput: z.ZodMiniObject<{
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
    }>>;
}, z.core.$strict>;
export type ParcelRateInput = z.output<typeof parcelRateInput>;
export declare const freightRateInput: z.ZodMiniObject<{
    weightPounds: z.ZodMiniNumber<number>;
    lengthInches: z.ZodMiniNumber<number>;
    city: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    zip: z.ZodMiniString<string>;
}, z.core.$strict>;
export type FreightRateInput = z.output<typeof freightRateInput>;
export declare const taxRateInput: z.ZodMiniObject<{
    amountCents: z.ZodMiniInt;
    freightCents: z.ZodMiniInt;
    street: z.ZodMiniDefault<z.ZodMiniString<string>>;
    city: z.ZodMiniDefault<z.ZodMiniString<string>>;
    region: z.ZodMiniString<string>;
    postalCode: z.ZodMiniString<string>;
    exempt: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type TaxRateInput = z.output<typeof taxRateInput>;
/** No parcel carrier accepts the cart; `text` says why. */
export declare function freightNeeded(text: string): AppError;
