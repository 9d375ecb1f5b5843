import * as z from 'zod/mini';
import { AppError } from '../error.ts';
import { type DoorDirection, type RegisteredDoor } from './registered-door.ts';
/** Maximum saved doors per company. */
export declare const maxSavedDoors = 2000;
/** Maximum characters of a door's name, its site, and a door search. */
export declare const maxDoorNameLength = 60;
export declare const maxDoorSiteLength = 80;
export declare const maxDoorSearchLength = 100;
export declare const saveDoorInput: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    site: z.ZodMiniString<string>;
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
}, z.core.$strict>;
export type SaveDoorInput = z.output<typeof saveDoorInput>;
export declare const savedDoorInput: z.ZodMiniObject<{
    doorId: z.ZodMiniInt;
}, z.core.$strict>;
export declare const updateDoorInput: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    site: z.ZodMiniString<string>;
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
    doorId: z.ZodMiniInt;
}, z.core.$strict>;
/** Changes a door's name and site; the door itself stays the same. */
export declare const renameDoorInput: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    site: z.ZodMiniString<string>;
    doorId: z.ZodMiniInt;
}, z.core.$strict>;
export type RenameDoorInput = z.output<typeof renameDoorInput>;
/** Maximum doors listed per page. */
export declare const largestDoorPage = 200;
/** Lists a company's doors: all, or those with a text in their name, site or serial number. */
export declare const listDoorsInput: z.ZodMiniObject<{
    text: z.ZodMiniDefault<z.ZodMiniString<string>>;
    offset: z.ZodMiniDefault<z.ZodMiniInt>;
    limit: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>;
export type ListDoorsInput = z.output<typeof listDoorsInput>;
/** Returns the comparison key of a name or site: lower case, accents normalized. */
export declare function doorNameKey(text: string): string;
export interface SavedDoor extends Readonly<SaveDoorInput> {
    readonly id: number;
    readonly savedAt: string;
    /** Name of the user who saved it. */
    readonly savedBy: string;
    /** True if the register now disagrees: no such door, a different build, or an unclear record. */
    readonly outdated: boolean;
    /** Direction from the register; null if it has none or disagrees with the saved door. */
    readonly direction: DoorDirection | null;
}
/** A door to check, saved or not. */
type SubmittedDoor = Pick<SaveDoorInput, 'serialNumber' | 'door'>;
/** True if a door conflicts with the register; never for one without a serial number. */
export declare function isOutdated({ serialNumber, door }: SubmittedDoor, registered: RegisteredDoor | null): boolean;
/**
 * Returns the error for a door that conflicts with the register, or for magnetic gaskets without a serial number; null
 * if the door is fine.
 */
export declare function savedDoorRefusal(submitted: SubmittedDoor, registered: RegisteredDoor | null): AppError | null;
/** A page of a company's doors, sorted by site and then name, with the total. */
export interface SavedDoorPage {
    readonly doors: readonly SavedDoor[];
    readonly total: number;
}
/** The actor's company has no door with this id. */
export declare function savedDoorMissing(): AppError;
/** The company already has a door with this name at this site. */
export declare function doorNameTaken(name: string, site: string): AppError;
/** The company's saved doors are at the limit. */
export declare function tooManyDoors(): AppError;
export {};
