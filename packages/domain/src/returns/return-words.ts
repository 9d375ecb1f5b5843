import type { InspectionResult, LineDecision, ReturnState } from './return-state.ts'
import type { PartReturn, ReturnEvent, ReturnLine } from './return-view.ts'

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

/** Says where a line of a return stands: its answer, what came back, what is or will be credited. */
export function returnLineText(
  { decision, receivedQuantity, creditQuantity, unit }: ReturnLine,
  { state }: Pick<PartReturn, 'state'>,
): string {
  if (creditQuantity !== null)
    return `${creditQuantity} ${unit} ${state === 'credited' ? 'credited' : 'to be credited'}`
  if (receivedQuantity !== null && decision === 'approved') return `${receivedQuantity} ${unit} received`
  return lineDecisionWords[decision]
}
