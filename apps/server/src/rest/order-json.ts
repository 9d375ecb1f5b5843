import { bookNumber } from '@mullion/domain/catalog/part-number'
import { toDollars } from '@mullion/domain/money'
import type { ListedOrder, SoldLine } from '@mullion/domain/orders/order-list'

function itemJson({ partId, number, name, unit, unitPriceCents, quantity, stated, comments }: SoldLine) {
  const part = {
    id: partId,
    part_number: bookNumber(number),
    part_name: name,
    part_price: toDollars(unitPriceCents),
    part_units: unit,
  }
  return { part, quantity, comments: [...stated, ...comments] }
}

/** An order under its documented keys, money as decimals. */
export function orderJson(order: ListedOrder) {
  const { person, companyName } = order
  return {
    id: order.id,
    orderNumber: order.number,
    poNumber: order.poNumber,
    createdAt: order.createdAt,
    shipAddress: order.shipAddress,
    cart: order.lines.map(itemJson),
    cartTotal: toDollars(order.cartTotalCents),
    shippingCost: toDollars(order.shippingCents),
    taxAmount: toDollars(order.taxCents),
    grandTotal: toDollars(order.grandTotalCents),
    processed: order.status === 'Processed',
    cardType: order.cardType,
    User: person && { ...person, Company: companyName === null ? null : { name: companyName } },
  }
}
