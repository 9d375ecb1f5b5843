import type { OrderPaymentState, PaymentState } from './payment-state.ts'

export const findingKinds = [
  'order_missing',
  'order_without_payment',
  'order_state',
  'amount',
  'gateway_state',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** State of a transaction at the gateway; null if it is unknown there. */
export type GatewayState = 'authorised' | 'captured' | 'voided' | 'declined' | null | 'unasked' | 'unanswered'

export interface MoneyFacts {
  readonly paymentState: PaymentState
  readonly amountCents: number
  readonly order: {
    readonly state: OrderPaymentState
    readonly grandTotalCents: number
    readonly creditedCents: number
  } | null
  readonly gateway: GatewayState
}

interface Expected {
  /** Allowed order states; null means no order. */
  readonly order: readonly (OrderPaymentState | null)[]
  readonly gateway: readonly GatewayState[]
}

const nothing: Expected = { order: [null], gateway: [null] }
const anyOf: readonly GatewayState[] = [null, 'authorised', 'captured', 'voided', 'declined']

/**
 * Order and gateway states that are consistent with each payment state; a payment in progress may have any gateway
 * state.
 */
const expected: Readonly<Record<PaymentState, Expected>> = {
  created: nothing,
  abandoned: { order: [null], gateway: [null, 'declined', 'voided'] },
  declined: { order: [null], gateway: ['declined', null] },
  terms: { order: ['terms'], gateway: [null] },
  held: { order: [null], gateway: ['authorised'] },
  authorising: { order: [null], gateway: anyOf },
  authorised: { order: ['authorised'], gateway: ['authorised', 'captured'] },
  captured: { order: ['captured'], gateway: ['captured'] },
  voiding: { order: [null, 'voided'], gateway: anyOf },
  attention: { order: [null, 'attention'], gateway: anyOf },
  voided: { order: [null, 'voided'], gateway: ['voided', 'declined', null] },
}

/**
 * True if the gateway may have a transaction in this state, or none (null), for a payment in this state. With
 * `creditedInFull`, credit notes give back all of it, which the gateway shows as voided.
 */
export function gatewayStateFits(
  payment: PaymentState,
  gateway: GatewayState,
  creditedInFull = false,
): boolean {
  if (creditedInFull && payment === 'captured' && gateway === 'voided') return true
  return expected[payment].gateway.includes(gateway)
}

/** True if credit notes give back all that an order was charged. */
export const isCreditedInFull = (
  order: { readonly grandTotalCents: number; readonly creditedCents: number } | null,
): boolean => order !== null && order.creditedCents > 0 && order.creditedCents === order.grandTotalCents

/** True if a payment in this state may have an order in this state, or none (null). */
export function orderStateFits(payment: PaymentState, order: OrderPaymentState | null): boolean {
  return expected[payment].order.includes(order)
}

/** Returns the mismatches of one payment; empty if payment, order and gateway agree. */
export function findingsOf({ paymentState, amountCents, order, gateway }: MoneyFacts): FindingKind[] {
  const { order: orders } = expected[paymentState]
  const orderFits = orders.includes(order?.state ?? null)
  const amountFits = order === null || order.grandTotalCents === amountCents
  const gatewayFits =
    gateway === 'unasked' ||
    gateway === 'unanswered' ||
    gatewayStateFits(paymentState, gateway, isCreditedInFull(order))
  const missing = order === null && !orderFits
  return [
    missing ? 'order_missing' : null,
    !(orderFits || missing) ? 'order_state' : null,
    amountFits ? null : 'amount',
    gatewayFits ? null : 'gateway_state',
  ].filter((kind) => kind !== null) as FindingKind[]
}

export interface Finding {
  readonly kind: FindingKind
  readonly reference: string | null
  readonly orderNumber: string | null
  readonly paymentState: PaymentState | null
  readonly orderState: OrderPaymentState | null
  readonly gateway: GatewayState
}

export interface Reconciliation {
  /** When the reconciliation ran; it covered payments changed since `since`. */
  readonly at: string
  readonly since: string
  readonly payments: number
  /** Number of payments for which the gateway gave no answer. */
  readonly unanswered: number
  readonly findings: readonly Finding[]
}
