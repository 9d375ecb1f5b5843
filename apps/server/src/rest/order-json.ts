import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { prefixedNumber } from '@mullion/domain/catalog/part-number'
import { toDollars } from '@mullion/domain/money'
import type { ListedOrder, OrderLine } from '@mullion/domain/orders/order-list'
import { precisionLengthsOf } from './cart-json.ts'

function partOf({ partId, number, name, unit, unitPriceCents }: OrderLine) {
  return {
    id: partId,
    part_number: prefixedNumber(number),
    part_name: name,
    part_price: toDollars(unitPriceCents),
    part_units: unit,
  }
}

/** Configurations come first, in words, then the comments. */
function entryOf(part: OrderLine, lines: readonly OrderLine[]) {
  const configurations: readonly Configuration[] = lines.flatMap((line) => line.configurations)
  return {
    part: partOf(part),
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    comments: lines.flatMap(({ configurationText, comments }) => [...configurationText, ...comments]),
    precisionLengths: precisionLengthsOf(configurations),
    ...(configurations.length > 0 ? { configurations } : {}),
  }
}

/** Returns lines as the documented map by part id; merges the lines that an imported order has for one part. */
function cartMap(lines: readonly OrderLine[]) {
  const byPart = Map.groupBy(lines, ({ partId }) => partId)
  return Object.fromEntries(
    [...byPart].flatMap(([partId, its]) => (its[0] ? [[partId, entryOf(its[0], its)] as const] : [])),
  )
}

/** Returns an order under its documented keys, money in dollars. */
export function orderJson(order: ListedOrder) {
  const { person, companyName, internalCompanyName } = order
  return {
    id: order.id,
    orderNumber: order.number,
    poNumber: order.poNumber,
    createdAt: order.createdAt,
    shipAddress: order.shipAddress,
    cart: cartMap(order.lines),
    cartTotal: toDollars(order.cartTotalCents),
    shippingCost: toDollars(order.shippingCents),
    taxAmount: toDollars(order.taxCents),
    grandTotal: toDollars(order.grandTotalCents),
    processed: order.processed,
    freightToBeConfirmed: order.freightToBeConfirmed,
    arrivesOn: order.arrivesOn,
    madeToOrder: order.madeToOrder,
    cardType: order.cardType,
    User: person && { ...person, Company: companyName === null ? null : { name: companyName } },
    ...(internalCompanyName === null ? {} : { CompanyInternal: { name: internalCompanyName } }),
  }
}
