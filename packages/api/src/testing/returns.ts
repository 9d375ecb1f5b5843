import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import type { AskReturnInput, ReturnedLine } from '@mullion/domain/returns/return-input'
import type { TestShop } from './ready-to-order.ts'

let requests = 0
export const nextReturnKey = () => `return-key-${String(++requests).padStart(8, '0')}`

/** Five hinges, 7.5 feet of gasket that was cut, and two closers; ids and numbers of lines are 1 to 3. */
export const soldLines = [
  orderLineRow({ quantity: 5, lineTotalCents: 6250 }),
  orderLineRow({
    ...{ partId: 2, number: '0210-01', name: 'GSKT BULB BLK', unit: 'FT', quantity: 7.5 },
    configurations: [{ kind: 'cuts', cuts: [{ lengthInches: 90, wallThicknessInches: null, count: 1 }] }],
  }),
  orderLineRow({ partId: 3, number: '0330-02', name: 'CLSR HYD', quantity: 2 }),
]

/** Stores a placed order of a buyer, or of a guest for null, and ships it as a whole unless told otherwise. */
export async function placeShipped(
  shop: Pick<TestShop, 'db' | 'person' | 'clock'>,
  buyer: { readonly userId: number; readonly companyId: number } | null,
  { ship = true }: { readonly ship?: boolean } = {},
) {
  const of = buyer ?? { userId: null, companyId: null }
  const facts = orderRow({ ...of, actorId: 'guest:one', createdAt: shop.clock() })
  const order = await shop.db.transaction((tx) => createOrder(tx, facts, soldLines))
  const { desk } = (await shop.person('admin')).orders
  const shippedOn = shop.clock().toISOString().slice(0, 10)
  const shipment = { orderId: order.id, carrier: 'UPS', trackingNumber: `1Z${order.id}`, shippedOn }
  if (ship) await desk.addShipment(shipment)
  return order
}

/** A request to return lines of an order; two hinges that were not needed if no others are named. */
export function returnOf(
  orderId: number,
  lines: readonly ReturnedLine[] = [{ lineNo: 1, quantity: 2, reason: 'not_needed' }],
): AskReturnInput {
  return { requestKey: nextReturnKey(), orderId, lines: [...lines], note: '', photoIds: [] }
}
