import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { orderNotes } from './order-desk.tables.ts'
import { goingOut } from './order-list.repository.ts'
import { orders } from './orders.tables.ts'

type NewNote = Omit<typeof orderNotes.$inferInsert, 'id'>

const maxNotes = 200

export async function createOrderNote(tx: Writer, note: NewNote): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

export function listOrderNotes(db: Reader, orderId: number) {
  return db
    .select({ note: orderNotes, firstname: users.firstname, lastname: users.lastname })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.userId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(maxNotes)
}

/** Marks an order as processed; false if it already was, or if its freight or its credit comes first. */
export async function markOrderProcessed(tx: Writer, orderId: number): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ processed: true })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.processed, false),
        eq(orders.freightToBeConfirmed, false),
        isNull(orders.canceledAt),
        goingOut,
      ),
    )
    .returning({ id: orders.id })
  return marked.length > 0
}

/** Marks an order of which nothing is left as canceled. */
export async function markOrderCanceled(tx: Writer, orderId: number, canceledAt: Date): Promise<void> {
  await tx.update(orders).set({ canceledAt }).where(eq(orders.id, orderId))
}
