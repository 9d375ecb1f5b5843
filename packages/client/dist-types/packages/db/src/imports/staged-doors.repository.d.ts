import type { RegisteredDoor } from '@mullion/domain/doors/registered-door';
import type { Writer } from '../database.ts';
/** A door that an import or undo is about to write. */
export type DoorToStage = RegisteredDoor & {
    readonly action: 'save' | 'remove';
};
/** Stages one page of doors. */
export declare function stageDoors(tx: Writer, importId: number, rows: readonly DoorToStage[]): Promise<void>;
/** Applies the staged doors to the register, in two statements. */
export declare function switchDoors(tx: Writer, importId: number): Promise<void>;
/** Deletes some staged doors; false if none were left. */
export declare function removeSomeStagedDoors(tx: Writer, importId: number, limit: number): Promise<boolean>;
