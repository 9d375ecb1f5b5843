import {
  type CreditState,
  creditMoves,
  creditNoteNumberOf,
  openCreditStates,
} from '@mullion/domain/credit-notes/credit-note'
import { and, asc, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { creditNoteLines, creditNotes } from './credit-notes.tables.ts'

type StoredCreditNote = typeof creditNotes.$inferSelect

export interface CreditNoteLineRow {
  readonly orderLineId: number
  readonly lineNo: number
  readonly quantity: number
  readonly cents: number
  readonly feeCents: number
}

/** A credit note with its lines; its number is always set once it is visible. */
export interface CreditNoteRow extends StoredCreditNote {
  readonly number: string
  readonly lines: readonly CreditNoteLineRow[]
}

export type NewCreditNote = Omit<typeof creditNotes.$inferInsert, 'id' | 'number'>

/** Returns stored credit notes with their lines, in the same order. */
export async function creditNotesInFull(
  db: Reader,
  stored: readonly StoredCreditNote[],
): Promise<CreditNoteRow[]> {
  if (stored.length === 0) return []
  const { creditNoteId, orderLineId, quantity, cents, feeCents } = creditNoteLines
  const lines = await db
    .select({ creditNoteId, orderLineId, quantity, cents, feeCents, lineNo: orderLines.lineNo })
    .from(creditNoteLines)
    .innerJoin(orderLines, eq(orderLines.id, orderLineId))
    .where(
      inArray(
        creditNoteId,
        stored.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.lineNo))
  const linesOf = Map.groupBy(lines, (line) => line.creditNoteId)
  return stored.map((note) => ({
    ...note,
    number: note.number ?? '',
    lines: (linesOf.get(note.id) ?? []).map(({ creditNoteId: _, ...line }) => line),
  }))
}

const one = async (db: Reader, where: SQL | undefined): Promise<CreditNoteRow | null> =>
  (await creditNotesInFull(db, await db.select().from(creditNotes).where(where)))[0] ?? null

/** Returns a credit note, or null. */
export function findCreditNote(db: Reader, id: number): Promise<CreditNoteRow | null> {
  return one(db, eq(creditNotes.id, id))
}

export function findCreditNoteByNumber(db: Reader, number: string): Promise<CreditNoteRow | null> {
  return one(db, eq(creditNotes.number, number))
}

/** Returns the credit note that a request made, or null. */
export function findCreditNoteOfRequest(
  db: Reader,
  { orderId, requestKey }: { readonly orderId: number; readonly requestKey: string },
): Promise<CreditNoteRow | null> {
  return one(db, and(eq(creditNotes.orderId, orderId), eq(creditNotes.requestKey, requestKey)))
}

/** Returns the credit notes of an order, first one first. */
export async function listCreditNotesOfOrder(db: Reader, orderId: number): Promise<CreditNoteRow[]> {
  const rows = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.id))
  return creditNotesInFull(db, rows)
}

/** Waits until no other transaction credits, cancels, ships or exports the order; false if there is none. */
export async function lockOrder(tx: Writer, orderId: number): Promise<boolean> {
  const locked = await tx
    .update(orders)
    .set({ creditedGoodsCents: orders.creditedGoodsCents })
    .where(eq(orders.id, orderId))
    .returning({ id: orders.id })
  return locked.length > 0
}

/** Inserts a credit note with its lines and assigns its number. */
export async function createCreditNote(
  tx: Writer,
  note: NewCreditNote,
  lines: readonly Omit<CreditNoteLineRow, 'lineNo'>[],
): Promise<CreditNoteRow> {
  const [{ id } = { id: 0 }] = await tx.insert(creditNotes).values(note).returning({ id: creditNotes.id })
  await tx
    .update(creditNotes)
    .set({ number: creditNoteNumberOf(id) })
    .where(eq(creditNotes.id, id))
  if (lines.length > 0)
    await tx.insert(creditNoteLines).values(
      lines.map(({ orderLineId, quantity, cents, feeCents }) => ({
        ...{ creditNoteId: id, orderLineId, quantity, cents, feeCents },
      })),
    )
  const created = await findCreditNote(tx, id)
  if (!created) throw new Error('The credit note was not stored.')
  return created
}

type CreditedOfOrder = Pick<
  StoredCreditNote,
  'orderId' | 'goodsCents' | 'freightCents' | 'goodsTaxCents' | 'freightTaxCents'
>

/** Adds to what an order has credited; false if that is more than it charged. */
export async function addOrderCredit(tx: Writer, credit: CreditedOfOrder): Promise<boolean> {
  const { creditedGoodsCents: goods, creditedFreightCents: freight } = orders
  const { creditedGoodsTaxCents: goodsTax, creditedFreightTaxCents: freightTax } = orders
  const credited = await tx
    .update(orders)
    .set({
      creditedGoodsCents: sql`${goods} + ${credit.goodsCents}`,
      creditedFreightCents: sql`${freight} + ${credit.freightCents}`,
      creditedGoodsTaxCents: sql`${goodsTax} + ${credit.goodsTaxCents}`,
      creditedFreightTaxCents: sql`${freightTax} + ${credit.freightTaxCents}`,
    })
    .where(
      and(
        eq(orders.id, credit.orderId),
        sql`${goods} + ${credit.goodsCents} <= ${orders.cartTotalCents}`,
        sql`${freight} + ${credit.freightCents} <= ${orders.shippingCents}`,
        sql`${goodsTax} + ${freightTax} + ${credit.goodsTaxCents + credit.freightTaxCents} <= ${orders.taxCents}`,
      ),
    )
    .returning({ id: orders.id })
  return credited.length > 0
}

