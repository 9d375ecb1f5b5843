import type { Database } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import { type RegisteredDoor } from '@mullion/domain/doors/registered-door';
import type { Limits } from '../security/limits.ts';
/** The public door register. */
export declare function createDoorRegister({ db, limits }: {
    db: Database;
    limits: Limits;
}): {
    /** Returns the door with this serial number; throws `missing` when there is none. */
    bySerial(actor: Actor, serialNumber: string): Promise<RegisteredDoor>;
};
