import type { AskReturnInput } from '@mullion/domain/returns/return-input'
import {
  decideReturn,
  feePercentOf,
  feeText,
  type ReturnReason,
  ruleTexts,
} from '@mullion/domain/returns/return-policy'
import type { ReturnableLine, ReturnOffer } from '@mullion/domain/returns/return-view'

/** A chosen line: how much of it, and why; no reason yet is empty. */
export interface ChosenLine {
  readonly quantity: number
  readonly reason: ReturnReason | ''
}

/** The chosen lines by their number in the order. */
export type ReturnDraft = ReadonlyMap<number, ChosenLine>

/** The lines of an order that can be returned. */
export const returnableOf = ({ lines }: ReturnOffer): readonly ReturnableLine[] =>
  lines.filter(({ returnable, shippedOn }) => returnable > 0 && shippedOn !== null)

/** Returns what the policy will answer about a line, as the server decides it again; null without a reason. */
export function answerOf(
  { madeToOrder, shippedOn }: ReturnableLine,
  { reason }: ChosenLine,
  { today, restockingPercent }: Pick<ReturnOffer, 'today' | 'restockingPercent'>,
) {
  if (reason === '' || shippedOn === null) return null
  const { decision, rule } = decideReturn({ reason, madeToOrder, shippedOn, today })
  const text = rule === 'staff' ? '' : ruleTexts[rule]
  const fee = decision === 'refused' ? '' : feeText(feePercentOf(reason, restockingPercent))
  return { decision, text: [text, fee].filter((each) => each !== '').join(' ') }
}

type Problems = Readonly<Record<string, string>>

/** Returns the lines to send, or what is missing, by field: `lines`, or `reason-` and the number of a line. */
export function linesOf(draft: ReturnDraft): {
  readonly lines: AskReturnInput['lines']
  readonly problems: Problems
} {
  if (draft.size === 0) return { lines: [], problems: { lines: 'Choose at least one part.' } }
  const problems: Record<string, string> = {}
  const lines = [...draft].flatMap(([lineNo, { quantity, reason }]) => {
    if (reason !== '') return [{ lineNo, quantity, reason }]
    problems[`reason-${lineNo}`] = 'Choose a reason.'
    return []
  })
  return { lines, problems }
}