/** Adds to what is credited of a line; false if less of it is left. */
export async function addLineCredit(
  tx: Writer,
  { orderLineId, quantity, cents }: Pick<CreditNoteLineRow, 'orderLineId' | 'quantity' | 'cents'>,
): Promise<boolean> {
  const after = sql`round((${orderLines.creditedQuantity} + ${quantity}) * 1000) / 1000`
  const credited = await tx
    .update(orderLines)
    .set({ creditedQuantity: after, creditedCents: sql`${orderLines.creditedCents} + ${cents}` })
    .where(and(eq(orderLines.id, orderLineId), sql`${after} <= ${orderLines.quantity}`))
    .returning({ id: orderLines.id })
  return credited.length > 0
}

/**
 * Claims a credit note that has not been given until the lease ends; null if another process has it or it is given. With
 * `inTrouble`, also one that waits for staff.
 */
export async function claimCreditNote(
  tx: Writer,
  claim: {
    readonly id: number
    readonly now: Date
    readonly leaseUntilAt: Date
    readonly inTrouble: boolean
  },
): Promise<CreditNoteRow | null> {
  const states: readonly CreditState[] = claim.inTrouble ? ['attention'] : openCreditStates
  const rows = await tx
    .update(creditNotes)
    .set({ leaseUntilAt: claim.leaseUntilAt })
    .where(
      and(
        eq(creditNotes.id, claim.id),
        inArray(creditNotes.state, states),
        lte(creditNotes.leaseUntilAt, claim.now),
      ),
    )
    .returning()
  return (await creditNotesInFull(tx, rows))[0] ?? null
}

export type CreditNoteFacts = Partial<
  Pick<
    StoredCreditNote,
    'means' | 'gatewayId' | 'problem' | 'sentAt' | 'givenAt' | 'leaseUntilAt' | 'settledHow' | 'settledById'
  >
>

/** Changes the state of a claimed credit note; null if another process has claimed it since. */
export async function moveCreditNote(
  tx: Writer,
  note: Pick<CreditNoteRow, 'id' | 'state' | 'leaseUntilAt'>,
  move: { readonly to: CreditState; readonly facts?: CreditNoteFacts },
): Promise<CreditNoteRow | null> {
  const allowed: readonly CreditState[] = creditMoves[note.state]
  if (!allowed.includes(move.to)) throw new Error(`A credit note cannot go from ${note.state} to ${move.to}.`)
  const rows = await tx
    .update(creditNotes)
    .set({ ...move.facts, state: move.to })
    .where(
      and(
        eq(creditNotes.id, note.id),
        eq(creditNotes.state, note.state),
        eq(creditNotes.leaseUntilAt, note.leaseUntilAt),
      ),
    )
    .returning()
  return (await creditNotesInFull(tx, rows))[0] ?? null
}

/** Releases a claimed credit note, so that it can be claimed from an instant on. */
export async function releaseCreditNote(
  tx: Writer,
  note: Pick<CreditNoteRow, 'id' | 'leaseUntilAt'>,
  from: Date,
): Promise<void> {
  await tx
    .update(creditNotes)
    .set({ leaseUntilAt: from })
    .where(and(eq(creditNotes.id, note.id), eq(creditNotes.leaseUntilAt, note.leaseUntilAt)))
}

/** Returns the ids of credit notes that the gateway still has to be asked about, longest unattended first. */
export async function listOpenCreditNotes(db: Reader, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: creditNotes.id })
    .from(creditNotes)
    .where(
      and(
        ne(creditNotes.state, 'given'),
        inArray(creditNotes.state, openCreditStates),
        lte(creditNotes.leaseUntilAt, now),
      ),
    )
    .orderBy(asc(creditNotes.leaseUntilAt), desc(creditNotes.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Cancels a quantity of a line that is not shipped; false if less of it is left. */
export async function cancelLineQuantity(
  tx: Writer,
  { orderLineId, quantity }: { readonly orderLineId: number; readonly quantity: number },
): Promise<boolean> {
  const after = sql`round((${orderLines.canceledQuantity} + ${quantity}) * 1000) / 1000`
  const canceled = await tx
    .update(orderLines)
    .set({ canceledQuantity: after })
    .where(
      and(
        eq(orderLines.id, orderLineId),
        sql`${after} <= ${orderLines.quantity} - ${orderLines.shippedQuantity}`,
      ),
    )
    .returning({ id: orderLines.id })
  return canceled.length > 0
}

export interface CanceledAmounts {
  readonly orderId: number
  readonly freightCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** Returns what was credited of orders before accounting gets them; only those of which something was. */
export function listCanceledAmounts(db: Reader, orderIds: readonly number[]): Promise<CanceledAmounts[]> {
  const { orderId, reason, freightCents, goodsTaxCents, freightTaxCents, totalCents } = creditNotes
  return db
    .select({
      orderId,
      freightCents: sql<number>`sum(${freightCents})`.mapWith(Number),
      taxCents: sql<number>`sum(${goodsTaxCents} + ${freightTaxCents})`.mapWith(Number),
      totalCents: sql<number>`sum(${totalCents})`.mapWith(Number),
    })
    .from(creditNotes)
    .where(and(or(eq(reason, 'canceled'), eq(creditNotes.inOrder, true)), inArray(orderId, [...orderIds])))
    .groupBy(orderId)
}
