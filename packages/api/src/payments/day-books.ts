import type { Database } from '@mullion/db/database'
import {
  listPaymentsBegun,
  listPaymentsNamed,
  listUnpaidOrders,
} from '@mullion/db/payments/reconciliation.repository'
import { AppError } from '@mullion/domain/error'
import { type DayBooks, mustBeThere, type StorePayment } from '@mullion/domain/payments/reconciliation'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'
import type { ListedTransaction, PaymentGateway, Transaction } from '@mullion/integrations/payments/port'

export interface DayBooksDeps {
  readonly db: Database
  readonly gateway: Pick<PaymentGateway, 'sandbox' | 'listTransactions' | 'find'>
  readonly timeZone: string
}

/** The gateway's clock, and the minutes between a payment's start and its transaction, may cross midnight. */
const marginMs = 60 * 60_000
const shortestRangeMs = 15 * 60_000
const pageSize = 500
/** More payments or transactions in a day than this are not compared: the store would not notice anything else. */
const maxRows = 100_000
/** Payments looked up one by one because they are on no list; any beyond that are taken as missing. */
const maxLookups = 200

function tooMany(): AppError {
  return new AppError(
    'unavailable',
    'checkout.day_too_large',
    'There are too many payments in one day to compare.',
  )
}

/** Lists a range, in halves where there are too many transactions for one answer. */
async function listed(
  gateway: DayBooksDeps['gateway'],
  from: number,
  to: number,
): Promise<readonly ListedTransaction[]> {
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  try {
    return await gateway.listTransactions(range)
  } catch (error) {
    const isTooLong = error instanceof AppError && error.code === 'payments.range_too_long'
    if (!isTooLong || to - from <= shortestRangeMs) throw error
  }
  const middle = from + Math.floor((to - from) / 2)
  const first = await listed(gateway, from, middle)
  const all = [...first, ...(await listed(gateway, middle, to))]
  if (all.length > maxRows) throw tooMany()
  return all
}

interface Range {
  readonly from: Date
  readonly before: Date
}

async function paymentsBegun({ db, gateway }: DayBooksDeps, range: Range): Promise<StorePayment[]> {
  const found: StorePayment[] = []
  for (let after = 0; ; ) {
    const { sandbox } = gateway
    const page = await listPaymentsBegun(db.read, { ...range, sandbox, after, limit: pageSize })
    found.push(...page)
    if (found.length > maxRows) throw tooMany()
    after = page.at(-1)?.id ?? after
    if (page.length < pageSize) return found
  }
}

async function paymentsNamed({ db }: DayBooksDeps, references: readonly string[]): Promise<StorePayment[]> {
  const found: StorePayment[] = []
  for (let at = 0; at < references.length; at += pageSize) {
    found.push(...(await listPaymentsNamed(db.read, references.slice(at, at + pageSize))))
  }
  return found
}

/** A payment that is on no list may have been sent much later: only its own lookup proves that it is missing. */
async function lookedUp(
  { gateway }: DayBooksDeps,
  payments: readonly StorePayment[],
): Promise<Transaction[]> {
  const found: Transaction[] = []
  for (const { reference } of payments.filter(mustBeThere).slice(0, maxLookups)) {
    const transaction = await gateway.find(reference)
    if (transaction) found.push(transaction)
  }
  return found
}

/** Reads a store day's transactions from the gateway, and its payments, page by page, from the database. */
export async function readDayBooks(deps: DayBooksDeps, day: string): Promise<DayBooks> {
  const { db, gateway, timeZone } = deps
  const range = { from: startOfStoreDay(day, timeZone), before: startOfStoreDay(dayAfter(day), timeZone) }
  const [fromMs, beforeMs] = [range.from.getTime(), range.before.getTime()]
  const all = await listed(gateway, fromMs - marginMs, beforeMs + marginMs)
  const { true: transactions = [], false: around = [] } = Object.groupBy(all, ({ at }) =>
    Date.parse(at) >= fromMs && Date.parse(at) < beforeMs ? 'true' : 'false',
  )
  const begun = await paymentsBegun(deps, range)
  const ours = new Set(begun.map(({ reference }) => reference))
  const named = new Set(
    transactions.map(({ reference }) => reference).filter((name) => name && !ours.has(name)),
  )
  const payments = [...begun, ...(await paymentsNamed(deps, [...named]))]
  const onList = new Set(all.map(({ reference }) => reference))
  const missing = payments.filter(({ reference }) => !onList.has(reference))
  const unpaidOrders = await listUnpaidOrders(db.read, {
    ...range,
    sandbox: gateway.sandbox,
    limit: pageSize,
  })
  return { transactions, payments, around: [...around, ...(await lookedUp(deps, missing))], unpaidOrders }
}
