import type { ReturnEvent } from '@mullion/domain/returns/return-view'
import { returnEventWords } from '@mullion/domain/returns/return-words'

const byRules: readonly ReturnEvent['kind'][] = ['approved', 'refused']

/** Says what happened and who did it. */
export function eventText({ kind, by }: ReturnEvent): string {
  if (by) return `${returnEventWords[kind]} by ${by}`
  return byRules.includes(kind) ? `${returnEventWords[kind]} by the return policy` : returnEventWords[kind]
}
