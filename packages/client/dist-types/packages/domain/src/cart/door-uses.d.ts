import * as z from 'zod/mini';
import { type CalculatedPart } from '../doors/calculated-part.ts';
import type { ConfigurationKindOf } from './configuration-kind.ts';
declare const doorUse: z.ZodMiniObject<{
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
}, z.core.$strict>;
export type DoorUse = Readonly<z.output<typeof doorUse>>;
export declare const doorConfiguration: z.ZodMiniObject<{
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
}, z.core.$strict>;
export type DoorConfiguration = Readonly<z.output<typeof doorConfiguration>>;
/** Calculates how much of the part one such door needs; null if it needs none for this use. */
export declare function calculatedFor(partId: number, { door: of, use }: DoorUse): CalculatedPart | null;
/**
 * Returns how much of a part the doors need, in feet or pieces; null if one of them does not use it at all.
 */
export declare function doorsQuantity(partId: number, doors: readonly DoorUse[]): number | null;
/** Merges equal doors and adds up their counts; each stays at its first position. */
export declare function mergeDoors(doors: readonly DoorUse[]): DoorUse[];
/** Subtracts doors; null if there are not enough of them. */
export declare function subtractDoors(doors: readonly DoorUse[], taken: readonly DoorUse[]): DoorUse[] | null;
/**
 * Display text of doors, one line each:
 *
 * `2 × door 15-0123, Traditional swing door, 36" × 84": Door gasket 219.75 in = 18.25 ft`
 */
export declare function describeDoors(doors: readonly DoorUse[]): string[];
/** Display text of a use and its figures: `Door gasket 219.75 in = 18.25 ft`. */
export declare function describeUse({ door: of, use }: DoorUse): string;
/** Key shared by uses on the same doors: same build, same serial number, same count. */
export declare function sameDoorKey({ serialNumber, door: of, count }: DoorUse): string;
/** Key shared by doors that are counted together on a line: same build, same serial number, same use. */
export declare function doorUseKey({ serialNumber, door: of, use }: DoorUse): string;
export declare const doorKind: ConfigurationKindOf<DoorConfiguration>;
export {};
