import { formatMoney } from '../money.ts'

/** How much a company may owe on terms, and owes. */
export interface CreditStanding {
  /** Null if no limit is set, so that nothing is checked. */
  readonly limitCents: number | null
  /** Orders on terms that were placed and not paid, less payments and credits; negative if it paid more. */
  readonly openCents: number
  /** Orders that wait for staff because they are over the limit; not part of `openCents`. */
  readonly heldCents: number
  /** What is left of the limit, never negative; null without a limit. */
  readonly leftCents: number | null
}

export function standingOf({
  limitCents,
  openCents,
  heldCents,
}: Omit<CreditStanding, 'leftCents'>): CreditStanding {
  const leftCents = limitCents === null ? null : Math.max(0, limitCents - openCents)
  return { limitCents, openCents, heldCents, leftCents }
}

/** Why an order waits: the limit, the open balance and the order's total when it was placed. */
export interface CreditReason {
  readonly limitCents: number
  readonly openCents: number
  readonly orderCents: number
}

/** By how much an order would take a company over its limit; 0 if it stays within, or has none. */
export function overLimitCents({
  limitCents,
  openCents,
  orderCents,
}: Omit<CreditReason, 'limitCents'> & Pick<CreditStanding, 'limitCents'>): number {
  return limitCents === null ? 0 : Math.max(0, openCents + orderCents - limitCents)
}

/** Says in one line how a company stands, such as `Credit limit $5,000.00, balance $3,120.00, available $1,880.00`. */
export function standingInWords({ limitCents, openCents, leftCents }: CreditStanding): string {
  const limit = limitCents === null ? 'No credit limit' : `Credit limit ${formatMoney(limitCents)}`
  const left = leftCents === null ? '' : `, available ${formatMoney(leftCents)}`
  return `${limit}, balance ${formatMoney(openCents)}${left}`
}

/** Says in one line why an order waits for staff. */
export function reasonInWords({ limitCents, openCents, orderCents }: CreditReason): string {
  const over = formatMoney(overLimitCents({ limitCents, openCents, orderCents }))
  const limit = `limit ${formatMoney(limitCents)}, balance ${formatMoney(openCents)}`
  return `${over} over the credit limit: ${limit}, this order ${formatMoney(orderCents)}`
}

/** What a buyer is told about an order that waits. */
export const heldText =
  'This order takes your company over its credit limit, so our staff review it before we ship. You don’t need to do anything. We’ll email you.'
