import type { Cut } from '@mullion/domain/cart/cuts'
import type { LineMark } from '@mullion/domain/orders/line-progress'
import type { OrderedConfiguration } from '@mullion/domain/orders/ordered-configuration'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { orderLineComments, orderLineCuts, orderLines } from './orders.tables.ts'

type StoredOrderLine = typeof orderLines.$inferSelect

/** A line item as sold, with its cuts among its configurations. */
export type OrderLineRow = StoredOrderLine & { readonly comments: readonly string[] }
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'lineNo'> & {
  readonly comments: readonly string[]
}

export interface OrderWithLines {
  readonly orderId: number
  readonly lines: readonly NewOrderLine[]
}

const linesPerStatement = 50
const remarksPerStatement = 500
const ordersPerStatement = 500

const cutsOf = (configurations: readonly OrderedConfiguration[]): Cut[] =>
  configurations.flatMap((each) => (each.kind === 'cuts' ? each.cuts : []))

/** Removes the cuts, which have their own rows; null if nothing else is left. */
function withoutCuts(configurations: NewOrderLine['configurations']): StoredOrderLine['configurations'] {
  const others = configurations?.filter(({ kind }) => kind !== 'cuts') ?? []
  return others.length > 0 ? others : null
}

async function createRemarks(tx: Writer, stored: readonly (readonly [id: number, line: NewOrderLine])[]) {
  const cuts = stored.flatMap(([orderLineId, { configurations }]) =>
    cutsOf(configurations ?? []).map((cut, at) => ({ orderLineId, cutNo: at + 1, ...cut })),
  )
  const comments = stored.flatMap(([orderLineId, line]) =>
    line.comments.map((comment, at) => ({ orderLineId, commentNo: at + 1, comment })),
  )
  for (let at = 0; at < cuts.length; at += remarksPerStatement)
    await tx.insert(orderLineCuts).values(cuts.slice(at, at + remarksPerStatement))
  for (let at = 0; at < comments.length; at += remarksPerStatement)
    await tx.insert(orderLineComments).values(comments.slice(at, at + remarksPerStatement))
}

/** Inserts line items of orders with their cuts and comments, numbered from 1 in each order. */
export async function createOrderLines(tx: Writer, orders: readonly OrderWithLines[]): Promise<void> {
  const all = orders.flatMap(({ orderId, lines }) =>
    lines.map((line, at) => ({ orderId, lineNo: at + 1, line })),
  )
  for (let at = 0; at < all.length; at += linesPerStatement) {
    const some = all.slice(at, at + linesPerStatement)
    const rows = some.map(({ orderId, lineNo, line: { comments: _, configurations, ...fields } }) => ({
      ...{ orderId, lineNo, ...fields },
      configurations: withoutCuts(configurations),
    }))
    const { id, orderId, lineNo } = orderLines
    const stored = await tx.insert(orderLines).values(rows).returning({ id, orderId, lineNo })
    // The database may return rows in any order.
    const ids = new Map(stored.map((row) => [`${row.orderId} ${row.lineNo}`, row.id]))
    await createRemarks(
      tx,
      some.map(({ line, ...of }) => [ids.get(`${of.orderId} ${of.lineNo}`) ?? 0, line]),
    )
  }
}

const linesWhere = (db: Reader, condition: SQL) =>
  db.select().from(orderLines).where(condition).orderBy(asc(orderLines.orderId), asc(orderLines.lineNo))

const cutsWhere = (db: Reader, condition: SQL) =>
  db
    .select({ cut: orderLineCuts })
    .from(orderLineCuts)
    .innerJoin(orderLines, eq(orderLines.id, orderLineCuts.orderLineId))
    .where(condition)
    .orderBy(asc(orderLineCuts.cutNo))

const commentsWhere = (db: Reader, condition: SQL) =>
  db
    .select({ lineId: orderLineComments.orderLineId, comment: orderLineComments.comment })
    .from(orderLineComments)
    .innerJoin(orderLines, eq(orderLines.id, orderLineComments.orderLineId))
    .where(condition)
    .orderBy(asc(orderLineComments.commentNo))

const ofOrder = eq(orderLines.orderId, sql.placeholder('orderId'))
const linesOfOrder = prepared((db) => linesWhere(db, ofOrder).prepare('lines_of_order'))
const cutsOfOrder = prepared((db) => cutsWhere(db, ofOrder).prepare('cuts_of_order'))
const commentsOfOrder = prepared((db) => commentsWhere(db, ofOrder).prepare('comments_of_order'))

function inFull(
  lines: readonly StoredOrderLine[],
  cuts: Awaited<ReturnType<typeof cutsWhere>>,
  comments: Awaited<ReturnType<typeof commentsWhere>>,
): OrderLineRow[] {
  const cutsOfLine = Map.groupBy(cuts, ({ cut }) => cut.orderLineId)
  const commentsOfLine = Map.groupBy(comments, ({ lineId }) => lineId)
  return lines.map((line) => ({
    ...line,
    configurations: withCuts(
      line,
      (cutsOfLine.get(line.id) ?? []).map(({ cut }) => cut),
    ),
    comments: (commentsOfLine.get(line.id) ?? []).map(({ comment }) => comment),
  }))
}

function withCuts(
  { configurations }: StoredOrderLine,
  rows: readonly (typeof orderLineCuts.$inferSelect)[],
): StoredOrderLine['configurations'] {
  if (rows.length === 0) return configurations
  const cuts = rows.map(({ lengthInches, wallThicknessInches, count }) => ({
    ...{ lengthInches, wallThicknessInches, count },
  }))
  return [...(configurations ?? []), { kind: 'cuts', cuts }]
}

export async function listOrderLines(db: Reader, orderId: number): Promise<OrderLineRow[]> {
  const [lines, cuts, comments] = [linesOfOrder(db), cutsOfOrder(db), commentsOfOrder(db)]
  return inFull(
    await lines.execute({ orderId }),
    await cuts.execute({ orderId }),
    await comments.execute({ orderId }),
  )
}

/** Returns the line items of several orders by order id, in order within each. */
export async function listLinesByOrder(
  db: Reader,
  orderIds: readonly number[],
): Promise<Map<number, OrderLineRow[]>> {
  const [only] = orderIds
  // One order is read with prepared statements.
  if (only !== undefined && orderIds.length === 1) return new Map([[only, await listOrderLines(db, only)]])
  const found: OrderLineRow[] = []
  for (let at = 0; at < orderIds.length; at += ordersPerStatement) {
    const ofOrders = inArray(orderLines.orderId, orderIds.slice(at, at + ordersPerStatement))
    const [lines, cuts] = [await linesWhere(db, ofOrders), await cutsWhere(db, ofOrders)]
    found.push(...inFull(lines, cuts, await commentsWhere(db, ofOrders)))
  }
  return Map.groupBy(found, ({ orderId }) => orderId)
}

/** Marks what is left of a line; false if nothing is left to ship. */
export async function markOrderLine(
  tx: Writer,
  id: number,
  marked: { readonly mark: LineMark | null; readonly backOrderedTo: string | null },
): Promise<boolean> {
  const { shippedQuantity, canceledQuantity, quantity } = orderLines
  const rows = await tx
    .update(orderLines)
    .set(marked)
    .where(and(eq(orderLines.id, id), sql`${shippedQuantity} + ${canceledQuantity} < ${quantity}`))
    .returning({ id: orderLines.id })
  return rows.length > 0
}
