import type { ReturnEvent, ReturnLine } from '@mullion/domain/returns/return-view'
import { lineDecisionWords } from '@mullion/domain/returns/return-words'

const eventWords: Readonly<Record<ReturnEvent['kind'], string>> = {
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

const byRules: readonly ReturnEvent['kind'][] = ['approved', 'refused']

/** Says what happened and who did it. */
export function eventText({ kind, by }: ReturnEvent): string {
  if (by) return `${eventWords[kind]} by ${by}`
  return byRules.includes(kind) ? `${eventWords[kind]} by the return policy` : eventWords[kind]
}

/** Says how far a line of a return is. */
export function lineText({ decision, receivedQuantity, creditQuantity, unit }: ReturnLine): string {
  if (creditQuantity !== null) return `${creditQuantity} ${unit} to be credited`
  if (receivedQuantity !== null && decision === 'approved') return `${receivedQuantity} ${unit} received`
  return lineDecisionWords[decision]
}
