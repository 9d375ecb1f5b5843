import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { OwnShop, Shop } from './shop.ts'

export interface StoredOrder {
  readonly id: number
  readonly number: string
  readonly paymentState: string
  readonly cartTotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly buyerEmail: string
}

function openDatabase({ dataDir }: Shop): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'mullion.db'), { readOnly: true })
}

/** Returns a buyer's orders, by an email address that only this story uses. */
export function ordersOf(shop: Shop, buyerEmail: string): StoredOrder[] {
  using database = openDatabase(shop)
  const found = database.prepare(
    `select id, number, payment_state as paymentState, cart_total_cents as cartTotalCents,
       shipping_cents as shippingCents, tax_cents as taxCents, grand_total_cents as grandTotalCents,
       buyer_email as buyerEmail from orders where buyer_email = ?`,
  )
  return found.all(buyerEmail).map((order) => ({ ...order })) as unknown as StoredOrder[]
}

/** Returns the newest placed order. */
export function newestOrder(shop: Shop): Pick<StoredOrder, 'number' | 'buyerEmail'> {
  using database = openDatabase(shop)
  const found = database.prepare(
    `select number, buyer_email as buyerEmail from orders where payment_state in ('terms', 'captured') order by id desc limit 1`,
  )
  return found.get() as unknown as Pick<StoredOrder, 'number' | 'buyerEmail'>
}

/** Returns the newest paid order of a buyer, or of somebody without an account, that has not shipped. */
export function newestToShip(
  shop: Shop,
  buyerEmail: string | null,
): Pick<StoredOrder, 'id' | 'number' | 'buyerEmail'> {
  using database = openDatabase(shop)
  const found = database.prepare(
    `select id, number, buyer_email as buyerEmail from orders
     where payment_state in ('terms', 'captured') and canceled_at is null
       and case when ? is null then user_id is null else buyer_email = ? end
       and not exists (select 1 from order_shipments where order_id = orders.id)
     order by id desc limit 1`,
  )
  const order = found.get(buyerEmail, buyerEmail)
  if (!order) throw new Error(`${buyerEmail ?? 'No guest'} has no order to ship.`)
  return order as unknown as StoredOrder
}

interface OrderWithPayment {
  readonly number: string
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
  readonly arrivesOn: string
  /** What the store calls the payment at the gateway. */
  readonly reference: string
  readonly paymentState: string
  readonly amountCents: number
}

/** Returns the orders from this number on with their payments, oldest first. */
export function ordersFrom(shop: Shop, number: string): OrderWithPayment[] {
  using database = openDatabase(shop)
  const found = database.prepare(
    `select orders.number, shipping_cents as shippingCents, tax_cents as taxCents, grand_total_cents as grandTotalCents,
       arrives_on as arrivesOn, payments.reference, payments.state as paymentState, payments.amount_cents as amountCents
     from orders join payments on payments.order_id = orders.id
     where orders.id >= (select id from orders where number = ?) order by orders.id`,
  )
  return found.all(number) as unknown as OrderWithPayment[]
}

/** Returns an order's lines: part number, quantity and line total. */
export function linesOf(shop: Shop, orderId: number) {
  using database = openDatabase(shop)
  const lines = database.prepare(
    'select number, quantity, line_total_cents as lineTotalCents from order_lines where order_id = ? order by line_no',
  )
  return lines.all(orderId).map((line) => ({ ...line }))
}

/** Returns the number of order lines that accounting does not have yet. */
export function pendingLineCount(shop: Shop): number {
  using database = openDatabase(shop)
  const counted = database.prepare(
    `select count(*) as lines from order_lines join orders on orders.id = order_id
       where not processed and not freight_to_be_confirmed and payment_state in ('terms', 'captured')
         and canceled_at is null and coalesce(credit_hold, 'released') = 'released' and quantity > canceled_quantity`,
  )
  return Number(counted.get()?.lines)
}

export function paymentsOf(shop: Shop, orderId: number) {
  using database = openDatabase(shop)
  const payments = database.prepare(
    'select state, amount_cents as amountCents, last_four as lastFour from payments where order_id = ?',
  )
  return payments.all(orderId).map((payment) => ({ ...payment }))
}

function write({ dataDir }: Shop, statement: string, values: readonly (string | number | null)[] = []): void {
  using database = new DatabaseSync(join(dataDir, 'mullion.db'))
  database.exec('pragma busy_timeout = 5000')
  database.prepare(statement).run(...values)
}

