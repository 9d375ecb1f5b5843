import type { OrderPaymentState, PaymentState } from '@mullion/domain/payments/payment-state'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { orders } from '../orders/orders.tables.ts'
import type { PaymentRow } from './payment.repository.ts'
import { payments } from './payments.tables.ts'

/** States in which the money is neither captured nor released. */
const openStates: PaymentState[] = ['created', 'authorising', 'authorised', 'voiding']

export interface WatchedPayment extends PaymentRow {
  readonly orderNumber: string | null
}

/** Returns payments whose void failed, and those open since before an instant; oldest first. */
export async function listPaymentsInTrouble(
  db: Reader,
  { openSince, limit }: { readonly openSince: Date; readonly limit: number },
): Promise<WatchedPayment[]> {
  const rows = await db
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(
      or(
        eq(payments.state, 'attention'),
        and(inArray(payments.state, openStates), lt(payments.createdAt, openSince)),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit)
  return rows.map(({ payment, orderNumber }) => ({ ...payment, orderNumber }))
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
