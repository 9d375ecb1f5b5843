import * as z from 'zod/mini';
import type { InternalPart, Part } from '../catalog/part.ts';
import { type CalculatedPart } from './calculated-part.ts';
export declare const calculateInput: z.ZodMiniObject<{
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
    mode: z.ZodMiniEnum<{
        gasket: "gasket";
        heater: "heater";
    }>;
}, z.core.$strict>;
export interface PricedCalculatedPart extends CalculatedPart {
    /** Null if it is no longer sold. */
    readonly part: Part | InternalPart | null;
    readonly lineTotalCents: number | null;
    /** Why it cannot be added to the cart, or null. */
    readonly problem: string | null;
}
/** What a door takes, at the actor's own prices. */
export interface PricedCalculation {
    readonly parts: readonly PricedCalculatedPart[];
    readonly notes: readonly string[];
}
