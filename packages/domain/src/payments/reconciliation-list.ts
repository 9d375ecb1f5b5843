import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { listFields } from '../list-input.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'
import type { Difference, DifferenceKind } from './reconciliation.ts'

const day = z.iso.date({ error: 'Enter a day such as 2026-11-20.' })
const sortable = ['day', 'kind', 'order', 'storeCents', 'gatewayCents'] as const

/** `resolved`: those that staff have dealt with, or that are gone, in place of the open ones. */
export const differencesInput = z.prefault(
  z.strictObject({ ...listFields(sortable), resolved: z._default(z.boolean(), false) }),
  {},
)
export type DifferencesInput = z.output<typeof differencesInput>

export const reconcileDayInput = z.strictObject({ day })

/** What staff write about a difference that they have dealt with. */
const resolutionNote = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter what you found or did.'),
    z.maxLength(500, 'Use at most 500 characters.'),
    oneLine,
  )
export const resolutionForm = z.strictObject({ note: resolutionNote })
export const resolveDifferenceInput = z.strictObject({ differenceId: rowId, ...resolutionForm.shape })

export interface StoredDifference extends Difference {
  readonly id: number
  /** Store day, such as 2026-11-20. */
  readonly day: string
  readonly foundAt: string
  readonly resolution: {
    readonly at: string
    /** Null if a later comparison no longer found the difference. */
    readonly by: string | null
    readonly note: string
  } | null
}

/** How the comparison of a day went. `waiting`: the gateway could not be asked yet, and is asked again. */
export interface ReconciledDay {
  readonly day: string
  readonly state: 'compared' | 'waiting'
  readonly comparedAt: string | null
  /** When the gateway is asked again; null for a day that was compared. */
  readonly nextAttemptAt: string | null
  /** Transactions at the gateway, and payments of the store, that were compared. */
  readonly transactions: number
  readonly payments: number
  readonly differences: number
  /** The code of the error that kept the day from being compared. */
  readonly problem: string | null
}

/** What comparing a day came to, with the differences that are open. */
export interface ReconciliationOfDay extends ReconciledDay {
  readonly open: readonly StoredDifference[]
}

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  missing_here: 'Missing in the store',
  missing_there: 'Missing at the gateway',
  amount: 'Amount differs',
  state: 'State differs',
  charged_twice: 'Charged twice',
  unknown_reference: 'Unknown reference',
}

/** What staff do about each kind of difference. */
export const differenceAdvice: Readonly<Record<DifferenceKind, string>> = {
  missing_here:
    'The card was charged, but the store has no order for it. Ask the buyer what they ordered. Enter the order, or void the transaction at the gateway.',
  missing_there:
    'The store counts on this payment, but the gateway has no transaction for it. Hold the shipment, check the gateway’s own page, and ask the buyer for another payment if nothing was charged.',
  amount:
    'Store and gateway have different amounts. Compare both with the order. Refund or charge the rest at the gateway, or correct the invoice.',
  state:
    'Store and gateway disagree on whether the card is charged. If the order is to ship, the gateway must show it as captured. If it was canceled, void it at the gateway.',
  charged_twice:
    'The buyer was charged more than once for one order. Void or refund the transaction named here at the gateway, then tell the buyer.',
  unknown_reference:
    'This charge did not come from the store. It may have been typed in at the gateway, or belong to another system with the same account. Ask accounting whose it is.',
}

/** How many days back the store compares by itself. */
export const daysCompared = 7
/** At most so many differences of a day are stored: more mean that the problem is not a single payment. */
export const maxDifferences = 500

export function dayNotOver(): AppError {
  return invalidInput('checkout.day_not_over', {
    day: 'Choose a day before today. Payments of today may still change.',
  })
}

export function dayTooOld(): AppError {
  return invalidInput('checkout.day_too_old', { day: 'Choose a day within the last year.' })
}

export function reconciliationUnderWay(): AppError {
  const text = 'This day is being compared right now. Try again in a minute.'
  return new AppError('conflict', 'checkout.reconciliation_under_way', text)
}

export function differenceMissing(id: number): AppError {
  return new AppError('missing', 'checkout.difference_missing', `There is no difference ${id}.`)
}

export function differenceResolved(): AppError {
  return new AppError('missing', 'checkout.difference_resolved', 'This difference is already resolved.')
}
