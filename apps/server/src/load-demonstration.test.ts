import { openTestShop, type ShopFacts } from '@mullion/api/testing/open-test-shop'
import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { listPendingFiles, listPendingRequests } from '@mullion/db/accounts/dealer-request.repository'
import { countOtherSuperAdmins, findPerson, findUserByEmail } from '@mullion/db/accounts/user.repository'
import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import type { Database } from '@mullion/db/database'
import { countDoors, findDoorBySerial } from '@mullion/db/doors/door.repository'
import { countMailSince } from '@mullion/db/mail/mail.repository'
import { countOrders } from '@mullion/db/orders/order-import.repository'
import { listPlacedOrders } from '@mullion/db/orders/order-list.repository'
import { listPartLists } from '@mullion/db/part-lists/part-list.repository'
import { countRecurringOrders } from '@mullion/db/recurring-orders/recurring-order.repository'
import { saveDoors } from '@mullion/db/testing/save-doors'
import { findOrderByNumber } from '@mullion/db/testing/stored-rows'
import { demoPeople } from '@mullion/demo/accounts/people'
import { demoPassword, demoSignIns } from '@mullion/demo/accounts/sign-ins'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { creditListInput, heldOrdersInput } from '@mullion/domain/credit/credit'
import { quoteDeskInput } from '@mullion/domain/price-quotes/price-quote-input'
import { returnDeskInput } from '@mullion/domain/returns/return-input'
import { registeredDoor } from '@mullion/domain/testing/doors'
import { createDiskFiles } from '@mullion/integrations/private-files/disk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemonstration } from './load-demonstration.ts'

const dayMs = 86_400_000

const images = {
  putIllustration: async () => undefined,
} as unknown as Parameters<typeof loadDemonstration>[0]['images']

/** A store before its first start, and the demo load of that start. */
async function openNewShop(facts: ShopFacts = {}) {
  const shop = await openTestShop({ parts: [], ...facts })
  await shop.services.companies.ensureHouse()
  const { services, authenticator, sandbox, clock, requestFilesDir } = shop
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const requestFiles = createDiskFiles({ dir: requestFilesDir })
  const servicesWith = shop.secondServer
  const deps = { services, servicesWith, authenticator, gateway: sandbox, images, requestFiles, clock, log }
  return { ...shop, load: (db: Database = shop.db) => loadDemonstration({ ...deps, db }) }
}
type NewShop = Awaited<ReturnType<typeof openNewShop>>

async function personOf({ db }: NewShop, email: string) {
  const user = await findUserByEmail(db.read, email)
  const person = user && (await findPerson(db.read, user.id))
  if (!person) throw new Error(`${email} is not there.`)
  return person
}

/** Counts of people, orders, requests and cards, which a second load would change. */
async function tallyOf(shop: NewShop) {
  const { db, sandbox } = shop
  const people = await Promise.all(demoPeople().map(({ email }) => findUserByEmail(db.read, email)))
  const { user } = await personOf(shop, 'buyer@polar.example')
  return {
    people: people.filter((person) => person !== null).length,
    superAdmins: await countOtherSuperAdmins(db.read, 0, { demo: true }),
    orders: await countOrders(db.read),
    doors: await countDoors(db.read),
    requests: (await listPendingRequests(db.read)).length,
    cards: (await sandbox.listCards(`user:${user.id}`)).map(({ lastFour }) => lastFour),
  }
}

/** A store whose n-th transaction fails, as if the server had been killed midway. */
function failingAt(db: Database, n: number): Database {
  let count = 0
  return {
    ...db,
    transaction(work) {
      count += 1
      return count === n ? Promise.reject(new Error('The server was ended.')) : db.transaction(work)
    },
  }
}

