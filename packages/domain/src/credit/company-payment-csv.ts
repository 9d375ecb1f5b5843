import * as z from 'zod/mini'
import { recordFile } from '../admin/account-csv.ts'
import { companyForm } from '../admin/company-form.ts'
import { dayOfCentury } from '../day-input.ts'
import { cell, choiceCell, fieldCell } from '../imports/csv-cells.ts'
import { parseDollars } from '../money.ts'
import { type CompanyPaymentFields, companyPaymentFields } from './company-payment.ts'

const amountText = 'Write the amount as 1250.00.'
const dollars = (cents: number) => (cents / 100).toFixed(2)

const amountCell = cell<number>((text) => {
  const cents = parseDollars(text)
  const read = cents === null ? null : z.safeParse(companyPaymentFields.shape.amountCents, cents)
  if (!read) return { problem: amountText }
  return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? amountText }
}, dollars)

const ordersText = 'Write the orders with their amounts as W100001 120.50; W100002 80.00.'

/** Orders and what each gets: `W100001 120.50; W100002 80.00`; empty for a payment on account. */
const ordersCell = cell<CompanyPaymentFields['orders']>(
  (text) => {
    const written = text.split(';').flatMap((entry) => entry.trim() || [])
    const orders = written.map((entry) => {
      const [orderNumber = '', amount = '', ...more] = entry.split(/\s+/)
      const cents = parseDollars(amount)
      return more.length > 0 || cents === null ? null : { orderNumber, amountCents: cents }
    })
    if (orders.includes(null)) return { problem: ordersText }
    const read = z.safeParse(companyPaymentFields.shape.orders, orders)
    return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? ordersText }
  },
  (orders) => orders.map((each) => `${each.orderNumber} ${dollars(each.amountCents)}`).join('; '),
)

const row = z.object({
  customerNumber: fieldCell(companyForm.shape.customerNumber),
  companyType: choiceCell(['company', 'customer'], 'company'),
  reference: fieldCell(companyPaymentFields.shape.reference),
  paidOn: fieldCell(dayOfCentury),
  amount: amountCell,
  orders: ordersCell,
})
export type CompanyPaymentRecord = z.output<typeof row>

/** Payments of companies; a row is about one payment, by company and reference. */
export const companyPaymentFile = recordFile({ row, key: ['customerNumber', 'reference'] })
