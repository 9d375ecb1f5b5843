import { desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader } from '../database.ts'
import type { AuditRow } from './audit.repository.ts'
import { auditLog } from './security.tables.ts'

export interface NamedAuditEvent {
  readonly line: AuditRow
  readonly by: string | null
}

const userOf = (actorId: string) => Number(/^user:(\d+)/.exec(actorId)?.[1] ?? 0)

/** Returns the latest entries about one subject, such as `part:12`, newest first. */
export async function listAuditEvents(
  db: Reader,
  subject: string,
  limit: number,
): Promise<NamedAuditEvent[]> {
  const lines = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
  const ids = [...new Set(lines.map(({ actorId }) => userOf(actorId)))]
  const people = await db
    .select({ id: users.id, name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(inArray(users.id, ids))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return lines.map((line) => ({ line, by: names.get(userOf(line.actorId)) ?? null }))
}
