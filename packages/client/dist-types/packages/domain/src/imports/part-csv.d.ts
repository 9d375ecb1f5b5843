import * as z from 'zod/mini';
import { type DoorModel, type DoorSubModel, type InstallHardware, type PartRequirements, type PartSize, type PartTag, type Unit } from '../catalog/part.ts';
import { type CellProblem } from './csv-cells.ts';
/** A part as stored in a row of the parts file. `id` is null before the store has numbered it. */
export interface PartRecord {
    readonly id: number | null;
    readonly number: string;
    readonly name: string;
    readonly description: string;
    readonly priceCents: number | null;
    readonly unit: Unit;
    readonly tags: readonly PartTag[];
    readonly doorModels: readonly DoorModel[];
    readonly doorSubModels: readonly DoorSubModel[];
    readonly includedHardware: string;
    readonly privateNotes: string;
    readonly location: string;
    readonly requirements: PartRequirements;
    readonly size: PartSize;
    readonly relatedParts: readonly string[];
    readonly installHardware: InstallHardware;
    readonly proprietary: boolean | null;
    readonly obsolete: boolean;
    readonly illustration: string | null;
}
/** One row of the parts file: decode to parse, encode to write. Its keys are the columns, in order. */
export declare const partRow: z.ZodMiniObject<{
    id: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number | null, number | null>>;
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
    illustration: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string | null, string | null>>;
}, z.core.$strip>;
export type PartRow = z.infer<typeof partRow>;
export type PartCsvColumn = keyof PartRow;
/** Columns of the parts file, in file order. */
export declare const partCsvColumns: readonly PartCsvColumn[];
export type PartRowProblem = CellProblem<PartCsvColumn>;
export type ParsedPartRow = {
    readonly ok: true;
    readonly part: PartRecord;
} | {
    readonly ok: false;
    readonly problems: readonly PartRowProblem[];
};
/** Parses one row of the parts file, keyed by column; a missing column counts as an empty cell. Lists every problem. */
export declare function parsePartRow(record: Readonly<Record<string, string>>): ParsedPartRow;
/**
 * Returns a parser for rows with only some columns, applied to existing parts: fields without a column keep their value
 * and are not validated.
 */
export declare function partRowReader(columns: readonly string[]): (record: Readonly<Record<string, string>>, known: PartRecord) => ParsedPartRow;
/** Writes a part as one row of the parts file; parsing it again returns an equal part. */
export declare function writePartRow(part: PartRecord): Record<PartCsvColumn, string>;
/** Converts a row of the file to a part. */
export declare function toPart(row: PartRow): PartRecord;
