import * as z from 'zod/mini';
/** Door types, by the short names the door register uses. */
export declare const doorTypes: readonly ['swing', 'slide', 'vl', 'so', 'traffic'];
export type DoorType = (typeof doorTypes)[number];
/** Builds per door type; the first is the one used for types with a single build. */
export declare const doorBuilds: {
    readonly swing: readonly ["Traditional", "ESS-1", "ESS-2"];
    readonly slide: readonly ["Single Panel", "Biparting"];
    readonly vl: readonly ["VL"];
    readonly so: readonly ["Sectional"];
    readonly traffic: readonly ["Coldswing", "Saniswing"];
};
export type DoorBuild = (typeof doorBuilds)[DoorType][number];
export declare const allDoorBuilds: [DoorBuild, ...DoorBuild[]];
export declare const bottoms: readonly ['Sweep Bottom', 'High Sill', 'High Sill w/Sweep'];
export type Bottom = (typeof bottoms)[number];
export declare const hinges: readonly ["Cam-Lift 'Component'", 'Cam-Lift Stainless', '18-inch Strap'];
export type Hinge = (typeof hinges)[number];
/** Gaskets that change which parts a door takes: welded magnetic ones, and the two kinds on a Saniswing. */
export declare const gasketings: readonly ['Magnetic', 'Fingersafe', 'Full Gasketing'];
export type Gasketing = (typeof gasketings)[number];
/** Largest opening the calculators accept, in inches; anything larger is a typo. */
export declare const largestOpeningInches = 600;
export declare const dimensionsText = "Please enter valid numbers for width and height.";
declare const doorFields: z.ZodMiniObject<{
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
}, z.core.$strict>;
/** A door as the formulas see it: its build, and the opening in inches. */
export type Door = Readonly<z.output<typeof doorFields>>;
/** Returns a key shared by equal doors, regardless of field order; ignores the fields in `except`. */
export declare function doorKey(door: Door, except?: readonly (keyof Door)[]): string;
/** True if two doors are equal, ignoring the fields in `except`. */
export declare function sameDoor(a: Door, b: Door, except?: readonly (keyof Door)[]): boolean;
/** True for builds whose parts depend on the bottom. */
export declare function hasBottom({ build }: Pick<Door, 'build'>): boolean;
/** True for door types that also come with two leaves. */
export declare function canBeDouble({ doorType }: Pick<Door, 'doorType'>): boolean;
/** True for builds with a choice of hinges. */
export declare function hasHinge({ build }: Pick<Door, 'build'>): boolean;
/** True for door types whose parts depend on whether they are power operated. */
export declare function canBePowered({ doorType }: Pick<Door, 'doorType'>): boolean;
/** Returns the gasket kinds a build can have; null means its usual gaskets. */
export declare function gasketingsOf({ build }: Pick<Door, 'build'>): readonly (Gasketing | null)[];
/**
 * Drops fields that no formula uses for this build: a bottom, hinge or operator chosen before the build was
 * changed. Keeps leaves and gaskets, because they change which parts a door takes.
 */
export declare function omitInapplicable(door: Door): Door;
/** A contradiction in a door, with the field to report it on. */
interface DoorProblem {
    readonly field: 'build' | 'double' | 'bottom' | 'gasketing';
    readonly message: string;
}
/** Returns the contradiction in a door, or null. */
export declare function doorProblem(door: Omit<Door, 'hinge' | 'powerOperated' | 'widthInches' | 'heightInches'>): DoorProblem | null;
/** Normalizes a door, so that equal doors have equal fields however they were answered. */
export declare const door: z.ZodMiniPipe<z.ZodMiniObject<{
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
export {};
