import { type MediaKind, mostOfKind } from '@mullion/domain/catalog/part-media'
import { and, asc, count, eq, isNotNull, max } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { partMedia } from './part-media.tables.ts'

export type PartMediumRow = typeof partMedia.$inferSelect
export type NewPartMedium = Omit<PartMediumRow, 'id' | 'position'>

/** Returns what a part has, by kind and in order. */
export function listPartMedia(db: Reader, partId: number): Promise<PartMediumRow[]> {
  const { kind, position, id } = partMedia
  return db
    .select()
    .from(partMedia)
    .where(eq(partMedia.partId, partId))
    .orderBy(asc(kind), asc(position), asc(id))
}

export async function findPartMedium(db: Reader, id: number): Promise<PartMediumRow | null> {
  const [row] = await db.select().from(partMedia).where(eq(partMedia.id, id))
  return row ?? null
}

/** Adds one after the others of its kind; null if the part has as many as it can. */
export async function createPartMedium(tx: Writer, medium: NewPartMedium): Promise<PartMediumRow | null> {
  const { partId, kind } = medium
  const [there] = await tx
    .select({ count: count(), last: max(partMedia.position) })
    .from(partMedia)
    .where(and(eq(partMedia.partId, partId), eq(partMedia.kind, kind)))
  if (there && there.count >= mostOfKind[kind]) return null
  const position = (there?.last ?? 0) + 1
  const [row] = await tx
    .insert(partMedia)
    .values({ ...medium, position })
    .returning()
  return row ?? null
}

export async function changePartMedium(
  tx: Writer,
  id: number,
  words: Pick<PartMediumRow, 'caption' | 'alternative'>,
): Promise<void> {
  await tx.update(partMedia).set(words).where(eq(partMedia.id, id))
}

export async function removePartMedium(tx: Writer, id: number): Promise<void> {
  await tx.delete(partMedia).where(eq(partMedia.id, id))
}

/** Puts those of one kind in a new order. */
export async function orderPartMedia(tx: Writer, ids: readonly number[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await tx
      .update(partMedia)
      .set({ position: at + 1 })
      .where(eq(partMedia.id, id))
  }
}

/** Returns the names of the stored files of one kind. */
export async function listStoredMedia(db: Reader, kind: Exclude<MediaKind, 'video'>): Promise<string[]> {
  const rows = await db
    .select({ storedAs: partMedia.storedAs })
    .from(partMedia)
    .where(and(eq(partMedia.kind, kind), isNotNull(partMedia.storedAs)))
  return rows.map(({ storedAs }) => storedAs ?? '')
}
