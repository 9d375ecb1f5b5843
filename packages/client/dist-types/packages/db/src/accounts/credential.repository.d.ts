import type { Reader, Writer } from '../database.ts';
/** Returns the hash of a user's password; null if they have none. */
export declare function findPasswordHash(db: Reader, userId: number): Promise<string | null>;
/** True if the user's password still has this hash; locks it until the transaction ends. */
export declare function confirmPasswordHash(tx: Writer, userId: number, password: string): Promise<boolean>;
/** Sets a user's password hash. */
export declare function setPasswordHash(tx: Writer, userId: number, { hash: password, now }: {
    readonly hash: string;
    readonly now: Date;
}): Promise<void>;
