import type { Role } from '@mullion/domain/accounts/actor';
import type { Reader } from '../database.ts';
/** Counts the distinct users seen since a time, by role. */
export declare function listUsersSeen(db: Reader, since: Date): Promise<{
    role: Role;
    users: number;
}[]>;
/** Returns start and last use of the sessions used since a time. */
export declare function listSessionTimes(db: Reader, since: Date): Promise<{
    createdAt: Date;
    updatedAt: Date;
}[]>;
