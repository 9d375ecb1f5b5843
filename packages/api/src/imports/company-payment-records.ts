import {
  type CompanyPaymentRecordRow,
  createCompanyPayment,
  listCompanyPaymentRecords,
  removeCompanyPayment,
  updateCompanyPayment,
} from '@mullion/db/credit/company-payment.repository'
import { listOwedOrders } from '@mullion/db/credit/credit-balance.repository'
import type { Reader, Writer } from '@mullion/db/database'
import { paidOrderProblem, paymentProblem } from '@mullion/domain/credit/company-payment'
import { type CompanyPaymentRecord, companyPaymentFile } from '@mullion/domain/credit/company-payment-csv'
import type { AccountRecordKind, MatchedRow, StoredRecord } from './account-record-kind.ts'
import type { ImportProblem } from './import-plan.ts'
import { type NamedOwner, ownerKey, ownersOf, unknownOwner } from './named-owners.ts'

function storedAs(row: CompanyPaymentRecordRow): StoredRecord<CompanyPaymentRecord> {
  const { id, companyId, customerNumber, reference, paidOn, amountCents: amount, orders } = row
  const companyType = companyId === null ? 'customer' : 'company'
  return { id, record: { customerNumber, companyType, reference, paidOn, amount, orders: [...orders] } }
}

const upper = (text = '') => text.trim().toUpperCase()

function keyOf(cells: Readonly<Record<string, string>>): string {
  return [upper(cells.companyType) || 'COMPANY', upper(cells.customerNumber), cells.reference?.trim()].join(
    '\n',
  )
}

async function found(db: Reader, keys: readonly string[]): Promise<StoredRecord<CompanyPaymentRecord>[]> {
  const named = keys.map((key): NamedOwner => {
    const [type = '', customerNumber = ''] = key.split('\n')
    return { customerNumber, companyType: type === 'CUSTOMER' ? 'customer' : 'company' }
  })
  const wanted = new Set(keys)
  const owners = [...(await ownersOf(db, named)).values()]
  const rows = await listCompanyPaymentRecords(db, { owners })
  return rows.map(storedAs).filter(({ record }) => wanted.has(keyOf(companyPaymentFile.write(record))))
}

const fieldsOf = ({ amount: amountCents, paidOn, reference, orders }: CompanyPaymentRecord) => ({
  ...{ amountCents, paidOn, reference, orders },
})

type PaymentRows = readonly MatchedRow<CompanyPaymentRecord>[]

/** What the stored payments of a file's rows give to an order, which the rows replace. */
function replacedOf(rows: PaymentRows): Map<string, number> {
  const replaced = new Map<string, number>()
  for (const { stored } of rows)
    for (const { orderNumber, amountCents } of stored?.record.orders ?? [])
      replaced.set(orderNumber, (replaced.get(orderNumber) ?? 0) + amountCents)
  return replaced
}

/** Problems of the orders that the payments of one company name, in the order of the file. */
async function problemsOfCompany(db: Reader, rows: PaymentRows): Promise<ImportProblem[]> {
  const [first] = rows
  const owner = first && (await ownersOf(db, [first.record])).get(ownerKey(first.record))
  if (!owner) return []
  const numbers = rows.flatMap(({ record }) => record.orders.map(({ orderNumber }) => orderNumber))
  const replaced = replacedOf(rows)
  const open = new Map(
    (await listOwedOrders(db, owner, numbers)).map(({ number, openCents }) => [
      number ?? '',
      openCents + (replaced.get(number ?? '') ?? 0),
    ]),
  )
  return rows.flatMap(({ row, record }) =>
    record.orders.flatMap((paid) => {
      const left = open.get(paid.orderNumber) ?? null
      const message = paidOrderProblem(paid, left)
      if (message) return [{ row, column: 'orders', message }]
      open.set(paid.orderNumber, (left ?? 0) - paid.amountCents)
      return []
    }),
  )
}

/** What a record stores in place of another; null if its company is gone, or an order has less open than it is to get. */
async function changeOf(
  tx: Writer,
  record: CompanyPaymentRecord,
  before: CompanyPaymentRecord | null = null,
) {
  const owner = (await ownersOf(tx, [record])).get(ownerKey(record))
  if (!owner) return null
  const numbers = record.orders.map(({ orderNumber }) => orderNumber)
  const owed = new Map((await listOwedOrders(tx, owner, numbers)).map((row) => [row.number, row]))
  const orders = record.orders.flatMap((paid) => {
    const row = owed.get(paid.orderNumber)
    const own = before?.orders.find(({ orderNumber }) => orderNumber === paid.orderNumber)?.amountCents ?? 0
    const fits = row && paidOrderProblem(paid, row.openCents + own) === null
    return fits ? [{ orderId: row.id, amountCents: paid.amountCents }] : []
  })
  if (orders.length < record.orders.length) return null
  return { ...fieldsOf(record), owner, orders }
}

/** Payments of companies and of customers that staff order for. */
export const companyPaymentRecords: AccountRecordKind<CompanyPaymentRecord> = {
  name: 'payments',
  file: companyPaymentFile,
  fields: companyPaymentFile.columns,
  audited: {
    subject: 'company-payment',
    created: 'company_payment_entered',
    changed: 'company_payment_changed',
    removed: 'company_payment_removed',
  },
  keyOf,
  labelOf: ({ customerNumber, companyType, reference }) =>
    `${customerNumber}${companyType === 'customer' ? ' (customer)' : ''}, ${reference}`,
  async find(db, query) {
    if ('keys' in query) return found(db, query.keys)
    return (await listCompanyPaymentRecords(db, query)).map(storedAs)
  },
  async references(db, rows) {
    const named = rows.flatMap(({ record: { customerNumber, companyType } }) =>
      customerNumber && companyType ? [{ customerNumber, companyType }] : [],
    )
    const owners = await ownersOf(db, named)
    return rows.flatMap(({ row, record }) => {
      const message = unknownOwner(record, owners)
      return message === null ? [] : [{ row, column: 'customerNumber', message }]
    })
  },
  async problems(db, rows) {
    const problems: ImportProblem[] = rows.flatMap(({ row, record }) => {
      // Files come with days of the past; the last day of the calendar only keeps the order of days.
      const problem = paymentProblem(fieldsOf(record), '9998-12-31')
      return problem ? [{ row, column: problem.field, message: problem.message }] : []
    })
    for (const ofCompany of Map.groupBy(rows, ({ record }) => ownerKey(record)).values())
      problems.push(...(await problemsOfCompany(db, ofCompany)))
    return problems
  },
  async create(tx, record, { at, by }) {
    const change = await changeOf(tx, record)
    return change && createCompanyPayment(tx, { ...change, enteredBy: by, createdAt: at })
  },
  async update(tx, { id, record: before }, { record, by }) {
    const change = await changeOf(tx, record, before)
    return change !== null && updateCompanyPayment(tx, id, { ...change, enteredBy: by })
  },
  async remove(tx, { id }) {
    await removeCompanyPayment(tx, id)
    return null
  },
}
