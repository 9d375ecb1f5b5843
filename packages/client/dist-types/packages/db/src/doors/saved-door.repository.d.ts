import type { Reader, Writer } from '../database.ts';
import type { Page } from '../page.ts';
import { savedDoors } from './saved-door.tables.ts';
type Keys = 'nameKey' | 'siteKey';
export type SavedDoorRow = Omit<typeof savedDoors.$inferSelect, Keys>;
export type NewSavedDoor = Omit<typeof savedDoors.$inferInsert, 'id' | Keys>;
export type SavedDoorChange = Omit<NewSavedDoor, 'companyId'>;
export type SavedDoorName = Pick<SavedDoorChange, 'name' | 'site'>;
/**
 * A saved door with the name of the user who saved it, even if that user was deleted, since the row stays.
 */
export interface SavedDoorWithPerson {
    readonly saved: SavedDoorRow;
    readonly person: {
        readonly firstname: string;
        readonly lastname: string;
    } | null;
}
export interface OwnDoor {
    readonly companyId: number;
    readonly id: number;
}
/**
 * Selects a company's doors whose name, site or serial number contains a text, ignoring case; all of them if
 * the text is empty.
 */
export interface SavedDoorFilter {
    readonly companyId: number;
    readonly text: string;
}
/** Returns a page of a company's doors, by site, then by name. */
export declare function listSavedDoors(db: Reader, filter: SavedDoorFilter, page: Page): Promise<SavedDoorWithPerson[]>;
/** Returns a company's saved door with this serial number, the first by site and name; null if there is none. */
export declare function findSavedDoorBySerial(db: Reader, { companyId, serialNumber }: {
    readonly companyId: number;
    readonly serialNumber: string;
}): Promise<SavedDoorWithPerson | null>;
/** Returns a door of this company, or null. */
export declare function findSavedDoor(db: Reader, which: OwnDoor): Promise<SavedDoorWithPerson | null>;
/** Counts a company's saved doors that match the filter. */
export declare function countSavedDoors(db: Reader, filter: SavedDoorFilter): Promise<number>;
/** Inserts a door; fails as `violated` if the company already has this name at this site, ignoring case. */
export declare function createSavedDoor(tx: Writer, door: NewSavedDoor): Promise<SavedDoorRow>;
/**
 * Updates a door of this company, entirely or just its name and site; null if it has no such door. Fails as `violated`
 * if the new name is taken.
 */
export declare function updateSavedDoor(tx: Writer, which: OwnDoor, change: SavedDoorChange | SavedDoorName): Promise<SavedDoorRow | null>;
/** Deletes a door of this company; false if it has no such door. */
export declare function removeSavedDoor(tx: Writer, which: OwnDoor): Promise<boolean>;
export {};
