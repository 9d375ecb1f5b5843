import type { BillingDetails, ThirdPartyInfo } from '@mullion/domain/checkout/order'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { prepared } from '../prepared.ts'
import { insertOf } from '../prepared-writes.ts'
import { orderAddresses } from './orders.tables.ts'

type AddressRow = typeof orderAddresses.$inferSelect

interface AddressedOrder {
  readonly id: number
  readonly buyerEmail: string
}

export interface OrderAddresses {
  readonly shipAddress: ShipAddress
  /** Billing address of the card; null for orders without a typed card. */
  readonly billing: BillingDetails | null
  readonly thirdParty: ThirdPartyInfo | null
}

export type NewOrderAddresses = Pick<OrderAddresses, 'shipAddress'> &
  Partial<Pick<OrderAddresses, 'billing' | 'thirdParty'>>

export function addressRows(
  orderId: number,
  { shipAddress, billing, thirdParty }: NewOrderAddresses,
): (typeof orderAddresses.$inferInsert)[] {
  const { nameOrCompany, ...shipTo } = shipAddress
  const { companyName = '', zip = '', buyerEmail: _email, ...billTo } = billing ?? {}
  const { company = '', zip: payerZip = '', ...payer } = thirdParty ?? {}
  return [
    { orderId, kind: 'ship_to', name: nameOrCompany, ...shipTo },
    ...(billing
      ? [{ orderId, kind: 'bill_to', name: companyName, postalCode: zip, ...billTo } as const]
      : []),
    ...(thirdParty
      ? [{ orderId, kind: 'third_party', name: company, postalCode: payerZip, ...payer } as const]
      : []),
  ]
}

function shipAddressOf(row: AddressRow): ShipAddress {
  const { name: nameOrCompany, country, label, attention, telephone } = row
  const { address1, address2, address3, postalCode, city, state, residential } = row
  const place = { address1, address2, address3, country: country as ShipAddress['country'] }
  const home = residential ? { residential } : {}
  return { label, nameOrCompany, attention, ...place, postalCode, city, state, telephone, ...home }
}

function billingOf(row: AddressRow, buyerEmail: string): BillingDetails {
  const { firstName, lastName, name: companyName, postalCode: zip } = row
  const { address1, address2, city, state, country } = row
  return { firstName, lastName, companyName, address1, address2, city, state, zip, country, buyerEmail }
}

function thirdPartyOf(row: AddressRow): ThirdPartyInfo {
  const { name: company, address1, address2, city, state, postalCode: zip, country } = row
  return { company, address1, address2, city, state, zip, country }
}

const ordersPerStatement = 500

const addressesOfOrder = prepared((db) =>
  db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderId, sql.placeholder('orderId')))
    .prepare('addresses_of_order'),
)

async function listAddresses(db: Reader, orderIds: readonly number[]): Promise<AddressRow[]> {
  const [orderId] = orderIds
  return orderIds.length === 1
    ? addressesOfOrder(db).execute({ orderId })
    : db
        .select()
        .from(orderAddresses)
        .where(inArray(orderAddresses.orderId, [...orderIds]))
}

function addressesOf(orderId: number, rows: readonly AddressRow[], buyerEmail: string): OrderAddresses {
  const of = (kind: AddressRow['kind']) => rows.find((address) => address.kind === kind)
  const [shipTo, billTo, payer] = [of('ship_to'), of('bill_to'), of('third_party')]
  if (!shipTo) throw new Error(`Order ${orderId} has no ship-to address.`)
  return {
    shipAddress: shipAddressOf(shipTo),
    billing: billTo ? billingOf(billTo, buyerEmail) : null,
    thirdParty: payer ? thirdPartyOf(payer) : null,
  }
}

export async function withAddresses<Order extends AddressedOrder>(
  db: Reader,
  orders: readonly Order[],
): Promise<(Order & OrderAddresses)[]> {
  const rows: AddressRow[] = []
  for (let at = 0; at < orders.length; at += ordersPerStatement) {
    const ids = orders.slice(at, at + ordersPerStatement).map(({ id }) => id)
    rows.push(...(await listAddresses(db, ids)))
  }
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return orders.map((order) => ({
    ...order,
    ...addressesOf(order.id, byOrder.get(order.id) ?? [], order.buyerEmail),
  }))
}

export const createOrderAddress = insertOf(orderAddresses)

export async function createOrderAddresses(
  tx: Writer,
  rows: readonly (typeof orderAddresses.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ordersPerStatement)
    await tx.insert(orderAddresses).values(rows.slice(at, at + ordersPerStatement))
}
