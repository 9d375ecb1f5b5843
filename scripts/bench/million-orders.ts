import { createSalesCountService } from '@mullion/api/analytics/sales-count.service'
import { createOrderIndexService } from '@mullion/api/orders/order-index.service'
import { createCompany } from '@mullion/db/accounts/company.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { countOrders, importOrders } from '@mullion/db/orders/order-import.repository'
import { copyOrders } from '@mullion/db/testing/many-orders'
import { orderLineRow, orderRow, shipTo } from '@mullion/db/testing/order-row'
import { companyRow, userRow } from '@mullion/db/testing/people'
import { usStates } from '@mullion/domain/postal-address'
import { demoStoreInfo } from '@mullion/domain/store-info'

export const storeInfo = { ...demoStoreInfo, demo: false }
export const companies = 10_000
const patterns = 1000
const linesOfOrder = 3
const copies = 999
/** The order pattern spans two and a half days; all its repetitions together span almost seven years. */
const spanMs = 2.5 * 24 * 3_600_000
export const newest = Date.parse('2026-11-22T12:00:00Z')
const oldest = newest - (copies + 1) * spanMs
const states = Object.keys(usStates)
const services = ['01', '02', '03', '12', '13'] as const
const streets = [
  'Industrial Pkwy',
  'Main Street',
  'Freezer Lane',
  'Commerce Drive',
  'Dock Road',
  'Cannery Row',
]
const places = [
  'Arctic',
  'Polar',
  'Summit',
  'Lakeside',
  'Gulf',
  'Prairie',
  'Harbor',
  'Cascade',
  'Delta',
  'Union',
]
const trades = ['Door Service', 'Cold Storage', 'Foods', 'Produce', 'Refrigeration', 'Grocers', 'Logistics']

/** Returns an order of the repeating pattern; every fourth is a guest's. */
export function patternOf(at: number) {
  const state = states[(at * 7) % states.length] ?? 'OH'
  const zip = String(10_000 + ((at * 83) % 89_000))
  const order = orderRow({
    userId: at % 4 === 0 ? null : 1,
    companyId: at % 4 === 0 ? null : 1,
    actorId: `guest:${at}`,
    buyerEmail: `buyer${at % 800}@bench.example`,
    shipAddress: shipTo({
      address1: `100 ${streets[at % streets.length]}`,
      postalCode: zip,
      city: `City ${at % 40}`,
      state,
    }),
    poNumber: `PO-${100_000 + at}`,
    sandbox: false,
    processed: at % 100 !== 0,
    paymentState: at % 3 === 0 ? 'terms' : 'captured',
    ...(at % 3 === 0 ? { cardType: null, lastFour: null } : {}),
    serviceType: services[at % services.length] ?? '03',
    createdAt: new Date(oldest + ((at + 1) / patterns) * spanMs),
  })
  const lines = Array.from({ length: linesOfOrder }, (_, no) =>
    orderLineRow({ number: `${String((at * 3 + no) % 2000).padStart(4, '0')}-01`, quantity: 1 + (at % 5) }),
  )
  return { order, lines }
}

async function addCompanies(db: Database): Promise<void> {
  for (let from = 1; from <= companies; from += 500) {
    await db.transaction(async (tx) => {
      for (let id = from; id < from + 500; id++) {
        const name = `${places[id % places.length]} ${trades[id % trades.length]} ${id}`
        await createCompany(tx, companyRow({ name, customerNumber: `B${id}` }))
        await createUser(tx, userRow({ companyId: id, email: `person${id}@bench.example` }))
      }
    })
  }
}

/**
 * Fills an empty store with 10,000 companies and 1,000,000 counted orders of 3,000,000 lines; a filled store stays
 * unchanged.
 */
export async function fillWithOrders(db: Database): Promise<void> {
  const startedAt = performance.now()
  const [some, all] = [patterns, patterns * (copies + 1)]
  if ((await countOrders(db.read)) === 0) {
    await addCompanies(db)
    await db.transaction((tx) =>
      importOrders(
        tx,
        Array.from({ length: some }, (_, at) => patternOf(at)),
      ),
    )
    await copyOrders(db, { orders: some, lines: some * linesOfOrder, companies, copies, laterMs: spanMs })
  }
  await createSalesCountService({ db, storeInfo, ordersPerTransaction: 5000 }).countMissing()
  await createOrderIndexService({ db, ordersPerTransaction: 200 }).indexEarlier()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`${all.toLocaleString('en-US')} orders stored, counted and indexed in ${seconds} s.`)
}
