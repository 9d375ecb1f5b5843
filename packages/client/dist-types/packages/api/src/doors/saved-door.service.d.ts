import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import { type ListDoorsInput, type RenameDoorInput, type SaveDoorInput, type SavedDoor, type SavedDoorPage } from '@mullion/domain/doors/saved-door';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
export interface SavedDoorDeps {
    readonly db: Database;
    readonly clock: Clock;
    readonly limits: Limits;
}
/** Doors that a company's users saved by name; other companies' doors are invisible. */
export declare function createSavedDoorService({ db, clock, limits }: SavedDoorDeps): {
    /** Returns a page of the company's doors, by site, then by name. */
    list({ companyId }: Member, { text, ...page }: ListDoorsInput): Promise<SavedDoorPage>;
    /** Returns the company's door with this serial number, or null. */
    bySerial({ companyId }: Member, serialNumber: string): Promise<SavedDoor | null>;
    /**
     * Saves a door; throws `conflict` when the name is taken at the site, `blocked` when there are too many, `invalid`
     * when the door differs from the register or its gaskets need a serial number it does not have.
     */
    save(actor: Member, input: SaveDoorInput): Promise<SavedDoor>;
    /**
     * Changes one of the company's doors and records the actor as its saver. Throws `missing` when the company has no
     * such door, before revealing anything about the register, and otherwise as `save` does.
     */
    update(actor: Member, id: number, input: SaveDoorInput): Promise<SavedDoor>;
    /** Changes the name and site of one of the company's doors; the door and its saver stay as they are. */
    rename(actor: Member, { doorId: id, name, site }: RenameDoorInput): Promise<SavedDoor>;
    /** Deletes one of the company's doors and returns it as it was; it can be saved again unless it is outdated. */
    remove(actor: Member, id: number): Promise<SavedDoor>;
};
