import type { Reader } from '../database.ts';
import type { AuditRow } from './audit.repository.ts';
/** An audit log entry with the user's name; null if the actor is not a user. */
export interface NamedAuditEvent {
    readonly line: AuditRow;
    readonly by: string | null;
}
/** Returns the latest entries about one subject, such as `part:12`, newest first. */
export declare function listAuditEvents(db: Reader, subject: string, limit: number): Promise<NamedAuditEvent[]>;
