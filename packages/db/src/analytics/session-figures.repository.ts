import type { Role } from '@mullion/domain/accounts/actor'
import { eq, gte, sql } from 'drizzle-orm'
import { sessions, users } from '../accounts/accounts.tables.ts'
import type { Reader } from '../database.ts'

/** Counts the distinct users seen since a time, by role. */
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

export function listSessionTimes(db: Reader, since: Date): Promise<{ createdAt: Date; updatedAt: Date }[]> {
  return db
    .select({ createdAt: sessions.createdAt, updatedAt: sessions.updatedAt })
    .from(sessions)
    .where(gte(sessions.updatedAt, since))
}
