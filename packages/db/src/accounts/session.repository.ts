import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { mailedLinks, passkeyChallenges, sessions, verifications } from './accounts.tables.ts'

export type SessionRow = typeof sessions.$inferSelect

const sessionByToken = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_by_token'),
)

/** Returns the unexpired session with this token hash; null if there is none. */
export async function findSession(db: Reader, token: string, now: Date): Promise<SessionRow | null> {
  const [row] = await sessionByToken(db).execute({ token })
  return row && row.expiresAt > now ? row : null
}

/** Returns a user's active sessions, last used first. */
export function listSessions(db: Reader, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

export async function removeSession(tx: Writer, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends all of a user's sessions but one, or all if that is null; returns how many ended. */
export async function removeSessions(tx: Writer, userId: number, except: number | null): Promise<number> {
  const mine = eq(sessions.userId, userId)
  const rows = await tx
    .delete(sessions)
    .where(except === null ? mine : and(mine, ne(sessions.id, except)))
    .returning({ id: sessions.id })
  return rows.length
}

export async function removePendingSignIns(tx: Writer, userId: number): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, String(userId)))
}

export async function endSessionAt(tx: Writer, id: number, expiresAt: Date): Promise<void> {
  await tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

export async function touchSession(tx: Writer, id: number, now: Date): Promise<void> {
  await tx.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, id))
}

/** Deletes expired sessions, half-done sign-ins and links. */
export async function removeEndedSessions(tx: Writer, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
  await tx.delete(verifications).where(lt(verifications.expiresAt, now))
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await tx.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
}
