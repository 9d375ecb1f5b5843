import type { Reader, Writer } from '../database.ts';
import { sessions } from './accounts.tables.ts';
export type SessionRow = typeof sessions.$inferSelect;
/** Returns the unexpired session with this token hash; null if there is none. */
export declare function findSession(db: Reader, token: string, now: Date): Promise<SessionRow | null>;
/** Returns a user's active sessions, last used first. */
export declare function listSessions(db: Reader, userId: number, now: Date): Promise<SessionRow[]>;
/** Ends one of a user's own sessions; false if they have no such session. */
export declare function removeSession(tx: Writer, userId: number, id: number): Promise<boolean>;
/** Ends all of a user's sessions but one, or all if that is null; returns how many ended. */
export declare function removeSessions(tx: Writer, userId: number, except: number | null): Promise<number>;
/** Ends a user's sign-ins that wait for their second factor. */
export declare function removePendingSignIns(tx: Writer, userId: number): Promise<void>;
/** Sets when a session ends. */
export declare function endSessionAt(tx: Writer, id: number, expiresAt: Date): Promise<void>;
/** Records that a session was used. */
export declare function touchSession(tx: Writer, id: number, now: Date): Promise<void>;
/** Deletes expired sessions, half-done sign-ins and links. */
export declare function removeEndedSessions(tx: Writer, now: Date): Promise<void>;
