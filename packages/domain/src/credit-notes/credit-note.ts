import * as z from 'zod/mini'
import type { Unit } from '../catalog/part.ts'
import { AppError } from '../error.ts'
import { listFields } from '../list-input.ts'
import { formatMoney } from '../money.ts'
import { severalLines } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'

/** Why money of an order is given back. */
export const creditReasons = ['canceled', 'returned', 'address_changed', 'other'] as const
export type CreditReason = (typeof creditReasons)[number]

export const creditReasonWords: Readonly<Record<CreditReason, string>> = {
  canceled: 'Canceled parts',
  returned: 'Returned parts',
  address_changed: 'Ship-to changed',
  other: 'Other',
}

/**
 * How it is given back: the whole charge by a void, a part of it to the card, or on the account of an order on terms.
 */
export const creditMeans = ['void', 'card', 'account'] as const
export type CreditMeans = (typeof creditMeans)[number]

/**
 * `planned` is committed and not sent; `sending` is with the gateway, which alone knows how it ended, or does not know it
 * after all and is planned anew; `attention` was refused by the gateway and waits for staff.
 */
export const creditStates = ['planned', 'sending', 'attention', 'given'] as const
export type CreditState = (typeof creditStates)[number]

/** The moves between the states of a credit note. A note is never taken back. */
export const creditMoves = {
  planned: ['sending'],
  sending: ['given', 'attention', 'planned'],
  attention: ['sending', 'given'],
  given: [],
} as const satisfies Record<CreditState, readonly CreditState[]>

/** States in which the gateway still has to be asked. */
export const openCreditStates = ['planned', 'sending'] as const satisfies readonly CreditState[]

export const maxCreditNote = 1000
export const creditNoteNumberOf = (id: number) => `CN${100_000 + id}`

export const creditStateWords: Readonly<Record<CreditState, string>> = {
  planned: 'On its way',
  sending: 'On its way',
  attention: 'Needs attention',
  given: 'Given back',
}

/** Says how money is given back, such as `To the card ending in 4242`. */
export function creditMeansText(means: CreditMeans, lastFour: string | null): string {
  if (means === 'account') return 'On account'
  const card = lastFour ? `the card ending in ${lastFour}` : 'the card'
  return means === 'void' ? `Charge to ${card} canceled` : `To ${card}`
}

export interface CreditNoteLine {
  readonly lineNo: number
  readonly number: string
  readonly name: string
  readonly unit: Unit
  readonly quantity: number
  readonly cents: number
  /** What was held back, such as a restocking fee; not in `cents`. */
  readonly feeCents: number
}

/** Money given back for part or all of an order. */
export interface CreditNote {
  readonly id: number
  readonly number: string
  readonly orderNumber: string
  readonly reason: CreditReason
  readonly means: CreditMeans
  readonly state: CreditState
  readonly goodsCents: number
  readonly freightCents: number
  readonly taxCents: number
  readonly totalCents: number
  /** What was held back of the lines. */
  readonly feeCents: number
  readonly note: string
  readonly lines: readonly CreditNoteLine[]
  readonly createdAt: string
  readonly givenAt: string | null
}

/** A credit note as staff see it. */
export interface DeskCreditNote extends CreditNote {
  readonly orderId: number
  readonly customer: string
  /** Who made it; null for a guest. */
  readonly by: string | null
  /** Why the gateway refused it; null if it did not. */
  readonly problem: string | null
  /** How and by whom it was settled by hand; null if it was not. */
  readonly settled: { readonly how: string; readonly by: string } | null
  /** The file for accounting that it is in; null before. */
  readonly exportId: number | null
}

export const creditNotesInput = z.prefault(
  z.strictObject({
    ...listFields(['number', 'order', 'total', 'createdAt']),
    show: z._default(z.enum(['all', 'attention']), 'all'),
  }),
  {},
)
export type CreditNotesInput = z.output<typeof creditNotesInput>

export const creditNumberInput = z.strictObject({
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
})

export const settleCreditInput = z.strictObject({
  creditNoteId: rowId,
  /** How the money was given back, such as the number of a check. */
  how: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(500), severalLines),
})
export type SettleCreditInput = z.output<typeof settleCreditInput>

export const oneCreditNoteInput = z.strictObject({ creditNoteId: rowId })

export function creditNoteMissing(): AppError {
  return new AppError('missing', 'credits.note_missing', 'Credit note not found.')
}

export function overCredited(number: string, left: number): AppError {
  const message =
    left > 0 ? `Only ${left} of ${number} are left to credit.` : `Nothing of ${number} is left to credit.`
  return new AppError('conflict', 'credits.over_line', message)
}

export function lineCreditedTwice(): AppError {
  return new AppError('invalid', 'credits.line_twice', 'Name each line once.')
}

export function feeTooHigh(number: string): AppError {
  const message = `The fee for ${number} is more than its price.`
  return new AppError('invalid', 'credits.fee_too_high', message)
}

export function freightOverCredited(leftCents: number): AppError {
  const message = `Only ${formatMoney(leftCents)} of the freight is left to credit.`
  return new AppError('conflict', 'credits.over_freight', message)
}

export function nothingToCredit(): AppError {
  return new AppError('conflict', 'credits.nothing', 'Nothing of this order is left to credit.')
}

/** The order has no final total yet. */
export function creditBeforeFreight(): AppError {
  const message = 'Confirm the freight of this order before anything of it is credited.'
  return new AppError('conflict', 'credits.freight_open', message)
}

export function creditNotInTrouble(): AppError {
  return new AppError('conflict', 'credits.not_in_trouble', 'This credit note no longer needs attention.')
}
