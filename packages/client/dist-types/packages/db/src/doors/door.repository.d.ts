import type { RegisteredDoor } from '@mullion/domain/doors/registered-door';
import type { Reader } from '../database.ts';
/** Returns the door with this serial number, or null. */
export declare function findDoorBySerial(db: Reader, serialNumber: string): Promise<RegisteredDoor | null>;
/** Returns the doors with these serial numbers, in no particular order; unknown ones are skipped. */
export declare function listDoorsBySerial(db: Reader, serialNumbers: readonly string[]): Promise<RegisteredDoor[]>;
/** Returns doors by serial number, after the given one. */
export declare function listDoorsAfter(db: Reader, serialNumber: string, limit: number): Promise<RegisteredDoor[]>;
/** Counts the doors in the register. */
export declare function countDoors(db: Reader): Promise<number>;
