import type { Writer } from '../database.ts';
import { auditLog } from './security.tables.ts';
export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditLine = Omit<typeof auditLog.$inferInsert, 'id'>;
/** Adds an audit log entry, in the transaction of the change it records. */
export declare function createAuditLine(tx: Writer, line: NewAuditLine): Promise<void>;
