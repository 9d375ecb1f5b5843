import type { OrderPaymentState, PaymentState } from './payment-state.ts'

/** What is wrong between a payment, its order, and what the gateway knows. */
export const findingKinds = [
  'order_missing',
  'order_without_payment',
  'order_state',
  'amount',
  'gateway_state',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** How a transaction stands at the gateway; null where it is unknown there, `unasked` where nobody asked. */
export type GatewayState = 'authorised' | 'captured' | 'voided' | 'declined' | null | 'unasked'

/** A payment beside its order and the gateway's book. */
export interface MoneyFacts {
  readonly paymentState: PaymentState
  readonly amountCents: number
  readonly order: { readonly state: OrderPaymentState; readonly grandTotalCents: number } | null
  readonly gateway: GatewayState
}

interface Expected {
  /** How the order may stand; null for none. */
  readonly order: readonly (OrderPaymentState | null)[]
  readonly gateway: readonly GatewayState[]
}

const nothing: Expected = { order: [null], gateway: [null] }
const anyOf: readonly GatewayState[] = [null, 'authorised', 'captured', 'voided', 'declined']

/** How order and gateway stand when a payment is where it is; what is under way may stand anyhow at the gateway. */
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

/** What is wrong with one payment; empty when all three books agree. */
export function findingsOf({ paymentState, amountCents, order, gateway }: MoneyFacts): FindingKind[] {
  const { order: orders, gateway: gateways } = expected[paymentState]
  const orderFits = orders.includes(order?.state ?? null)
  const amountFits = order === null || order.grandTotalCents === amountCents
  const gatewayFits = gateway === 'unasked' || gateways.includes(gateway)
  const missing = order === null && !orderFits
  return [
    missing ? 'order_missing' : null,
    !(orderFits || missing) ? 'order_state' : null,
    amountFits ? null : 'amount',
    gatewayFits ? null : 'gateway_state',
  ].filter((kind) => kind !== null) as FindingKind[]
}

/** One thing that somebody at the store has to look at. */
export interface Finding {
  readonly kind: FindingKind
  readonly reference: string | null
  readonly orderNumber: string | null
  readonly paymentState: PaymentState | null
  readonly orderState: OrderPaymentState | null
  readonly gateway: GatewayState
}

export interface Reconciliation {
  /** When it was made, and which payments it looked at: those that changed since. */
  readonly at: string
  readonly since: string
  readonly payments: number
  /** Payments of which the gateway gave no answer. */
  readonly unanswered: number
  readonly findings: readonly Finding[]
}