/**
 * Resets the rate limits: all stories share one IP address, so earlier ones would use up the limits of later
 * ones.
 */
export const forgetLimits = (shop: Shop): void => write(shop, 'delete from rate_limits')

/** Empties the carts of accounts: the demo users are used by all stories, and their carts would follow them. */
export const forgetAccountCarts = (shop: Shop): void => write(shop, 'delete from account_carts')

interface DoorRecord {
  readonly serialNumber: string
  readonly widthInches?: number
  readonly heightInches?: number
  readonly powerOperated?: 0 | 1
}

const usualDoor = {
  ...{ direction: 'RH', coolingType: 'Cooler', widthInches: 36, heightInches: 84 },
  ...{ gaskets: 'Bulb', powerOperated: 0 },
} as const

/**
 * Adds a swing door to the register, or changes it there. The shop may be shared with other stories: only the story that
 * adds a door knows its serial number.
 */
export function registerDoor(shop: Shop, record: DoorRecord): void {
  const door = { ...usualDoor, ...record }
  write(
    shop,
    `insert into doors (serial_number, door_type, build, bottom, direction, cooling_type, width_inches, height_inches,
       gaskets, power_operated)
     values (?, 'swing', 'Traditional', 'Sweep Bottom', ?, ?, ?, ?, ?, ?)
     on conflict (serial_number) do update set width_inches = excluded.width_inches`,
    [
      ...[door.serialNumber, door.direction, door.coolingType, door.widthInches, door.heightInches],
      ...[door.gaskets, door.powerOperated],
    ],
  )
}

/**
 * Changes data directly in the database, as staff or an import would. The server rereads parts and doors each
 * time.
 */
export const changeShop = (shop: OwnShop, statement: string, ...values: (string | number | null)[]): void =>
  write(shop, statement, values)

/** Returns the orders that staff placed for a customer, by an email address that only this story uses. */
export function staffOrdersOf(shop: Shop, customerEmail: string) {
  using database = openDatabase(shop)
  const found = database.prepare(
    `select orders.number, internal_companies.name as company, orders.company_id as companyId,
       cart_total_cents as cartTotalCents, tax_cents as taxCents
     from orders join internal_companies on internal_companies.id = orders.company_internal_id
     where internal_buyer_email = ?`,
  )
  return found.all(customerEmail).map((order) => ({ ...order }))
}

const storeDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/**
 * Saves today's tally of a search, high enough to come first in its list; `givenUp` is how often its results were left
 * without opening a part.
 */
export const saveSearchTally = (shop: Shop, text: string, givenUp: number): void =>
  write(
    shop,
    `insert into search_tallies (day, text, searches, last_total, given_up) values (?, ?, 500, ?, ?)
     on conflict (day, text) do update set searches = excluded.searches, given_up = excluded.given_up`,
    [storeDay.format(Date.now()), text, givenUp && 40, givenUp],
  )

/** Returns the errors that browsers have reported. */
export function pageErrors(shop: Shop): readonly object[] {
  using database = openDatabase(shop)
  const found = database.prepare('select type, message, severity from error_groups where in_browser = 1')
  return found.all().map((row) => ({ ...row }))
}

/** Stores a cause of errors on a server and one in browsers; they are the same each time. */
export const storeError = (shop: Shop): void => {
  write(
    shop,
    `insert into error_groups (id, type, place, message, severity, count, first_at, last_at, first_release, last_release,
       last_request_id, last_trace_id)
     values ('story', 'TypeError', 'priceLine, packages/api/src/cart/cart.service.ts',
       'Cannot read properties of undefined (reading discountRate)', 'critical', 42, ?, ?, '0.1.0', '0.2.0',
       '3d9e29cc-55b4-4a5a-8d5c-9a5d7f2f1c11', '4bf92f3577b34da6a3ce929d0e0e4736')
     on conflict do nothing`,
    [Date.now() - 86_400_000, Date.now()],
  )
  write(
    shop,
    `insert into error_groups (id, type, place, message, severity, count, first_at, last_at, first_release, last_release,
       in_browser, last_stack)
     values ('story-page', 'ReferenceError', 'part-detail.js', 'cents is not defined', 'error', 3,
       ?, ?, '0.2.0', '0.2.0', 1, 'priceOf part-detail-Bq3x_9Zk.js:1:5123')
     on conflict do nothing`,
    [Date.now() - 86_400_000, Date.now() - 60_000],
  )
}
