import type { InspectionResult, LineDecision, ReturnState } from './return-state.ts'
import type { ReturnEvent } from './return-view.ts'

/** How states are called, in mails and on pages. */
export const returnStateWords: Readonly<Record<ReturnState, string>> = {
  requested: 'Waits for our answer',
  approved: 'Approved',
  refused: 'Refused',
  received: 'Received',
  inspected: 'Checked',
  credited: 'Credited',
  closed: 'Closed',
  canceled: 'Canceled',
  expired: 'Expired',
}

export const lineDecisionWords: Readonly<Record<LineDecision, string>> = {
  waiting: 'Waits for our answer',
  approved: 'Can be returned',
  refused: 'Cannot be returned',
}

export const inspectionWords: Readonly<Record<InspectionResult, string>> = {
  ok: 'OK',
  damaged: 'Damaged',
  not_ours: 'Not ours',
}

/** What happened to a return, for buyer and staff alike. */
export const returnEventWords: Readonly<Record<ReturnEvent['kind'], string>> = {
  requested: 'Asked',
  approved: 'Approved',
  refused: 'Refused',
  canceled: 'Canceled',
  received: 'Received',
  inspected: 'Checked',
  credited: 'Credited',
  closed: 'Closed',
  reminded: 'A reminder was sent',
  expired: 'Expired',
}
