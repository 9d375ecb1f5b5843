/**
 * The life of one try to be paid. It starts as `authorising` before the gateway hears of it; `authorised` once the
 * order is stored; `attention` when a void failed and is tried again.
 */
export const paymentMoves = {
  authorising: ['authorised', 'declined', 'voiding'],
  authorised: ['captured', 'voiding'],
  captured: [],
  declined: [],
  voiding: ['voided', 'attention'],
  attention: ['voided'],
  voided: [],
} as const satisfies Record<string, readonly string[]>
export type PaymentState = keyof typeof paymentMoves

/** States in which nothing more has to happen. */
export const settledPayments = ['captured', 'declined', 'voided'] as const satisfies readonly PaymentState[]
/** States that a restart has to look into. */
export const unsettledPayments = [
  'authorising',
  'authorised',
  'voiding',
  'attention',
] as const satisfies readonly PaymentState[]

/** True when no money of this try is taken or held, so that the buyer may try again under the same key. */
export function mayTryAgain(state: PaymentState): boolean {
  return state === 'declined' || state === 'voided'
}

/** How an order stands with its money; only terms and captured orders are shown as placed. */
export type OrderPaymentState = 'terms' | 'authorised' | 'captured' | 'voided' | 'attention'
