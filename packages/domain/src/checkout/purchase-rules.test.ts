import { describe, expect, it } from 'vitest'
import {
  needsApproval,
  type OrderFacts,
  type PurchaseRules,
  reasonsAt,
  reasonText,
} from './purchase-rules.ts'

const noRules: PurchaseRules = {
  orderLimitCents: null,
  monthLimitCents: null,
  amountCents: null,
  newShipTo: false,
  newPo: false,
}
const order: OrderFacts = { grandTotalCents: 500_00, shipToUsed: true, poNumber: 'PO-1', poUsed: true }

describe('an order needs approval', () => {
  it.each<[string, Partial<PurchaseRules>, Partial<OrderFacts>, number, readonly string[]]>([
    ['never without a rule', {}, { shipToUsed: false, poUsed: false }, 1_000_000_00, []],
    ['not at exactly the limit for one order', { orderLimitCents: 500_00 }, {}, 0, []],
    ['a cent over the limit for one order', { orderLimitCents: 499_99 }, {}, 0, ['order_limit']],
    ['with a limit of nothing, for any amount', { orderLimitCents: 0 }, {}, 0, ['order_limit']],
    ['not with a limit of nothing, for nothing', { orderLimitCents: 0 }, { grandTotalCents: 0 }, 0, []],
    ['not if the month comes to exactly its limit', { monthLimitCents: 800_00 }, {}, 300_00, []],
    ['if the month goes a cent over its limit', { monthLimitCents: 800_00 }, {}, 300_01, ['month_limit']],
    ['if the month was over its limit before', { monthLimitCents: 100_00 }, {}, 900_00, ['month_limit']],
    ['not at exactly the amount of the company', { amountCents: 500_00 }, {}, 0, []],
    ['over the amount of the company', { amountCents: 400_00 }, {}, 0, ['amount']],
    ['for a new address', { newShipTo: true }, { shipToUsed: false }, 0, ['ship_to']],
    ['not for an address used before', { newShipTo: true }, {}, 0, []],
    ['for a new PO', { newPo: true }, { poUsed: false }, 0, ['po']],
    ['not for a PO used before', { newPo: true }, {}, 0, []],
    ['not for a new PO without a number', { newPo: true }, { poNumber: null, poUsed: false }, 0, []],
    [
      'for every rule at once',
      { orderLimitCents: 1, monthLimitCents: 1, amountCents: 1, newShipTo: true, newPo: true },
      { shipToUsed: false, poUsed: false },
      7,
      ['order_limit', 'month_limit', 'amount', 'ship_to', 'po'],
    ],
  ])('%s', (_name, rules, facts, spent, expected) => {
    const reasons = needsApproval({ ...order, ...facts }, { ...noRules, ...rules }, spent)
    expect(reasons.map(({ rule }) => rule)).toEqual(expected)
  })

  it('and says by how much it is over', () => {
    const rules = { ...noRules, orderLimitCents: 380_00, monthLimitCents: 800_00 }
    expect(needsApproval(order, rules, 420_50).map(reasonText)).toEqual([
      'The total is $120.00 over the limit of $380.00 for one order.',
      'This month’s orders would come to $920.50, over the limit of $800.00.',
    ])
  })

  it('and says by how much it is still over once its total has changed, for as long as it is', () => {
    const rules = { orderLimitCents: 380_00, monthLimitCents: 800_00, amountCents: 400_00 }
    const reasons = needsApproval({ ...order, poUsed: false }, { ...noRules, ...rules, newPo: true }, 420_50)
    const texts = (afterCents: number) =>
      reasonsAt(reasons, { beforeCents: 500_00, afterCents }).map(reasonText)
    expect(texts(450_00)).toEqual([
      'The total is $70.00 over the limit of $380.00 for one order.',
      'This month’s orders would come to $870.50, over the limit of $800.00.',
      'The total is over $400.00. The company approves orders over that amount.',
      expect.stringContaining('PO'),
    ])
    expect(texts(380_00)).toEqual([
      'This month’s orders would come to $800.50, over the limit of $800.00.',
      expect.stringContaining('PO'),
    ])
    expect(texts(379_50)).toEqual([expect.stringContaining('PO')])
  })
})
