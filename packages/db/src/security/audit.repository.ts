import { desc } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { auditLog } from './security.tables.ts'

export type AuditRow = typeof auditLog.$inferSelect
export type NewAuditLine = Omit<typeof auditLog.$inferInsert, 'id'>

/** Adds a line to the audit log, in the transaction of what it tells of. */
export async function createAuditLine(tx: Writer, line: NewAuditLine): Promise<void> {
  await tx.insert(auditLog).values(line)
}

/** The last lines of the audit log, the newest first. */
export function listAuditLines(db: Reader, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(limit)
}
