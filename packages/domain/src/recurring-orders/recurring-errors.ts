import { AppError, invalidInput } from '../error.ts'
import type { DraftState } from './draft-state.ts'
import { maxRecurringOfPerson, type RecurringState } from './recurring-order.ts'

export function recurringMissing(): AppError {
  return new AppError('missing', 'recurring.missing', 'Recurring order not found.')
}

export function draftMissing(): AppError {
  return new AppError(
    'missing',
    'recurring.draft_missing',
    'This order was not found. The link may be cut off.',
  )
}

export function recurringChanged(): AppError {
  const message = 'This recurring order has changed since you opened it. Review it and try again.'
  return new AppError('conflict', 'recurring.changed', message)
}

const closedTexts: Readonly<Record<RecurringState, string>> = {
  active: 'This recurring order is active.',
  paused: 'This recurring order is paused. Resume it first.',
  ended: 'This recurring order has ended.',
}

/** The recurring order is in a state in which this can't be done; `details.state` says which. */
export function recurringClosed(state: RecurringState): AppError {
  return new AppError('conflict', 'recurring.closed', closedTexts[state], { state })
}

const draftTexts: Readonly<Record<DraftState, string>> = {
  waiting: 'This order has changed since you opened it. Review it and try again.',
  failed: 'This order has changed since you opened it. Review it and try again.',
  charging: 'This order is being placed. It won’t be placed twice.',
  awaiting_approval: 'This order waits for approval.',
  placed: 'This order is already placed.',
  skipped: 'This order was skipped.',
  expired: 'This order was not confirmed in time. The next one comes on its day.',
}

/** The draft is in a state in which this can't be done, or was changed; `details.state` says which. */
export function draftClosed(state: DraftState): AppError {
  return new AppError('conflict', 'recurring.draft_closed', draftTexts[state], { state })
}

export function tooManyRecurring(): AppError {
  const message = `You can have up to ${maxRecurringOfPerson} recurring orders. End one first.`
  return new AppError('blocked', 'recurring.too_many', message)
}

/** Only users of a company have recurring orders. */
export function recurringNotForStaff(): AppError {
  const message = 'Recurring orders belong to the people of a company.'
  return new AppError('forbidden', 'recurring.not_for_staff', message)
}

export function poDocumentNeeded(): AppError {
  const message = 'Your company sends a PO document with each order, so it can’t have recurring orders.'
  return new AppError('blocked', 'recurring.po_document_needed', message)
}

export function nextDayRefused(text: string): AppError {
  return invalidInput('recurring.day_refused', { nextOn: text })
}

/** A field of the plan that this company or user must fill in otherwise, or that names what is not theirs. */
export function planRefused(fields: Readonly<Record<string, string>>): AppError {
  return invalidInput('recurring.plan_refused', fields)
}

/** Nothing on the list can be ordered; `text` says why. */
export function nothingToOrder(text: string): AppError {
  return new AppError('blocked', 'recurring.nothing_to_order', text)
}

/** An automatic order would go over a limit, or over the credit of its company. */
export function notAutomatic(kind: 'needs_approval' | 'over_credit'): AppError {
  const message =
    kind === 'needs_approval'
      ? 'The order needs approval.'
      : 'The order is over the credit limit of your company.'
  return new AppError('blocked', `recurring.${kind}`, message, { kind })
}

/** The saved address that it shipped to was deleted. */
export function addressNeeded(): AppError {
  const message = 'The address was deleted. Choose another one in the recurring order.'
  return new AppError('blocked', 'recurring.address_needed', message)
}
