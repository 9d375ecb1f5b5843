import { maxListed } from '@mullion/domain/list-input'
import type { OrderPaymentState, PaymentState } from '@mullion/domain/payments/payment-state'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { containsInAnyCase } from '../contains.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { arranged, byText, countListed, type Listed, type Listing } from '../listing.ts'
import { creditedOfOrder } from '../orders/credited-of-order.ts'
import { orders } from '../orders/orders.tables.ts'
import type { PaymentRow } from './payment.repository.ts'
import { payments } from './payments.tables.ts'

/** States in which the money is neither captured nor released. */
const openStates: PaymentState[] = ['created', 'authorising', 'authorised', 'voiding']

export interface WatchedPayment extends PaymentRow {
  readonly orderNumber: string | null
}

const { id: paymentId, amountCents, createdAt } = payments
const buyer = kit.jsonText(payments.draft, 'buyerEmail')
const troubleColumns = {
  amount: amountCents,
  buyer: byText(buyer),
  order: sql`coalesce(${orders.id}, 0)`,
  createdAt,
}
/** An amount as staff type it, such as 41.56. */
const amountText = sql`cast(${amountCents} / 100 as text) || '.' || substr(cast(100 + ${amountCents} % 100 as text), 2)`

/** Condition: the payment has a text, which for an amount may have `$` and commas. */
function hasText(search: string): SQL | undefined {
  if (search === '') return undefined
  const { reference, gatewayId, lastFour } = payments
  const amount = /^\$?[\d,]*\.?\d*$/.test(search) ? search.replaceAll(/[$,]/g, '') : ''
  return or(
    containsInAnyCase([buyer, orders.number, reference, gatewayId, lastFour], search),
    amount === '' ? undefined : containsInAnyCase([amountText], amount),
  )
}

/**
 * Returns a page of the payments whose void failed, and of those open since before an instant, oldest first; searched
 * by buyer, order, reference, card and amount.
 */
export async function listPaymentsInTrouble(
  db: Reader,
  openSince: Date,
  listing: Listing<keyof typeof troubleColumns>,
): Promise<Listed<WatchedPayment>> {
  const open = and(inArray(payments.state, openStates), lt(createdAt, openSince))
  const where = and(or(eq(payments.state, 'attention'), open), hasText(listing.search))
  const ofOrder = eq(orders.id, payments.orderId)
  const rows = await db
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .leftJoin(orders, ofOrder)
    .where(where)
    .orderBy(...arranged(troubleColumns, listing, [asc(createdAt), asc(paymentId)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id: paymentId }).from(payments).leftJoin(orders, ofOrder).where(where)
  return {
    rows: rows.map(({ payment, orderNumber }) => ({ ...payment, orderNumber })),
    total: await countListed(db, all.limit(maxListed).as('listed')),
  }
}

/** Returns a payment with the number of its order; null if there is none. */
export async function findWatchedPayment(db: Reader, id: number): Promise<WatchedPayment | null> {
  const [row] = await db
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(paymentId, id))
  return row ? { ...row.payment, orderNumber: row.orderNumber } : null
}

export interface PaymentBesideOrder {
  readonly id: number
  readonly updatedAt: Date
  readonly reference: string
  readonly paymentState: PaymentState
  readonly amountCents: number
  readonly orderNumber: string | null
  readonly orderState: OrderPaymentState | null
  readonly grandTotalCents: number | null
  readonly creditedCents: number
}

export interface ChangedPaymentsPage {
  readonly since: Date
  /** Exclusive. */
  readonly until: Date
  /** The last payment of the previous page; null for the first page. */
  readonly after: Pick<PaymentBesideOrder, 'updatedAt' | 'id'> | null
  readonly limit: number
}

/** Returns payments changed between two instants, in the order in which they changed. */
export function listPaymentsBesideOrders(
  db: Reader,
  { since, until, after, limit }: ChangedPaymentsPage,
): Promise<PaymentBesideOrder[]> {
  const { updatedAt, id } = payments
  return db
    .select({
      id,
      updatedAt,
      reference: payments.reference,
      paymentState: payments.state,
      amountCents: payments.amountCents,
      orderNumber: orders.number,
      orderState: orders.paymentState,
      grandTotalCents: orders.grandTotalCents,
      creditedCents: creditedOfOrder,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        gte(updatedAt, after?.updatedAt ?? since),
        lt(updatedAt, until),
        after ? or(gt(updatedAt, after.updatedAt), gt(id, after.id)) : undefined,
      ),
    )
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit)
}

/** Returns orders since an instant that were placed on a quote but have no payment. */
export function listOrdersWithoutPayment(
  db: Reader,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ number: string | null; paymentState: OrderPaymentState }[]> {
  return db
    .select({ number: orders.number, paymentState: orders.paymentState })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(isNull(payments.id), isNotNull(orders.quoteId), gte(orders.createdAt, since)))
    .orderBy(asc(orders.id))
    .limit(limit)
}