describe('demo data loaded into an empty store on a second start, after the first was interrupted', () => {
  let shop: NewShop
  let afterFirst: { orders: number; hash: string | null; startedAt: Date }
  let loaded: Awaited<ReturnType<typeof tallyOf>>

  beforeAll(async () => {
    shop = await openNewShop()
    // A day on which the newest order that suits two returns is the same one.
    shop.pass(Date.parse('2026-11-29T05:10:00Z') - shop.clock().getTime())
    await expect(shop.load(failingAt(shop.db, 6))).rejects.toThrow('The server was ended.')
    const { user } = await personOf(shop, 'super@mullion.example')
    afterFirst = {
      orders: await countOrders(shop.db.read),
      hash: await findPasswordHash(shop.db.read, user.id),
      startedAt: user.updatedAt,
    }
    shop.pass(3 * dayMs)
    await shop.load()
    loaded = await tallyOf(shop)
  }, 180_000)
  afterAll(() => shop[Symbol.asyncDispose]())

  it('allows no sign-in until loading is complete', () => {
    expect(afterFirst.orders).toBeGreaterThan(0)
    expect(afterFirst.orders).toBeLessThan(4000)
    expect(afterFirst.hash).toBeNull()
  })

  it('has 120 users, at least 4,000 orders, 5 dealer requests and the saved cards', () => {
    expect(loaded).toMatchObject({ people: 120, superAdmins: 1, requests: 5, cards: ['2224', '2226'] })
    expect(loaded.orders).toBeGreaterThanOrEqual(4000)
  })

  it('has at least 5,000 door records', async () => {
    expect(loaded.doors).toBeGreaterThanOrEqual(5000)
    expect(await findDoorBySerial(shop.db.read, '15-0005')).toEqual(
      registeredDoor({ serialNumber: '15-0005', direction: 'RH', gaskets: 'Welded Magnetic' }),
    )
  })

  it('puts every user in their company, all with the same password', async () => {
    for (const { email, role, customerNumber } of demoSignIns) {
      const { user, company } = await personOf(shop, email)
      expect(user).toMatchObject({ role, emailVerified: true, passwordChangeRequired: false })
      expect(company.customerNumber).toBe(customerNumber ?? 'HOUSE')
    }
    const { user } = await personOf(shop, 'buyer@arctic.example')
    const hash = await findPasswordHash(shop.db.read, user.id)
    expect(await shop.authenticator.verifyPassword(demoPassword, hash)).toBe(true)
  })

  it('numbers orders chronologically, up to the first start', async () => {
    const times: number[] = []
    for (let at = 1; at <= loaded.orders; at += 97) {
      const order = await findOrderByNumber(shop.db.read, `W${100_000 + at}`)
      times.push(order?.createdAt.getTime() ?? 0)
    }
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const newest = await findOrderByNumber(shop.db.read, `W${100_000 + loaded.orders}`)
    const age = afterFirst.startedAt.getTime() - (newest?.createdAt.getTime() ?? 0)
    expect(age).toBeGreaterThan(0)
    expect(age).toBeLessThan(4 * dayMs)
  })

  it('assigns each order to its buyer and company, and staff orders to the house company', async () => {
    const { user: buyer, company } = await personOf(shop, 'buyer@summit.example')
    const { user: counter } = await personOf(shop, 'counter@mullion.example')
    const page = { offset: 0, limit: 1000 }
    const ordersOf = async (userId: number) => {
      const filter = { of: { userId }, text: null, from: null, before: null }
      const { rows } = await listPlacedOrders(shop.db.read, filter, page)
      return rows.map(({ order }) => order)
    }
    const [bought, staffed] = [await ordersOf(buyer.id), await ordersOf(counter.id)]
    expect(bought.length).toBeGreaterThanOrEqual(25)
    for (const order of bought)
      expect(order).toMatchObject({ actorId: `user:${buyer.id}`, companyId: company.id, sandbox: false })
    expect(staffed.length).toBeGreaterThan(50)
    expect(new Set(staffed.map(({ companyId }) => companyId))).toEqual(new Set([houseCompanyId]))
    expect(
      staffed.every(({ companyInternalId, internalBuyerEmail }) => companyInternalId && internalBuyerEmail),
    ).toBe(true)
    expect(bought.every(({ companyInternalId }) => companyInternalId === null)).toBe(true)
  })

  it('has dealer request documents that open', async () => {
    const [file] = await listPendingFiles(shop.db.read)
    const bytes = await createDiskFiles({ dir: shop.requestFilesDir }).open(file?.storedAs ?? '')
    expect(Buffer.from(bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes?.length).toBe(file?.sizeBytes)
  })

  it('shows what happens besides orders: quotes, returns, credit, certificates, an approval and a list', async () => {
    const { services, db } = shop
    const quotes = await services.priceQuoteDesk.list(quoteDeskInput.parse({ scope: 'all' }))
    expect(quotes.rows.map(({ state }) => state).toSorted()).toEqual(['accepted', 'answered', 'asked'])
    const returns = await services.returnDesk.list(returnDeskInput.parse({ scope: 'all' }))
    expect(returns.rows.map(({ state }) => state).toSorted()).toEqual(['credited', 'received', 'requested'])

    const { user: owner, company } = await personOf(shop, 'owner@arctic.example')
    const certificates = await services.taxCertificates.ofCompany({ companyId: company.id })
    expect(certificates.map(({ status }) => status).toSorted()).toEqual(['accepted', 'accepted', 'waiting'])
    const { rows: companies } = await services.credit.list(creditListInput.parse({}))
    expect(companies).toHaveLength(2)
    for (const { limitCents, openCents, leftCents } of companies) {
      expect(openCents).toBeGreaterThan(0)
      expect(leftCents).toBe((limitCents ?? 0) - openCents)
    }
    const { aging } = await services.credit.account({ companyId: company.id })
    expect([aging.over60, aging.over90, aging.unusedCents]).toEqual([0, 0, 0])
    expect((await services.creditHolds.list(heldOrdersInput.parse({}))).rows).toHaveLength(1)
    const lists = await listPartLists(db.read, { companyId: company.id, userId: owner.id })
    expect(lists.map(({ list }) => list.name)).toContain('Truck 2')
    expect(await countRecurringOrders(db.read, { companyId: company.id })).toBe(1)
    expect(await countMailSince(db.read, '', new Date(0))).toBe(0)
  })

  it('is unchanged when loaded again', async () => {
    await shop.load()
    expect(await tallyOf(shop)).toEqual(loaded)
  })
})

describe('a store that already has users and doors', () => {
  let shop: NewShop
  beforeAll(async () => {
    shop = await openNewShop({ people: true, doors: [{ serialNumber: '15-0005', build: 'ESS-1' }] })
    expect(await findCatalogVersion(shop.db.read)).toBe(0)
    await shop.load()
  }, 60_000)
  afterAll(() => shop[Symbol.asyncDispose]())

  it('gets the missing catalog, but no demo users or orders', async () => {
    expect(await findCatalogVersion(shop.db.read)).toBeGreaterThan(0)
    expect(await findUserByEmail(shop.db.read, 'owner@arctic.example')).toMatchObject({
      firstname: 'Olga',
    })
    expect(await countOrders(shop.db.read)).toBe(0)
    expect(await listPendingRequests(shop.db.read)).toEqual([])
  })

  it('keeps its doors and gets no demo doors', async () => {
    expect(await countDoors(shop.db.read)).toBe(1)
    expect(await findDoorBySerial(shop.db.read, '15-0005')).toMatchObject({ build: 'ESS-1' })
    await shop.db.transaction((tx) => saveDoors(tx, [registeredDoor({ serialNumber: '15-0006' })]))
    await shop.load()
    expect(await countDoors(shop.db.read)).toBe(2)
  })
})
