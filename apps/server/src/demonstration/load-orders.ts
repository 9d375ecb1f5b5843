import { lockCompany } from '@mullion/db/accounts/company.repository'
import {
  createInternalCompany,
  listInternalCompanies,
} from '@mullion/db/accounts/internal-company.repository'
import { listPartsById, type PartRow } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { countOrders, type ImportedOrder, importOrders } from '@mullion/db/orders/order-import.repository'
import type { ChargeFacts } from '@mullion/demo/orders/charges'
import { demoInternalCompanies } from '@mullion/demo/orders/counter-customers'
import { type DemoOrder, demoOrders } from '@mullion/demo/orders/orders'
import type { StockPart } from '@mullion/demo/orders/stock'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { orderedConfigurations } from '@mullion/domain/orders/ordered-configuration'
import { demoOriginZip } from '@mullion/domain/store-info'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import type { LoadedPeople } from './load-people.ts'

/** Covers more than the demo catalog, without reading all of a large benchmark catalog. */
const partIds = Array.from({ length: 3000 }, (_, at) => at + 1)
const ordersPerTransaction = 300

/** Built-in rates and taxes, so that thousands of demo orders do not query a vendor. */
function builtInCharges(): ChargeFacts {
  const rates = createBuiltInParcelRates({ originZip: demoOriginZip })
  const tax = createBuiltInTax()
  return {
    async parcelCents({ to, service, boxes }) {
      const destination = { city: to.city, state: to.state, zip: to.postalCode }
      const quote = await rates.quote({ destination, boxes, shipsOn: '' })
      return quote.rates.find((rate) => rate.service === service)?.costCents ?? 0
    },
    async taxCents({ to, goodsCents, freightCents }) {
      const destination = { street: to.address1, city: to.city, state: to.state, zip: to.postalCode }
      const { goodsTaxCents, freightTaxCents } = await tax.quote({ destination, goodsCents, freightCents })
      return goodsTaxCents + freightTaxCents
    },
  }
}

function stockPart(row: PartRow): StockPart {
  const { id, number, name, priceCents, unit, tags, requirements, obsolete } = row
  const { lengthInches, heightInches, depthInches, weightPounds } = row
  const size = { lengthInches, heightInches, depthInches, weightPounds }
  return { id, number, name, priceCents, unit, tags, requirements, obsolete, size }
}

/** Loads the internal companies and returns their ids by customer number; existing ones stay unchanged. */
function loadInternalCompanies(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  return db.transaction(async (tx) => {
    const times = { createdAt: now, updatedAt: now }
    for (const company of demoInternalCompanies()) await createInternalCompany(tx, { ...company, ...times })
    const stored = await listInternalCompanies(tx, { term: '', limit: 100 })
    return new Map(stored.map(({ customerNumber, id }) => [customerNumber, id]))
  })
}

interface Loaded {
  readonly people: LoadedPeople
  readonly internalCompanies: ReadonlyMap<string, number>
}

function importedOrder(order: DemoOrder, { people, internalCompanies }: Loaded): ImportedOrder {
  const { lines, login, guest, placedAt, internalNumber, ...facts } = order
  const person = login === null ? undefined : people.get(login)
  return {
    order: {
      ...facts,
      actorId: person ? `user:${person.userId}` : (guest ?? 'guest:demo'),
      userId: person?.userId ?? null,
      companyId: person?.companyId ?? null,
      companyInternalId: internalCompanies.get(internalNumber ?? '') ?? null,
      createdAt: placedAt,
    },
    lines: lines.map(({ configurations, ...line }) => ({
      ...line,
      configurations: orderedConfigurations(configurations),
    })),
  }
}

/**
 * Stores the demo orders placed before `until`, a few hundred at a time, and returns their count. Skips orders that an
 * earlier start stored.
 */
export async function loadOrders(db: Database, people: LoadedPeople, until: Date): Promise<number> {
  const rows = await listPartsById(db.read, partIds)
  const loaded = { people, internalCompanies: await loadInternalCompanies(db, until) }
  const parts = rows.sort((a, b) => a.id - b.id).map(stockPart)
  let passed = 0
  const storeSome = async (some: readonly ImportedOrder[]) => {
    await db.transaction(async (tx) => {
      await lockCompany(tx, houseCompanyId, until)
      const stored = await countOrders(tx)
      await importOrders(tx, some.slice(Math.max(0, stored - passed)))
    })
    passed += some.length
  }

  let waiting: ImportedOrder[] = []
  for await (const order of demoOrders({ ...builtInCharges(), parts, until })) {
    waiting.push(importedOrder(order, loaded))
    if (waiting.length < ordersPerTransaction) continue
    await storeSome(waiting)
    waiting = []
  }
  await storeSome(waiting)
  return passed
}
