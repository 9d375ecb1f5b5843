import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { type ListedOrderRow, listPlacedOrders } from '@mullion/db/orders/order-list.repository'
import { findReturnByKey } from '@mullion/db/returns/return.repository'
import { type DemoReturn, demoReturner, demoReturns } from '@mullion/demo/returns/asked-returns'
import { isMadeToOrder } from '@mullion/domain/returns/return-policy'
import { type DemoHistory, day, demoAdmin } from './demo-history.ts'

const minuteMs = 60_000
/** Most orders that are searched for one that suits, newest first. */
const lookedAt = 200
/** Days from an order to its shipment. */
const shipsWithin = 14

interface Sold {
  readonly row: ListedOrderRow
  readonly line: OrderLineRow
}

/** Returns the first order on terms of a user, with its line, that suits. */
async function firstSold(
  history: DemoHistory,
  rows: readonly ListedOrderRow[],
  suits: (row: ListedOrderRow, line: OrderLineRow, lines: readonly OrderLineRow[]) => boolean,
): Promise<Sold | null> {
  for (const row of rows) {
    if (row.order.userId === null || row.order.paymentState !== 'terms') continue
    const lines = await listOrderLines(history.db.read, row.order.id)
    const line = lines.find((each) => suits(row, each, lines))
    if (line) return { row, line }
  }
  return null
}

/** Returns an order of the company that returns parts, placed some days before a return's shipment. */
async function returnedOrder(
  history: DemoHistory,
  { quantity, shippedDaysAgo }: DemoReturn,
  others: ReadonlySet<number>,
): Promise<Sold | null> {
  const before = (daysAgo: number) => new Date(history.startedAt.getTime() - daysAgo * day * minuteMs)
  const of = { companyId: history.companyOf(demoReturner).id }
  const placed = { from: before(shippedDaysAgo + shipsWithin), before: before(shippedDaysAgo + 1) }
  const page = { offset: 0, limit: lookedAt }
  const { rows } = await listPlacedOrders(history.db.read, { of, text: null, ...placed }, page)
  const free = rows.filter(({ order }) => order.processed && !others.has(order.id))
  return firstSold(
    history,
    free,
    (_, line) => line.quantity >= quantity && line.canceledQuantity === 0 && !isMadeToOrder(line),
  )
}

async function loadReturn(history: DemoHistory, demo: DemoReturn, { row, line }: Sold): Promise<void> {
  const { services, db } = history
  const { reason, note, quantity, shippedDaysAgo, askedDaysAgo, receivedDaysAgo, creditedDaysAgo } = demo
  const { id: orderId, userId } = row.order
  const at = demoReturns.indexOf(demo)
  const admin = await history.as(demoAdmin)
  const buyer = await history.member(userId ?? 0)
  const requestKey = `demonstration-${at + 1}-return`
  if (await findReturnByKey(db.read, { actorId: buyer.id, requestKey })) return
  history.rewind(shippedDaysAgo * day)
  const trackingNumber = `1Z999AA1012345678${at}`
  const shippedOn = history.storeDay(-shippedDaysAgo)
  await services.shipments.add(admin, { orderId, carrier: 'UPS', trackingNumber, shippedOn })
  history.rewind(askedDaysAgo * day)
  const lines = [{ lineNo: line.lineNo, quantity, reason }]
  const { id: returnId } = await services.returns.ask(buyer, {
    ...{ orderId, requestKey, lines, note, photoIds: [] },
  })
  if (receivedDaysAgo === null) return
  history.rewind(receivedDaysAgo * day)
  await services.returnDesk.receive(admin, { returnId, revision: 1, note: '' })
  if (creditedDaysAgo === null) return
  history.rewind(creditedDaysAgo * day)
  await services.returnDesk.inspect(admin, {
    ...{ returnId, revision: 2, note: '' },
    lines: [{ lineNo: line.lineNo, result: 'ok', creditQuantity: quantity, fee: true }],
  })
  history.rewind(creditedDaysAgo * day - 1)
  await services.returnCredits.credit(admin, { returnId, revision: 3, withFreight: false, note: '' })
}

export async function loadReturns(history: DemoHistory): Promise<void> {
  const orders = new Set<number>()
  for (const demo of demoReturns) {
    const sold = await returnedOrder(history, demo, orders)
    if (!sold) continue
    orders.add(sold.row.order.id)
    await loadReturn(history, demo, sold)
  }
}

/** Cancels a line of the newest pending order that has several, for the person who placed it. */
export async function loadCancelation(history: DemoHistory): Promise<void> {
  const { services, db } = history
  const { rows } = await listPlacedOrders(
    db.read,
    { of: 'all', text: null, from: null, before: null },
    { offset: 0, limit: lookedAt },
  )
  const ofOthers = rows.filter(({ order }) => order.companyId !== history.companyOf(demoReturner).id)
  // Done by an earlier start that was interrupted.
  if (ofOthers.some(({ order }) => order.creditedGoodsCents > 0)) return
  const sold = await firstSold(history, ofOthers, ({ order }, line, lines) => {
    const isPlain = line.unit === 'EA' && line.configurations === null && line.canceledQuantity === 0
    return !order.processed && !order.canceledAt && !order.creditHold && lines.length > 1 && isPlain
  })
  if (!sold) return
  history.rewind(20)
  const { order } = sold.row
  const lines = [{ lineNo: sold.line.lineNo, quantity: sold.line.quantity }]
  const requestKey = `demonstration-cancel-${order.number}`
  await services.cancelOrder.cancel(await history.member(order.userId ?? 0), {
    orderId: order.id,
    requestKey,
    lines,
  })
}
