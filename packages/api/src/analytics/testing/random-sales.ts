import { createInternalCompany, findInternalCompany } from '@mullion/db/accounts/internal-company.repository'
import type { Database, Writer } from '@mullion/db/database'
import { type ImportedOrder, importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import fc from 'fast-check'
import type { ReferenceSale } from './reference-sales.ts'

const cities = [
  ['Columbus', 'OH'],
  ['columbus', 'OH'],
  ['Columbus', 'GA'],
  ['New York', 'NY'],
  ['San Juan', 'PR'],
  ['Reno', 'NV'],
] as const
const services = [
  ['UPS', '03'],
  ['UPS', '01'],
  ['FedEx', 'FEDEX_GROUND'],
  ['LTL', 'LTL'],
] as const
const numbers = ['0101-01', '0101-02', '0202-BL', '0303-CH']

/** Instants around a daylight-saving change and around New Year, in any US time zone. */
const instants = fc.oneof(
  ...[
    ['2025-12-29T00:00:00Z', '2026-01-03T00:00:00Z'],
    ['2026-03-06T00:00:00Z', '2026-03-10T00:00:00Z'],
    ['2026-10-30T00:00:00Z', '2026-11-03T00:00:00Z'],
  ].map(([min = '', max = '']) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })),
)

const line = fc.record({
  number: fc.constantFrom(...numbers),
  quantity: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
  cents: fc.integer({ min: 1, max: 90_000 }),
})

/** Any kind of order: guest, online customer or staff for a company, by card or on terms. */
const order = fc.record({
  at: instants,
  shippingCents: fc.integer({ min: 0, max: 30_000 }),
  taxCents: fc.integer({ min: 0, max: 9_000 }),
  buyer: fc.constantFrom(
    ...['company:2', 'company:3', 'guest:ann@x.example', 'guest:Bob@y.example', 'internal:1'],
  ),
  paid: fc.constantFrom('card', 'terms'),
  processed: fc.boolean(),
  place: fc.constantFrom(...cities),
  service: fc.constantFrom(...services),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
})

type RandomOrder = typeof order extends fc.Arbitrary<infer T> ? T : never

/** Returns random orders, the same for the same seed. */
export function randomOrders(seed: number, count: number): RandomOrder[] {
  return fc.sample(order, { seed, numRuns: count })
}

const goodsCents = ({ lines }: RandomOrder) => lines.reduce((sum, { cents }) => sum + cents, 0)
const totalCents = (random: RandomOrder) => goodsCents(random) + random.shippingCents + random.taxCents

export function asReferenceSale(random: RandomOrder): ReferenceSale {
  const { buyer, paid, place, service, ...same } = random
  return {
    ...same,
    totalCents: totalCents(random),
    cardType: paid === 'card' ? 'V' : null,
    onTerms: paid === 'terms',
    customer: buyer.toLowerCase(),
    internal: buyer.startsWith('internal'),
    guest: buyer.startsWith('guest'),
    city: place[0],
    state: place[1],
    carrier: service[0],
    service: service[1],
  }
}

function asStored(random: RandomOrder, userIds: Readonly<Record<string, number>>): ImportedOrder {
  const { buyer, paid, place, service, lines } = random
  const [kind, who = ''] = buyer.split(':')
  const base = orderRow()
  return {
    order: orderRow({
      createdAt: random.at,
      userId: userIds[buyer] ?? null,
      companyId: kind === 'guest' ? null : kind === 'internal' ? 1 : Number(who),
      companyInternalId: kind === 'internal' ? Number(who) : null,
      buyerEmail: kind === 'guest' ? who : 'buyer@company.example',
      paymentState: paid === 'card' ? 'captured' : 'terms',
      cardType: paid === 'card' ? 'V' : null,
      lastFour: paid === 'card' ? '2224' : null,
      sandbox: false,
      processed: random.processed,
      cartTotalCents: goodsCents(random),
      shippingCents: random.shippingCents,
      taxCents: random.taxCents,
      grandTotalCents: totalCents(random),
      shipAddress: { ...base.shipAddress, city: place[0], state: place[1] },
      carrier: service[0],
      serviceType: service[1],
    }),
    lines: lines.map(({ number, quantity, cents }) =>
      orderLineRow({ number, quantity, unitPriceCents: cents, lineTotalCents: cents }),
    ),
  }
}

async function ensureInternalCompany(tx: Writer): Promise<void> {
  if (await findInternalCompany(tx, 1)) return
  const at = new Date('2026-01-05T12:00:00Z')
  await createInternalCompany(tx, {
    name: 'Frost Wholesale',
    customerNumber: 'FROST',
    termsCode: 'CC',
    discountRate: 1,
    taxExemptStates: [],
    poRequired: false,
    iseMember: false,
    createdAt: at,
    updatedAt: at,
  })
}

/** Stores random orders as placed; `userIds` gives the buyer for each company. */
export async function storeOrders(
  db: Database,
  orders: readonly RandomOrder[],
  userIds: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = orders.map((random) => asStored(random, userIds))
  await db.transaction(async (tx) => {
    await ensureInternalCompany(tx)
    await importOrders(tx, rows)
  })
}
