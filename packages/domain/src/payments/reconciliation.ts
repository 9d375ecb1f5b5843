import type { OrderPaymentState, PaymentState } from './payment-state.ts'
import { gatewayStateFits, isCreditedInFull, orderStateFits } from './reconcile.ts'

/**
 * What can differ between a day's transactions at the gateway and the store's payments. missing_here: the gateway has
 * money for a payment or an order that the store does not have; missing_there: the store counts on money that the
 * gateway knows nothing about; unknown_reference: money at the gateway that did not come from this store.
 */
export const differenceKinds = [
  'missing_here',
  'missing_there',
  'amount',
  'state',
  'charged_twice',
  'unknown_reference',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const transactionStates = ['authorised', 'captured', 'voided', 'declined'] as const
export type TransactionState = (typeof transactionStates)[number]

/** A transaction as the gateway lists it. */
export interface GatewayTransaction {
  /** Empty for one that did not come from a store. */
  readonly reference: string
  readonly gatewayId: string
  readonly state: TransactionState
  readonly amountCents: number
}

/** A card payment as the store has it. */
export interface StorePayment {
  readonly id: number
  readonly reference: string
  /** The transaction that the store took; null before there was one. */
  readonly gatewayId: string | null
  readonly state: PaymentState
  readonly amountCents: number
  /** The same for all attempts to pay for one order. */
  readonly purchase: string
  readonly order: {
    readonly number: string | null
    readonly state: OrderPaymentState
    readonly grandTotalCents: number
    readonly creditedCents: number
  } | null
}

export interface Difference {
  readonly kind: DifferenceKind
  readonly reference: string
  readonly gatewayId: string | null
  readonly paymentId: number | null
  readonly orderNumber: string | null
  /** What the store has; null if it has nothing. */
  readonly storeState: PaymentState | null
  readonly storeCents: number | null
  /** What the gateway has; null if it has nothing. */
  readonly gatewayState: TransactionState | null
  readonly gatewayCents: number | null
}

/** References that the store makes are UUIDs. */
const ourReference = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** True if a transaction takes or blocks a buyer's money. */
export const holdsMoney = ({ state }: Pick<GatewayTransaction, 'state'>) =>
  state === 'authorised' || state === 'captured'

/** Payments whose money the store counts on. */
const countedOn: ReadonlySet<PaymentState> = new Set(['held', 'authorised', 'captured'])

/** True if the gateway must know of a payment. */
export const mustBeThere = ({ state }: Pick<StorePayment, 'state'>) => countedOn.has(state)

function differenceOf(
  kind: DifferenceKind,
  payment: StorePayment | null,
  transaction: GatewayTransaction | null,
): Difference {
  return {
    kind,
    reference: payment?.reference ?? transaction?.reference ?? '',
    gatewayId: transaction?.gatewayId ?? payment?.gatewayId ?? null,
    paymentId: payment?.id ?? null,
    orderNumber: payment?.order?.number ?? null,
    storeState: payment?.state ?? null,
    storeCents: payment?.amountCents ?? null,
    gatewayState: transaction?.state ?? null,
    gatewayCents: transaction?.amountCents ?? null,
  }
}

/** The transaction that a payment is about, among those with its reference. */
function mainOf(payment: StorePayment, transactions: readonly GatewayTransaction[]) {
  const taken = transactions.find(({ gatewayId }) => gatewayId === payment.gatewayId)
  return taken ?? transactions.find(holdsMoney) ?? transactions.at(-1) ?? null
}

/** Returns what differs between a payment and its transaction; at most one kind, the gravest. */
function differenceWith(payment: StorePayment, main: GatewayTransaction | null): DifferenceKind | null {
  const { state, order, amountCents } = payment
  if (!main) {
    if (countedOn.has(state)) return 'missing_there'
    return orderStateFits(state, order?.state ?? null) ? null : 'state'
  }
  if (state === 'captured' && order === null && holdsMoney(main)) return 'missing_here'
  if (!gatewayStateFits(state, main.state, isCreditedInFull(order))) return 'state'
  if (!orderStateFits(state, order?.state ?? null)) return 'state'
  if (!countedOn.has(state)) return null
  const sameTotal = order === null || order.grandTotalCents === amountCents
  return sameTotal && main.amountCents === amountCents ? null : 'amount'
}

/** Differences of one payment with all transactions that have its reference. */
function differencesOf(payment: StorePayment, transactions: readonly GatewayTransaction[]): Difference[] {
  const main = mainOf(payment, transactions)
  const kind = differenceWith(payment, main)
  const more = transactions.filter((each) => each !== main && holdsMoney(each))
  const order = payment.order
  const shown =
    kind === 'amount' && order && main?.amountCents === payment.amountCents
      ? { ...payment, amountCents: order.grandTotalCents }
      : payment
  return [
    ...(kind ? [differenceOf(kind, shown, main)] : []),
    ...more.map((extra) => differenceOf('charged_twice', payment, extra)),
  ]
}

/** Later payments of a purchase that has been paid already. */
function paidAgain(
  payments: readonly StorePayment[],
  transactionsOf: (payment: StorePayment) => readonly GatewayTransaction[],
): Difference[] {
  const purchases = Map.groupBy(payments, ({ purchase }) => purchase)
  return [...purchases.values()].flatMap((attempts) => {
    const paid = attempts
      .toSorted((a, b) => a.id - b.id)
      .flatMap((payment) => {
        const main = mainOf(payment, transactionsOf(payment))
        return main && main.state === 'captured' && payment.state === 'captured' ? [{ payment, main }] : []
      })
    return paid.slice(1).map(({ payment, main }) => differenceOf('charged_twice', payment, main))
  })
}

function withoutPayment(transaction: GatewayTransaction): Difference[] {
  if (!holdsMoney(transaction)) return []
  const kind = ourReference.test(transaction.reference) ? 'missing_here' : 'unknown_reference'
  return [differenceOf(kind, null, transaction)]
}

export interface DayBooks {
  /** Transactions first sent on the day. */
  readonly transactions: readonly GatewayTransaction[]
  /** Transactions sent around the day, for payments that began on it. */
  readonly around?: readonly GatewayTransaction[]
  /** Card payments that began on the day, and those that its transactions name. */
  readonly payments: readonly StorePayment[]
  /** Card orders of the day that have no payment at all. */
  readonly unpaidOrders?: readonly UnpaidOrder[]
}

export interface UnpaidOrder {
  readonly number: string | null
  readonly grandTotalCents: number
}

const unpaid = ({ number, grandTotalCents }: UnpaidOrder): Difference => ({
  ...differenceOf('missing_there', null, null),
  orderNumber: number,
  storeCents: grandTotalCents,
})

/**
 * Compares a day at the gateway with the store's payments and orders. Transactions that hold no money are no difference
 * by themselves. Amounts are compared to the cent.
 */
export function compareDay({
  transactions,
  around = [],
  payments,
  unpaidOrders = [],
}: DayBooks): Difference[] {
  const all = Map.groupBy([...transactions, ...around], ({ reference }) => reference)
  const known = new Set(payments.map(({ reference }) => reference))
  const transactionsOf = ({ reference }: StorePayment) => all.get(reference) ?? []
  return [
    ...payments.flatMap((payment) => differencesOf(payment, transactionsOf(payment))),
    ...paidAgain(payments, transactionsOf),
    ...unpaidOrders.map(unpaid),
    ...transactions.filter(({ reference }) => !known.has(reference)).flatMap(withoutPayment),
  ]
}
