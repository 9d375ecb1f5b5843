import * as z from 'zod/mini'
import { dayOfCentury } from '../day-input.ts'
import { AppError, invalidInput } from '../error.ts'
import { formatMoney } from '../money.ts'
import { oneLine } from '../plain-text.ts'
import { requiredText } from '../postal-address.ts'
import { rowId } from '../row-id.ts'
import { dayAfter } from '../store-day.ts'
import type { Aging } from './aging.ts'
import { creditOwner, maxCreditCents } from './credit.ts'
import type { CreditStanding } from './standing.ts'

export const paymentsPageSize = 20
/** Most orders that one payment can name. */
export const maxPaidOrders = 100

const amountText = 'Enter an amount of at least 1 cent.'
const amountCents = z
  .int({ error: amountText })
  .check(
    z.minimum(1, { error: amountText }),
    z.maximum(maxCreditCents, { error: `A payment can be at most ${formatMoney(maxCreditCents)}.` }),
  )
const orderNumber = z
  .string({ error: requiredText })
  .check(z.trim(), z.toUpperCase(), z.minLength(1, { error: requiredText }), z.maxLength(20), oneLine)

/** A payment that a company made outside the store, such as a check. What names no order is on account. */
export const companyPaymentFields = z.strictObject({
  amountCents,
  /** The day it came, such as `2026-11-25`. */
  paidOn: dayOfCentury,
  /** Such as the number of the check; unique for a company. */
  reference: z
    .string({ error: requiredText })
    .check(z.trim(), z.minLength(1, { error: requiredText }), z.maxLength(60), oneLine),
  orders: z._default(
    z
      .array(z.strictObject({ orderNumber, amountCents }))
      .check(z.maxLength(maxPaidOrders, { error: `A payment can name at most ${maxPaidOrders} orders.` })),
    [],
  ),
})
export type CompanyPaymentFields = z.output<typeof companyPaymentFields>

export const companyPaymentsInput = z.strictObject({
  owner: creditOwner,
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
})
export type CompanyPaymentsInput = z.output<typeof companyPaymentsInput>
export const addCompanyPaymentInput = z.strictObject({
  owner: creditOwner,
  /** Without a day, it came today, in the time zone of the store. */
  payment: z.strictObject({ ...companyPaymentFields.shape, paidOn: z.optional(dayOfCentury) }),
})
export type AddCompanyPaymentInput = z.output<typeof addCompanyPaymentInput>
export const oneCompanyPayment = z.strictObject({ owner: creditOwner, paymentId: rowId })
export type OneCompanyPayment = z.output<typeof oneCompanyPayment>

export interface CompanyPayment {
  readonly id: number
  readonly amountCents: number
  readonly paidOn: string
  readonly reference: string
  readonly orders: readonly { readonly orderNumber: string; readonly amountCents: number }[]
  /** The part of it that pays no particular order. */
  readonly onAccountCents: number
  readonly enteredBy: string
  readonly enteredAt: string
}

export interface CompanyPaymentsPage {
  readonly payments: readonly CompanyPayment[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** An order on terms that is not fully paid. */
export interface OpenOrder {
  readonly id: number
  readonly number: string
  readonly placedAt: string
  readonly poNumber: string | null
  readonly grandTotalCents: number
  readonly openCents: number
}

/** What staff see of a company's credit. */
export interface CreditAccount extends CreditStanding {
  readonly aging: Aging
  /** The oldest ones first; at most `maxOpenOrders`. */
  readonly openOrders: readonly OpenOrder[]
}

export const maxOpenOrders = 100

interface PaymentProblem {
  readonly field: 'orders' | 'paidOn'
  readonly message: string
}

/** Returns what is wrong with a payment besides its single fields; null if nothing is. */
export function paymentProblem(
  { amountCents: paid, paidOn, orders }: CompanyPaymentFields,
  today: string,
): PaymentProblem | null {
  if (paidOn > dayAfter(today)) return { field: 'paidOn', message: 'This day is in the future.' }
  const seen = new Set<string>()
  for (const { orderNumber: number } of orders) {
    if (seen.has(number)) return { field: 'orders', message: `${number} is named twice.` }
    seen.add(number)
  }
  const named = orders.reduce((sum, order) => sum + order.amountCents, 0)
  if (named > paid) {
    const message = `The orders get ${formatMoney(named)}, more than the payment of ${formatMoney(paid)}.`
    return { field: 'orders', message }
  }
  return null
}

/** What an order that a payment names can still get; null for one that is not the company's, on terms, or goes out. */
export function paidOrderProblem(
  { orderNumber: number, amountCents: paid }: CompanyPaymentFields['orders'][number],
  openCents: number | null,
): string | null {
  if (openCents === null) return `The company has no order ${number} on terms.`
  return paid > openCents ? `Only ${formatMoney(openCents)} of ${number} is open.` : null
}

export const companyPaymentRefused = ({ field, message }: PaymentProblem) =>
  invalidInput('credit.payment_invalid', { [`payment.${field}`]: message })

export const companyPaymentMissing = () =>
  new AppError('missing', 'credit.payment_missing', 'This payment is no longer in the list.')

export function companyPaymentTaken(): AppError {
  const message = 'The company already has a payment with this reference.'
  return new AppError('conflict', 'credit.payment_taken', message, {
    fields: { 'payment.reference': message },
  })
}
