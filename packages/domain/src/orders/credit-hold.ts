import { AppError } from '../error.ts'

/**
 * What became of an order that was over its company's credit limit: it waits for staff, was released by them, or was
 * refused, which cancels it without a charge.
 */
export const creditHolds = ['held', 'released', 'refused'] as const
export type CreditHold = (typeof creditHolds)[number]

interface MaybeHeld {
  /** Null for an order that was within its limit, or has none. */
  readonly creditHold: CreditHold | null
}

/** True for an order that is worked on; one that waits for staff or was refused is not. */
export const goesOut = ({ creditHold }: MaybeHeld): boolean =>
  creditHold === null || creditHold === 'released'

/** Throws `conflict` for an order that waits for staff or was refused: it is not shipped, processed or invoiced. */
export function assertGoesOut({ creditHold }: MaybeHeld): void {
  if (creditHold === 'held')
    throw new AppError(
      'conflict',
      'orders.on_credit_hold',
      'This order is over its company’s credit limit. Release it first.',
    )
  if (creditHold === 'refused')
    throw new AppError(
      'conflict',
      'orders.credit_refused',
      'This order was canceled: its credit was refused.',
    )
}
