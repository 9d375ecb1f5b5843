import type { Role } from '@mullion/domain/accounts/actor'
import { eq, gte, sql } from 'drizzle-orm'
import { sessions, users } from '../accounts/accounts.tables.ts'
import type { Reader } from '../store.ts'

/** The users who were seen since a time, each once, with their roles. */
export async function listUsersSeen(db: Reader, since: Date): Promise<{ role: Role; users: number }[]> {
  return db
    .select({
      role: users.role,
      users: sql<number>`count(distinct ${sessions.userId})`.mapWith(Number),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(gte(sessions.updatedAt, since))
    .groupBy(users.role)
}

/** When the sessions that were used since a time began and were last used. */
export function listSessionTimes(db: Reader, since: Date): Promise<{ createdAt: Date; updatedAt: Date }[]> {
  return db
    .select({ createdAt: sessions.createdAt, updatedAt: sessions.updatedAt })
    .from(sessions)
    .where(gte(sessions.updatedAt, since))
}
