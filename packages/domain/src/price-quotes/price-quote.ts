/**
 * States of a request for a price quote. `asked_again` waits for staff like `asked`; `ordering` means accepted, with its
 * card or its company's approval under way, and leads back to `answered` if no order comes of it.
 */
export const priceQuoteStates = [
  'asked',
  'asked_again',
  'answered',
  'ordering',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'refused',
] as const
export type PriceQuoteState = (typeof priceQuoteStates)[number]

/** States that wait for staff. */
export const waitingStates = ['asked', 'asked_again'] as const satisfies readonly PriceQuoteState[]

/** The moves between states. An accepted quote is open again if its card was reversed after all. */
export const priceQuoteMoves = {
  asked: ['answered', 'refused', 'withdrawn'],
  asked_again: ['answered', 'refused', 'withdrawn'],
  answered: ['answered', 'ordering', 'accepted', 'declined', 'asked_again', 'expired', 'refused'],
  ordering: ['accepted', 'answered'],
  accepted: ['answered'],
  declined: [],
  expired: ['answered', 'asked_again'],
  withdrawn: [],
  refused: [],
} as const satisfies Record<PriceQuoteState, readonly PriceQuoteState[]>

/** Who someone is to a request: who asked and the admins of their company, or the store's staff. */
export type PriceQuoteParty = 'buyer' | 'staff'

export const priceQuoteActions = ['accept', 'decline', 'ask_again', 'withdraw', 'answer', 'refuse'] as const
export type PriceQuoteAction = (typeof priceQuoteActions)[number]

interface ActionRule {
  readonly by: PriceQuoteParty
  readonly in: readonly PriceQuoteState[]
}

/** Who may do what, and in which states. */
export const actionRules: Readonly<Record<PriceQuoteAction, ActionRule>> = {
  accept: { by: 'buyer', in: ['answered'] },
  decline: { by: 'buyer', in: ['answered'] },
  ask_again: { by: 'buyer', in: ['answered', 'expired'] },
  withdraw: { by: 'buyer', in: waitingStates },
  answer: { by: 'staff', in: [...waitingStates, 'answered', 'expired'] },
  refuse: { by: 'staff', in: [...waitingStates, 'answered'] },
}

/** A request's state, and the last day of its latest answer; null before the first. */
export interface PriceQuoteStanding {
  readonly state: PriceQuoteState
  readonly validUntil: string | null
}

/** True once the last day of the answer is over; the last day itself still counts. */
export function isPastItsDay({ validUntil }: Pick<PriceQuoteStanding, 'validUntil'>, today: string): boolean {
  return validUntil !== null && today > validUntil
}

/** Returns the state to act on: an answer whose last day is over has expired, also before the sweep says so. */
export function stateOn({ state, validUntil }: PriceQuoteStanding, today: string): PriceQuoteState {
  return state === 'answered' && isPastItsDay({ validUntil }, today) ? 'expired' : state
}

/** Returns what someone may do to a request on a day of the store. */
export function priceQuoteActionsOf(
  standing: PriceQuoteStanding,
  party: PriceQuoteParty,
  today: string,
): readonly PriceQuoteAction[] {
  const state = stateOn(standing, today)
  return priceQuoteActions.filter(
    (action) => actionRules[action].by === party && actionRules[action].in.includes(state),
  )
}

/** Days before the last day of an answer on which the buyer is reminded. */
export const reminderDays = 2
/** An answer may be valid this many days at most. */
export const maxValidDays = 365
export const usualValidDays = 30

const dayMs = 24 * 3_600_000
const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Returns the day some days after another one. */
export const daysAfter = (day: string, days: number): string => shifted(day, days)

/** Returns the day some days before another one. */
export const daysBefore = (day: string, days: number): string => shifted(day, -days)
