// Measures the first page of every staff list, and searches in a million orders. DATABASE_URL names the store; an empty
// one is filled first.
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { openDatabase } from '@mullion/db/open'
import type { Member } from '@mullion/domain/accounts/actor'
import { orderListInput } from '@mullion/domain/orders/order-list'
import { percentile, timeOf } from './load.ts'
import { companies, fillWithOrders } from './million-orders.ts'
import { printTable } from './table.ts'

const staff: Member = {
  id: 'user:1',
  role: 'super_admin',
  userId: 1,
  companyId: 1,
  termsCode: null,
  discountRate: 1,
  ipAddress: '203.0.113.7',
  actingFor: null,
  prices: null,
  token: null,
}
const admin = (companyId: number): Member => ({
  ...staff,
  role: 'company_admin',
  companyId,
  userId: companyId,
})

/**
 * Typical staff searches: whole and partial order numbers, PO numbers, streets, ZIP codes, customers by name and
 * email, and text without matches.
 */
const texts = (no: number) => [
  `W${100_001 + ((no * 48_611) % 1_000_000)}`,
  String(100_001 + ((no * 7919) % 1_000_000)).slice(-5),
  `PO-${100_000 + ((no * 977) % 900_000)}`,
  String(100_000 + ((no * 3571) % 900_000)).slice(1),
  `${100 + ((no * 37) % 9800)} Industrial`,
  'Freezer Lane',
  'Street',
  String(10_000 + ((no * 83) % 89_000)),
  String(10_000 + ((no * 83) % 89_000)).slice(0, 3),
  `Polar Cold Storage ${((no * 70 + 1) % companies) + 1}`,
  'Harbor',
  `buyer${no % 800}@bench`,
  'nobody at all',
]

const db = await openDatabase(process.env.DATABASE_URL ?? '')
await fillWithOrders(db)
const going = { db: { ...db, [Symbol.asyncDispose]: () => db.close() }, ledger: '' }
await using shop = await openTestShop({ going, parts: [] })
const { services } = shop
const orders = (actor: Member, input: object) => services.orders.list(actor, orderListInput.parse(input))

const firstPage = { search: '', descending: false, page: 1 }

const lists: Record<string, () => Promise<unknown>> = {
  'all orders': () => orders(staff, { scope: 'all' }),
  'all orders, page 500': () => orders(staff, { scope: 'all', page: 500 }),
  'all orders of a month': () =>
    orders(staff, { scope: 'all', startDate: '2023-03-01', endDate: '2023-03-31' }),
  "a company's orders": () => orders(admin(42), { scope: 'company' }),
  'all orders, highest total first': () => orders(staff, { scope: 'all', sort: 'total', descending: true }),
  'all orders, oldest first': () => orders(staff, { scope: 'all', sort: 'createdAt' }),
  'all orders by ZIP code': () => orders(staff, { scope: 'all', sort: 'shipPostalCode' }),
  'pending orders': () => services.orderExports.pending(firstPage),
  'pending orders by customer': () => services.orderExports.pending({ ...firstPage, sort: 'customer' }),
  'files of orders': () => services.orderExports.files(firstPage),
  'payments in trouble': () => services.paymentAttention.list(firstPage),
  'companies by name': () => services.companyAdmin.search({ text: 'polar cold', page: 1 }),
  'companies by a common word': () => services.companyAdmin.search({ text: 'door', page: 1 }),
  "a company's users": () => services.users.list(staff, { companyId: 42, page: 1 }),
  'pending requests': () => services.dealerRequestAdmin.pending(),
  'searches that found nothing': () => services.insight.emptySearches(firstPage),
  'parts without images': () => services.insight.partsWithoutImages({ ...firstPage, drawings: true }),
  'parts never ordered': () => services.insight.partsNeverOrdered(firstPage),
  'parts never ordered, by name': () => services.insight.partsNeverOrdered({ ...firstPage, sort: 'name' }),
  'companies without users': () => services.insight.companiesWithoutUsers(firstPage),
}

type Times = Awaited<ReturnType<typeof timeOf>>[]

const rounds = 20
const shown = (times: Times, share: number) => [
  percentile(
    times.map(({ ms }) => ms),
    share,
  ).toFixed(1),
  percentile(
    times.map(({ busyMs }) => busyMs),
    share,
  ).toFixed(1),
]
const headings = ['median ms', 'busy', 'p99 ms', 'busy']

const rows: string[][] = []
for (const [name, call] of Object.entries(lists)) {
  const times: Times = []
  for (let no = 0; no < rounds; no++) times.push(await timeOf(call))
  rows.push([name, ...shown(times, 0.5), ...shown(times, 0.99)])
}
printTable(['first page of a staff list', ...headings], rows)

const kinds = texts(0).map(() => [] as Times)
const own: Times = []
for (let no = 0; no < rounds; no++) {
  for (const [kind, search] of texts(no).entries()) {
    const buyer = admin(1 + ((no * 31) % companies))
    kinds[kind]?.push(await timeOf(() => orders(staff, { scope: 'all', search })))
    own.push(await timeOf(() => orders(buyer, { scope: 'company', search })))
  }
}
const row = (name: string, times: Times) => [name, ...shown(times, 0.5), ...shown(times, 0.99)]
printTable(
  ['search in 1,000,000 orders', ...headings],
  [
    ...kinds.map((times, kind) => row(`such as ${texts(3)[kind]}`, times)),
    row('all of them', kinds.flat()),
    row("in a company's own", own),
  ],
)
