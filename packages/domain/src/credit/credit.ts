import * as z from 'zod/mini'
import { type PriceOwner, priceOwner } from '../admin/company-price.ts'
import { AppError } from '../error.ts'
import { listFields, listInput } from '../list-input.ts'
import { formatMoney } from '../money.ts'
import type { CreditHold } from '../orders/credit-hold.ts'
import { severalLines } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import type { CreditReason, CreditStanding } from './standing.ts'

/** Whose credit: a company with online users, or one that staff order for. */
export const creditOwner = priceOwner
export type CreditOwner = PriceOwner

/** $100,000,000.00 */
export const maxCreditCents = 10_000_000_000
const limitText = 'Enter an amount such as 5000 or 5000.50; leave it empty for no limit.'

/** Credit limit in cents; null for none. */
export const creditLimit = z.nullable(
  z
    .int({ error: limitText })
    .check(
      z.nonnegative({ error: limitText }),
      z.maximum(maxCreditCents, { error: `A limit can be at most ${formatMoney(maxCreditCents)}.` }),
    ),
)

export const creditOfInput = z.strictObject({ owner: creditOwner })
export const setCreditLimitInput = z.strictObject({ owner: creditOwner, limitCents: creditLimit })
export type SetCreditLimitInput = z.output<typeof setCreditLimitInput>

export const maxReasonLength = 1000
const reason = z
  .string({ error: requiredText })
  .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(maxReasonLength), severalLines)

export const heldOrdersInput = listInput(['number', 'customer', 'heldAt', 'total', 'over'])
export type HeldOrdersInput = z.output<typeof heldOrdersInput>
export const heldOrderInput = z.strictObject({ orderId: rowId })
export const refuseHeldInput = z.strictObject({ orderId: rowId, reason })
export type RefuseHeldInput = z.output<typeof refuseHeldInput>

/** An order that waits for staff because it is over its company's credit limit. */
export interface HeldOrder extends CreditReason {
  readonly orderId: number
  readonly number: string
  readonly customer: string
  readonly heldAt: string
  readonly overCents: number
}

/** What staff decided about an order that was over the limit, and why it was. */
export interface CreditDecision extends CreditReason {
  readonly state: CreditHold
  readonly heldAt: string
  readonly decidedAt: string | null
  readonly decidedBy: string | null
  /** Why it was refused; empty otherwise. */
  readonly reason: string
}

export const creditListInput = z.prefault(
  z.strictObject({
    /** Those with online users, or those that staff order for. */
    of: z._default(z.enum(['companies', 'customers']), 'companies'),
    ...listFields(['name', 'customerNumber', 'limit']),
  }),
  {},
)
export type CreditListInput = z.output<typeof creditListInput>

/** A company with a credit limit, and how it stands. */
export interface CompanyCredit extends CreditStanding {
  readonly id: number
  readonly name: string
  readonly customerNumber: string
}

/** Somebody else decided about the order, or it never waited. */
export function orderNotHeld(): AppError {
  const message = 'This order no longer waits for credit. Look at it again.'
  return new AppError('conflict', 'credit.not_held', message)
}
