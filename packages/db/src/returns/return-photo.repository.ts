import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { returnPhotos } from './returns.tables.ts'

export type ReturnPhotoRow = typeof returnPhotos.$inferSelect

export async function createReturnPhoto(tx: Writer, photo: typeof returnPhotos.$inferInsert): Promise<void> {
  await tx.insert(returnPhotos).values(photo)
}

/** Attaches an actor's own unattached photos to a return; returns how many there were. */
export async function takeReturnPhotos(
  tx: Writer,
  taken: { readonly actorId: string; readonly ids: readonly string[]; readonly returnId: number },
): Promise<number> {
  if (taken.ids.length === 0) return 0
  const rows = await tx
    .update(returnPhotos)
    .set({ returnId: taken.returnId })
    .where(
      and(
        inArray(returnPhotos.id, [...taken.ids]),
        eq(returnPhotos.actorId, taken.actorId),
        isNull(returnPhotos.returnId),
      ),
    )
    .returning({ id: returnPhotos.id })
  return rows.length
}

export function listReturnPhotos(db: Reader, returnId: number): Promise<ReturnPhotoRow[]> {
  return db
    .select()
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId))
    .orderBy(asc(returnPhotos.createdAt), asc(returnPhotos.id))
}

/** Deletes photos that no return took, and returns their storage names. */
export async function removeFreeReturnPhotos(tx: Writer, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(returnPhotos)
    .where(and(isNull(returnPhotos.returnId), lt(returnPhotos.createdAt, before)))
    .returning({ storedAs: returnPhotos.storedAs })
  return rows.map(({ storedAs }) => storedAs)
}

export async function listStoredReturnPhotos(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: returnPhotos.storedAs }).from(returnPhotos)
  return rows.map(({ storedAs }) => storedAs)
}
