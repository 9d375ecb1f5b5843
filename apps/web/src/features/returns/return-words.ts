import type { PartReturn, ReturnEvent, ReturnLine } from '@mullion/domain/returns/return-view'
import { lineDecisionWords, returnEventWords } from '@mullion/domain/returns/return-words'

const byRules: readonly ReturnEvent['kind'][] = ['approved', 'refused']

/** Says what happened and who did it. */
export function eventText({ kind, by }: ReturnEvent): string {
  if (by) return `${returnEventWords[kind]} by ${by}`
  return byRules.includes(kind) ? `${returnEventWords[kind]} by the return policy` : returnEventWords[kind]
}

/** Says how far a line of a return is, of which what is due may have been credited. */
export function lineText(
  { decision, receivedQuantity, creditQuantity, unit }: ReturnLine,
  { state }: Pick<PartReturn, 'state'>,
): string {
  if (creditQuantity !== null)
    return `${creditQuantity} ${unit} ${state === 'credited' ? 'credited' : 'to be credited'}`
  if (receivedQuantity !== null && decision === 'approved') return `${receivedQuantity} ${unit} received`
  return lineDecisionWords[decision]
}
