export const paymentStates = [
  'held',
  'created',
  'terms',
  'abandoned',
  'authorising',
  'authorised',
  'captured',
  'declined',
  'voiding',
  'attention',
  'voided',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The states of a payment attempt and the moves between them. A card payment starts as `created`, becomes
 * `authorising` before the gateway is called, and `authorised` once the order is stored. `held` means
 * approved ahead of its order. `attention` means that a void failed and is retried. `abandoned` means that
 * the payment never left the server or is unknown to the gateway; if it turns up there after all, it is
 * voided. An order on terms is `terms` from the start, stored together with its order.
 */
export const paymentMoves = {
  created: ['authorising', 'abandoned'],
  terms: [],
  held: ['authorised', 'voiding'],
  abandoned: ['voiding'],
  authorising: ['authorised', 'held', 'declined', 'voiding', 'abandoned'],
  authorised: ['captured', 'voiding'],
  captured: [],
  declined: [],
  voiding: ['voided', 'attention'],
  attention: ['voided'],
  voided: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

export function isSettled(state: PaymentState): boolean {
  return state === 'abandoned' || paymentMoves[state].length === 0
}

export const unsettledPayments = paymentStates.filter((state) => !isSettled(state))

/**
 * True if this payment attempt neither captured nor holds money, so the buyer may retry with the same idempotency key.
 */
export function mayTryAgain(state: PaymentState): boolean {
  return state === 'declined' || state === 'voided' || state === 'abandoned'
}

/** Payment state of an order; only terms and captured orders are shown as placed. */
export const orderPaymentStates = ['terms', 'authorised', 'captured', 'voided', 'attention'] as const
export type OrderPaymentState = (typeof orderPaymentStates)[number]
