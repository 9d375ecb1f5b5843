import type { NewReturnLine } from '@mullion/db/returns/return.repository'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { overReturned, returnLineRefused } from '@mullion/domain/returns/return-errors'
import type { ReturnedLine } from '@mullion/domain/returns/return-input'
import { decideReturn, feePercentOf, ruleTexts } from '@mullion/domain/returns/return-policy'
import type { Returnable } from './returnable-lines.ts'

interface RuleFacts {
  readonly returnable: readonly Returnable[]
  readonly today: string
  readonly restockingPercent: number
}

/** Returns the lines of a return as the rules decide them; throws for one that the order has not, or not so much of. */
export function ruledLines(
  asked: readonly ReturnedLine[],
  { returnable, today, restockingPercent }: RuleFacts,
): NewReturnLine[] {
  return asked.map(({ lineNo, quantity, reason }, at) => {
    const of = returnable.find(({ line }) => line.lineNo === lineNo)
    if (!of) throw returnLineRefused(`lines.${at}.lineNo`, 'The order has no line with this number.')
    const { line, left, madeToOrder, shippedOn } = of
    if (line.unit === 'EA' && !Number.isInteger(quantity))
      throw returnLineRefused(`lines.${at}.quantity`, 'Enter a whole number.')
    if (shippedOn === null || quantity > left) throw overReturned(displayNumber(line.number), left)
    const { decision, rule } = decideReturn({ reason, madeToOrder, shippedOn, today })
    const { id: orderLineId, partId, number, name, unit } = line
    return {
      ...{ orderLineId, lineNo, partId, number, name, unit, quantity, reason, decision, rule },
      answer: rule === 'staff' ? '' : ruleTexts[rule],
      feePercent: feePercentOf(reason, restockingPercent),
      ...{ receivedQuantity: null, result: null, creditQuantity: null },
    }
  })
}
