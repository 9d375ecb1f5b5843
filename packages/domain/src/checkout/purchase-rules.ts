import { formatMoney } from '../money.ts'

/** The rules for one person's orders: their own limits and what their company wants to see first. */
export interface PurchaseRules {
  /** The most that one order may come to; null without a limit. */
  readonly orderLimitCents: number | null
  /** The most that the orders of a calendar month may come to; null without a limit. */
  readonly monthLimitCents: number | null
  /** Orders of anyone in the company over this amount need approval; null without the rule. */
  readonly amountCents: number | null
  /** True if an order to an address that the company has not used before needs approval. */
  readonly newShipTo: boolean
  /** True if an order on a PO that the company has not used before needs approval. */
  readonly newPo: boolean
}

/** What the rules look at. */
export interface OrderFacts {
  readonly grandTotalCents: number
  /** True if the company has had an order to this address. */
  readonly shipToUsed: boolean
  readonly poNumber: string | null
  /** True if the company has had an order on this PO. */
  readonly poUsed: boolean
}

/** Why an order needs approval. */
export type ApprovalReason =
  | { readonly rule: 'order_limit'; readonly limitCents: number; readonly overCents: number }
  | {
      readonly rule: 'month_limit'
      readonly limitCents: number
      /** Placed and waiting this month, without this order. */
      readonly spentCents: number
      readonly overCents: number
    }
  | { readonly rule: 'amount'; readonly limitCents: number }
  | { readonly rule: 'ship_to' }
  | { readonly rule: 'po'; readonly poNumber: string }

export const approvalRules = [
  'order_limit',
  'month_limit',
  'amount',
  'ship_to',
  'po',
] as const satisfies readonly ApprovalReason['rule'][]

/**
 * Returns why an order needs approval; nothing if it needs none. An order that comes to exactly a limit is within it.
 * `spentCents` is everything placed this month and everything that waits.
 */
export function needsApproval(
  order: OrderFacts,
  rules: PurchaseRules,
  spentCents: number,
): readonly ApprovalReason[] {
  const { grandTotalCents: total } = order
  const { orderLimitCents, monthLimitCents, amountCents } = rules
  const reasons: ApprovalReason[] = []
  if (orderLimitCents !== null && total > orderLimitCents)
    reasons.push({ rule: 'order_limit', limitCents: orderLimitCents, overCents: total - orderLimitCents })
  if (monthLimitCents !== null && spentCents + total > monthLimitCents) {
    const overCents = spentCents + total - monthLimitCents
    reasons.push({ rule: 'month_limit', limitCents: monthLimitCents, spentCents, overCents })
  }
  if (amountCents !== null && total > amountCents) reasons.push({ rule: 'amount', limitCents: amountCents })
  if (rules.newShipTo && !order.shipToUsed) reasons.push({ rule: 'ship_to' })
  if (rules.newPo && order.poNumber && !order.poUsed) reasons.push({ rule: 'po', poNumber: order.poNumber })
  return reasons
}

/**
 * Returns the reasons of an order whose total an approver changed: by how much it is over what limit now, without those
 * that no longer hold. It waits for approval all the same.
 */
export function reasonsAt(
  reasons: readonly ApprovalReason[],
  { beforeCents, afterCents }: { readonly beforeCents: number; readonly afterCents: number },
): readonly ApprovalReason[] {
  return reasons.flatMap((reason) => {
    if (reason.rule === 'amount') return afterCents > reason.limitCents ? reason : []
    if (!('overCents' in reason)) return reason
    const overCents = reason.overCents + afterCents - beforeCents
    return overCents > 0 ? { ...reason, overCents } : []
  })
}

/** Returns a reason as a sentence for buyer and approver alike. */
export function reasonText(reason: ApprovalReason): string {
  switch (reason.rule) {
    case 'order_limit':
      return `The total is ${formatMoney(reason.overCents)} over the limit of ${formatMoney(reason.limitCents)} for one order.`
    case 'month_limit':
      return `This month’s orders would come to ${formatMoney(reason.limitCents + reason.overCents)}, over the limit of ${formatMoney(reason.limitCents)}.`
    case 'amount':
      return `The total is over ${formatMoney(reason.limitCents)}. The company approves orders over that amount.`
    case 'ship_to':
      return 'The company hasn’t shipped to this address before.'
    case 'po':
      return `The company hasn’t ordered on PO ${reason.poNumber} before.`
  }
}
