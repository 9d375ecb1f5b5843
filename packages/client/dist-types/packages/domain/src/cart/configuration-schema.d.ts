import * as z from 'zod/mini';
import { type Cut } from './cuts.ts';
import { type DoorUse } from './door-uses.ts';
export declare const configuration: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
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
}, z.core.$strict>], "kind">;
export type Configuration = Readonly<z.output<typeof configuration>>;
export type ConfigurationKind = Configuration['kind'];
/** All configurations of a part; each kind at most once. */
export declare const configurations: z.ZodMiniReadonly<z.ZodMiniArray<z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
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
}, z.core.$strict>], "kind">>>;
/** Returns the doors a part was calculated for; empty if there are none. */
export declare function doorsOf(configurations?: readonly Configuration[]): readonly DoorUse[];
/** Returns the pieces a part is cut into; empty if it is not cut. */
export declare function cutsOf(configurations?: readonly Configuration[]): readonly Cut[];
