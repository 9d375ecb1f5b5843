import * as z from 'zod/mini';
import { AppError } from '../error.ts';
import { type PartCsvColumn, type PartRecord } from '../imports/part-csv.ts';
/** Columns that staff fill in, with their documented names, which the parts file also uses. */
export type PartColumn = Exclude<PartCsvColumn, 'id' | 'illustration'>;
export declare const partColumns: readonly PartColumn[];
/** A part as the form submits it: each value is written as in the parts file. */
export type PartCells = Readonly<Record<PartColumn, string>>;
/** Edit an existing part; its size may stay unknown. */
export declare const partForm: z.ZodMiniObject<{
    part_number: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_name: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_description: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_price: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_units: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"EA" | "FT" | "SQFT", "EA" | "FT" | "SQFT">>;
    part_tags: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[], readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[]>>;
    part_tags_doors: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[], readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[]>>;
    part_tags_doors_sub: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[], readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[]>>;
    included_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    private_notes: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_location: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    req_dir: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_serial: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_power: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    part_left_right: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    precision_cut: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_wall_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    part_l: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_h: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_d: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_lbs: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    related_parts: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly string[], readonly string[]>>;
    install_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"lg" | "md" | "none" | "sm", "lg" | "md" | "none" | "sm">>;
    proprietary: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean | null, boolean | null>>;
    obsolete: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
}, z.core.$strict>;
/** Add a part; price and size are required. */
export declare const newPartForm: z.ZodMiniObject<{
    part_number: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_name: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_description: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_units: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"EA" | "FT" | "SQFT", "EA" | "FT" | "SQFT">>;
    part_tags: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[], readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[]>>;
    part_tags_doors: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[], readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[]>>;
    part_tags_doors_sub: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[], readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[]>>;
    included_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    private_notes: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    part_location: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    req_dir: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_serial: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_power: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    part_left_right: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    precision_cut: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    req_wall_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    related_parts: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly string[], readonly string[]>>;
    install_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"lg" | "md" | "none" | "sm", "lg" | "md" | "none" | "sm">>;
    proprietary: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean | null, boolean | null>>;
    obsolete: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    part_price: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_l: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_h: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_d: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    part_lbs: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
}, z.core.$strict>;
export type PartFacts = Omit<PartRecord, 'id' | 'illustration'>;
/** Returns the part fields from a parsed form. */
export declare function partFactsOf(form: z.output<typeof partForm>): PartFacts;
export declare const createPartInput: z.ZodMiniObject<{
    image: z.ZodMiniOptional<z.ZodMiniCustom<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>>;
    referenceImage: z.ZodMiniOptional<z.ZodMiniCustom<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>>;
    form: z.ZodMiniObject<{
        part_number: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_name: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_description: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_units: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"EA" | "FT" | "SQFT", "EA" | "FT" | "SQFT">>;
        part_tags: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[], readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[]>>;
        part_tags_doors: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[], readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[]>>;
        part_tags_doors_sub: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[], readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[]>>;
        included_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        private_notes: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_location: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        req_dir: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_serial: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_power: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        part_left_right: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        precision_cut: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_wall_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        related_parts: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly string[], readonly string[]>>;
        install_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"lg" | "md" | "none" | "sm", "lg" | "md" | "none" | "sm">>;
        proprietary: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean | null, boolean | null>>;
        obsolete: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        part_price: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_l: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_h: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_d: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_lbs: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
    }, z.core.$strict>;
}, z.core.$strict>;
export type CreatePartInput = z.output<typeof createPartInput>;
/** A part edit; `updatedAt` makes it fail if the part changed since then. */
export declare const updatePartInput: z.ZodMiniObject<{
    image: z.ZodMiniOptional<z.ZodMiniCustom<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>>;
    referenceImage: z.ZodMiniOptional<z.ZodMiniCustom<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>>;
    partId: z.ZodMiniInt;
    form: z.ZodMiniObject<{
        part_number: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_name: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_description: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_price: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_units: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"EA" | "FT" | "SQFT", "EA" | "FT" | "SQFT">>;
        part_tags: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[], readonly ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[]>>;
        part_tags_doors: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[], readonly ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[]>>;
        part_tags_doors_sub: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[], readonly ("COLD" | "CW" | "ESS1" | "ESS2" | "SANI" | "TORSION" | "TSD")[]>>;
        included_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        private_notes: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        part_location: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
        req_dir: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_serial: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_power: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        part_left_right: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        precision_cut: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        req_wall_thick: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
        part_l: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_h: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_d: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        part_lbs: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
        related_parts: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<readonly string[], readonly string[]>>;
        install_hardware: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"lg" | "md" | "none" | "sm", "lg" | "md" | "none" | "sm">>;
        proprietary: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean | null, boolean | null>>;
        obsolete: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
    }, z.core.$strict>;
    updatedAt: z.ZodMiniOptional<z.ZodMiniISODateTime>;
}, z.core.$strict>;
export type UpdatePartInput = z.output<typeof updatePartInput>;
/** A part as loaded into its form. */
export interface EditablePart {
    readonly id: number;
    readonly cells: PartCells;
    /** 0 if the part never had its own picture. */
    readonly imageVersion: number;
    readonly hasReferenceImage: boolean;
    /** Send back with an edit, so that no one else's edit is overwritten. */
    readonly updatedAt: string;
}
/** A column's old and new value, written as in the parts file. */
export interface ColumnChange {
    readonly column: PartColumn | 'image' | 'reference_image';
    readonly before: string;
    readonly after: string;
}
export interface PartChange {
    readonly id: number;
    readonly at: string;
    /** Name of the user; the actor id if that user no longer exists. */
    readonly by: string;
    readonly action: 'created' | 'changed';
    readonly changes: readonly ColumnChange[];
}
/** Maximum number of a part's changes to list. */
export declare const partHistoryLength = 500;
export declare const partHistoryInput: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        action: "action";
        at: "at";
        by: "by";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
    partId: z.ZodMiniInt;
}, z.core.$strict>;
export type PartHistoryInput = z.output<typeof partHistoryInput>;
/** Returns the columns in which two versions of a part differ. */
export declare function changedColumns(before: PartCells, after: PartCells): ColumnChange[];
/** Another part already has this number. */
export declare function partNumberTaken(): AppError;
/** The part was saved by someone else after it was opened. */
export declare function partChanged(): AppError;
/** A price can be replaced, never removed. */
export declare function priceNeeded(): AppError;
/** The related part number is not in the store. */
export declare function relatedPartUnknown(number: string): AppError;
