import { and, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { partImages } from './part-images.tables.ts'

export type PartImageRow = typeof partImages.$inferSelect

/** Records which files are a part's image of one version; they are stored already. */
export async function createPartImage(tx: Writer, image: Omit<PartImageRow, 'id'>): Promise<void> {
  await tx.insert(partImages).values(image)
}

/** Returns the name of the files of a part's image of one version; null if it was not uploaded. */
export async function findPartImage(db: Reader, partId: number, version: number): Promise<string | null> {
  const [row] = await db
    .select({ storedAs: partImages.storedAs })
    .from(partImages)
    .where(and(eq(partImages.partId, partId), eq(partImages.version, version)))
  return row?.storedAs ?? null
}

/** Returns the names of all uploaded images. */
export async function listStoredImages(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: partImages.storedAs }).from(partImages)
  return rows.map(({ storedAs }) => storedAs)
}
