import { desc, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { insertOf } from '../prepared-writes.ts'
import { auditLog } from './security.tables.ts'

export type AuditRow = typeof auditLog.$inferSelect
export type NewAuditLine = Omit<typeof auditLog.$inferInsert, 'id'>

const insertLine = insertOf(auditLog)

/** Adds an audit log entry, in the transaction of the change it records. */
export async function createAuditLine(tx: Writer, line: NewAuditLine): Promise<void> {
  await insertLine(tx, line)
}

/** Returns the newest entry about a subject, or null. */
export async function findLastAuditLine(db: Reader, subject: string): Promise<AuditRow | null> {
  const [line] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return line ?? null
}
