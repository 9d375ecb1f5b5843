import * as z from 'zod/mini';
import { type RegisteredDoor } from '../doors/registered-door.ts';
import { type CellProblem } from './csv-cells.ts';
/** One row of the doors file, in the door register's terms. Its keys are the columns, in order. */
declare const doorRow: z.ZodMiniObject<{
    serialNumber: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    Type: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL", "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL">>;
    doorType: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"slide" | "so" | "swing" | "traffic" | "vl", "slide" | "so" | "swing" | "traffic" | "vl">>;
    Direction: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"Biparting" | "Double" | "LH" | "RH" | null, "Biparting" | "Double" | "LH" | "RH" | null>>;
    Bottom: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null, "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null>>;
    coolingType: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<"Cooler" | "Freezer", "Cooler" | "Freezer">>;
    netWidth: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number, number>>;
    netHeight: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<number, number>>;
    Gaskets: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<string, string>>;
    powerOperated: z.ZodMiniCodec<z.ZodMiniString<string>, z.ZodMiniCustom<boolean, boolean>>;
}, z.core.$strip>;
type DoorRow = z.infer<typeof doorRow>;
export type DoorCsvColumn = keyof DoorRow;
/** Columns of the doors file, in file order. */
export declare const doorCsvColumns: readonly DoorCsvColumn[];
export type DoorRowProblem = CellProblem<DoorCsvColumn>;
export type ParsedDoorRow = {
    readonly ok: true;
    readonly door: RegisteredDoor;
} | {
    readonly ok: false;
    readonly problems: readonly DoorRowProblem[];
};
/**
 * Parses one row of the doors file, keyed by column; a missing column counts as an empty cell. Lists every problem;
 * `now` limits the year in the serial number.
 */
export declare function parseDoorRow(record: Readonly<Record<string, string>>, now: Date): ParsedDoorRow;
/** Writes a door as one row of the doors file; parsing it again returns an equal door. */
export declare function writeDoorRow(door: RegisteredDoor): Record<DoorCsvColumn, string>;
export {};
