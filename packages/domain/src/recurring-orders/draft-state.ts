/**
 * States of a draft. `waiting` and `failed` can be confirmed; a failed one was to be placed, automatically or by its
 * buyer, and says why it was not. `charging` is being charged to its card.
 */
export const draftStates = [
  'waiting',
  'failed',
  'charging',
  'awaiting_approval',
  'placed',
  'skipped',
  'expired',
] as const
export type DraftState = (typeof draftStates)[number]

/** States in which a draft can be confirmed or skipped. */
export const openDraftStates = ['waiting', 'failed'] as const satisfies readonly DraftState[]

const decisions = ['failed', 'charging', 'awaiting_approval', 'placed', 'skipped', 'expired'] as const

/** The moves between states. An order whose card was reversed after all can be confirmed again. */
export const draftMoves = {
  waiting: decisions,
  failed: decisions,
  charging: ['placed', 'failed', 'awaiting_approval'],
  awaiting_approval: ['charging', 'placed', 'failed'],
  placed: ['failed', 'awaiting_approval'],
  skipped: [],
  expired: [],
} as const satisfies Record<DraftState, readonly DraftState[]>

export function isOpenDraft(state: DraftState): boolean {
  return (openDraftStates as readonly DraftState[]).includes(state)
}

/** Why a draft was not placed. */
export const failureKinds = [
  'line',
  'price',
  'needs_approval',
  'over_credit',
  'refused',
  'not_approved',
  'payment',
] as const
export type FailureKind = (typeof failureKinds)[number]

export interface DraftFailure {
  readonly kind: FailureKind
  /** One sentence for the buyer. */
  readonly text: string
}

/** A draft in a list. */
export interface DraftSummary {
  readonly id: number
  readonly state: DraftState
  readonly version: number
  /** The day that it was due. */
  readonly dueOn: string
  readonly expiresAt: string
  readonly failure: DraftFailure | null
  readonly orderNumber: string | null
}
