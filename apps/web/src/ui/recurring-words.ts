import type { DraftState, DraftSummary } from '@mullion/domain/recurring-orders/draft-state'
import type { RecurringSummary } from '@mullion/domain/recurring-orders/recurring-order'
import { dayText } from '../lib/store-time.ts'

/** Says how often: `Every week`, `Every 4 weeks`. */
export function everyWeeksText(weeks: number): string {
  return weeks === 1 ? 'Every week' : `Every ${weeks} weeks`
}

/** States of a draft as buyers read them. */
const draftWords: Readonly<Record<DraftState, string>> = {
  waiting: 'Waiting for confirmation',
  failed: 'Not placed',
  charging: 'Being placed',
  awaiting_approval: 'Waiting for approval',
  placed: 'Placed',
  skipped: 'Skipped',
  expired: 'Not confirmed in time',
}

/** What became of a draft: `Placed, order W100042`. */
export function draftText({ state, orderNumber }: Pick<DraftSummary, 'state' | 'orderNumber'>): string {
  return orderNumber ? `${draftWords[state]}, order ${orderNumber}` : draftWords[state]
}

/** Says when the next order is due, or why none is. */
export function nextText({ state, nextOn }: Pick<RecurringSummary, 'state' | 'nextOn'>): string {
  if (state === 'paused') return 'Paused'
  return state === 'ended' ? 'Ended' : `Next on ${dayText(nextOn)}`
}
