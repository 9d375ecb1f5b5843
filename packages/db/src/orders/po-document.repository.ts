import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { poDocuments } from './orders.tables.ts'

export type PoDocumentRow = typeof poDocuments.$inferSelect
export type NewPoDocument = typeof poDocuments.$inferInsert

export async function createPoDocument(tx: Writer, document: NewPoDocument): Promise<void> {
  await tx.insert(poDocuments).values(document)
}

/** Returns an actor's own document that is not attached to an order, or null. */
export async function findFreePoDocument(
  db: Reader,
  actorId: string,
  id: string,
): Promise<PoDocumentRow | null> {
  const own = and(eq(poDocuments.id, id), eq(poDocuments.actorId, actorId), isNull(poDocuments.orderId))
  const [row] = await db.select().from(poDocuments).where(own)
  return row ?? null
}

/** Attaches an actor's own document to an order; false if there is no unattached one. */
export async function takePoDocument(
  tx: Writer,
  { actorId, id, orderId }: { readonly actorId: string; readonly id: string; readonly orderId: number },
): Promise<boolean> {
  const own = and(eq(poDocuments.id, id), eq(poDocuments.actorId, actorId), isNull(poDocuments.orderId))
  const rows = await tx.update(poDocuments).set({ orderId }).where(own).returning({ id: poDocuments.id })
  return rows.length > 0
}

export async function findPoDocumentOfOrder(db: Reader, orderId: number): Promise<PoDocumentRow | null> {
  const [row] = await db.select().from(poDocuments).where(eq(poDocuments.orderId, orderId))
  return row ?? null
}

/** Keeps an actor's own unattached document until an instant; false if there is none. */
export async function holdPoDocument(
  tx: Writer,
  { actorId, id, until }: { readonly actorId: string; readonly id: string; readonly until: Date },
): Promise<boolean> {
  const own = and(eq(poDocuments.id, id), eq(poDocuments.actorId, actorId), isNull(poDocuments.orderId))
  const rows = await tx
    .update(poDocuments)
    .set({ heldUntilAt: until })
    .where(own)
    .returning({ id: poDocuments.id })
  return rows.length > 0
}

/** Deletes unattached documents uploaded before an instant that are no longer held, and returns their storage names. */
export async function removeFreePoDocuments(
  tx: Writer,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<string[]> {
  const notHeld = or(isNull(poDocuments.heldUntilAt), lt(poDocuments.heldUntilAt, now))
  const rows = await tx
    .delete(poDocuments)
    .where(and(isNull(poDocuments.orderId), lt(poDocuments.createdAt, before), notHeld))
    .returning({ storedAs: poDocuments.storedAs })
  return rows.map(({ storedAs }) => storedAs)
}

export async function listStoredPoDocuments(db: Reader): Promise<string[]> {
  const rows = await db.select({ storedAs: poDocuments.storedAs }).from(poDocuments)
  return rows.map(({ storedAs }) => storedAs)
}
