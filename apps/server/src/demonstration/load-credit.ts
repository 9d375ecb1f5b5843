import { listCompanyPayments } from '@mullion/db/credit/company-payment.repository'
import { listOpenOrders, type OpenOrderRow } from '@mullion/db/credit/credit-balance.repository'
import { type DemoCredit, demoCredits, demoHeldOrder } from '@mullion/demo/credit/company-credit'
import { maxPaidOrders } from '@mullion/domain/credit/company-payment'
import { type DemoHistory, day, demoAdmin } from './demo-history.ts'

/** More open orders than a company of the demonstration has. */
const allOrders = 10_000
const monthDays = 30

/** The payments of a company: for two months, and one for everything before. */
const checks = [
  { months: 2, reference: 'Carried over', names: false },
  { months: 1, reference: 'Check 20418', names: false },
  { months: 0, reference: 'Check 20533', names: true },
] as const

const sum = (orders: readonly OpenOrderRow[]) => orders.reduce((cents, { openCents }) => cents + openCents, 0)

async function loadPayments(
  history: DemoHistory,
  companyId: number,
  { paidDays }: DemoCredit,
): Promise<void> {
  const { services, db } = history
  const owner = { companyId }
  if ((await listCompanyPayments(db.read, owner, { limit: 1, offset: 0 })).total > 0) return
  const orders = await listOpenOrders(db.read, owner, allOrders)
  const isBefore = (daysAgo: number) => {
    const bound = history.startedAt.getTime() - daysAgo * day * 60_000
    return ({ createdAt }: OpenOrderRow) => createdAt.getTime() < bound
  }
  let paid: readonly OpenOrderRow[] = []
  const admin = await history.as(demoAdmin)
  for (const { months, reference, names } of checks) {
    const daysAgo = paidDays + months * monthDays
    const until = orders.filter(isBefore(daysAgo))
    const some = until.slice(paid.length)
    paid = until
    const amountCents = sum(some)
    if (amountCents === 0) continue
    const named = names ? some.slice(0, maxPaidOrders) : []
    history.rewind((daysAgo - monthDays - 10) * day)
    await services.companyPayments.add(admin, {
      owner,
      payment: {
        ...{ amountCents, reference, paidOn: history.storeDay(-(daysAgo - monthDays - 10)) },
        orders: named.map(({ number, openCents }) => ({
          ...{ orderNumber: number ?? '', amountCents: openCents },
        })),
      },
    })
  }
}

/** Limits are in hundreds of dollars. */
const stepCents = 10_000

export async function loadCredit(history: DemoHistory): Promise<void> {
  const { services } = history
  const admin = await history.as(demoAdmin)
  for (const credit of demoCredits) {
    const { id: companyId } = history.companyOf(credit.customerNumber)
    await loadPayments(history, companyId, credit)
    history.rewind(day)
    const { openCents } = await services.credit.account({ companyId })
    const limitCents = Math.max(0, Math.floor((openCents + credit.roomCents) / stepCents) * stepCents)
    await services.credit.setLimit(admin, { owner: { companyId }, limitCents })
  }
  const { customerNumber, minutesAgo, poNumber, cart } = demoHeldOrder
  const { branches } = history.companyOf(customerNumber)
  history.rewind(minutesAgo)
  const buyer = await history.as(history.loginsOf(customerNumber, 'user')[0] ?? '')
  await history.order(buyer, { cart: cart.map(withComments), poNumber, shipAddress: branches[0] })
}

const withComments = <Line extends { readonly comments: readonly string[] }>(line: Line) => ({
  ...line,
  comments: [...line.comments],
})
