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
 * The life of one payment attempt. A card starts as `created`, and is `authorising` before the gateway hears of it;
 * `authorised` once the order is stored; `attention` when a void failed and is tried again; `abandoned` when it never
 * left the server; `held` when it was approved ahead of its order. An order on terms is `terms` from the start, stored together with its order.
 */
export const paymentMoves = {
  created: ['authorising', 'abandoned'],
  terms: [],
  held: ['authorised', 'voiding'],
  abandoned: [],
  authorising: ['authorised', 'held', 'declined', 'voiding', 'abandoned'],
  authorised: ['captured', 'voiding'],
  captured: [],
  declined: [],
  voiding: ['voided', 'attention'],
  attention: ['voided'],
  voided: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** True when nothing more has to happen. */
export function isSettled(state: PaymentState): boolean {
  return paymentMoves[state].length === 0
}

/** States that a restart has to look into. */
export const unsettledPayments = paymentStates.filter((state) => !isSettled(state))

/** True when no money of this try is taken or held, so that the buyer may try again under the same key. */
export function mayTryAgain(state: PaymentState): boolean {
  return state === 'declined' || state === 'voided' || state === 'abandoned'
}

/** How an order stands with its money; only terms and captured orders are shown as placed. */
export const orderPaymentStates = ['terms', 'authorised', 'captured', 'voided', 'attention'] as const
export type OrderPaymentState = (typeof orderPaymentStates)[number]
