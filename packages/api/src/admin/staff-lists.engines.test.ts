import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { describe, expect, it } from 'vitest'
import { sendAndVerify } from '../testing/dealer-requests.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
type Lists = Shop['lists']

const numberOf = (no: number) => `0${100 + no}-01`
/** Parts 1 to 23, without images; their names sort in reverse order. */
const parts = Array.from({ length: 23 }, (_, at) => ({
  id: at + 1,
  number: numberOf(at + 1),
  name: `${at % 2 === 0 ? 'Hinge' : 'hinge'} ${String.fromCharCode(122 - at)}`,
  priceCents: 1000,
}))

async function* csv(...rows: string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(rows.join('\n'))
}

async function openShop() {
  const shop = await openTestShop({ people: true, parts })
  return Object.assign(shop, { lists: (await shop.person('admin')).admin })
}

async function sendPrices(shop: Shop, name: string, rows: string[]) {
  const source = csv('part_number,part_price', ...rows)
  return shop.lists.imports.upload({ kind: 'prices', fileName: name, source })
}

describe('a staff list', () => {
  it('is searched, sorted and paged by the server', async () => {
    await using shop = await openShop()
    const list = shop.lists.insight.partsWithoutImages
    const ids = async (input: Parameters<typeof list>[0]) => (await list(input)).rows.map(({ id }) => id)
    expect(await list()).toMatchObject({ total: 23, page: 1, pages: 3 })
    expect(await ids({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(await ids({ page: 3 })).toEqual([21, 22, 23])
    expect(await ids({ page: 4 })).toEqual([])
    expect(await ids({ sort: 'name', page: 3 })).toEqual([3, 2, 1])
    expect((await ids({ sort: 'name', descending: true }))[0]).toBe(1)
    expect((await ids({ sort: 'number', descending: true }))[0]).toBe(23)
    expect(await list({ search: ' HINGE y ' })).toMatchObject({ total: 1, pages: 1, rows: [{ id: 2 }] })
    expect(await list({ search: '%' })).toMatchObject({ total: 0, pages: 1, rows: [] })
  })

  it.each([{ page: 0 }, { page: 1001 }, { sort: 'id' }, { search: 'x'.repeat(101) }, { search: 'a\u0000' }])(
    'refuses %j and names the field',
    async (input) => {
      await using shop = await openShop()
      const [field = ''] = Object.keys(input)
      await expect(shop.lists.insight.partsNeverOrdered(input as object)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringContaining(field),
      })
    },
  )

  it('of searches adds up all days and sorts by any column', async () => {
    await using shop = await openShop()
    const { catalog } = shop.guest()
    for (const text of ['zeppelin', 'airship', 'zeppelin']) {
      await catalog.searchCounts({ text })
      await shop.services.tallies.flush()
      shop.pass(25 * 3_600_000)
    }
    const texts = async (input: Parameters<Lists['insight']['emptySearches']>[0]) =>
      (await shop.lists.insight.emptySearches(input)).rows.map(({ text, searches }) => [text, searches])
    expect(await texts({})).toEqual([
      ['zeppelin', 2],
      ['airship', 1],
    ])
    expect((await texts({ sort: 'text' }))[0]).toEqual(['airship', 1])
    expect((await texts({ sort: 'lastDay' }))[0]).toEqual(['airship', 1])
    expect((await texts({ sort: 'searches' }))[0]).toEqual(['airship', 1])
    expect(await texts({ search: 'ZEP' })).toEqual([['zeppelin', 2]])
    expect(await shop.lists.insight.emptySearches({ search: 'zep' })).toMatchObject({ total: 1 })
  })
})

describe('import lists', () => {
  it('show changes, searchable and sortable by part number', async () => {
    await using shop = await openShop()
    const rows = Array.from({ length: 12 }, (_, at) => `${numberOf(12 - at)},7.${10 + at}`)
    const { id: importId } = await sendPrices(shop, 'spring.csv', rows)
    const labels = async (input: object) =>
      (await shop.lists.imports.changes({ importId, ...input })).rows.map(({ label }) => label)
    expect((await labels({}))[0]).toBe(numberOf(12))
    expect(await labels({ page: 2 })).toEqual([numberOf(2), numberOf(1)])
    expect((await labels({ sort: 'label' }))[0]).toBe(numberOf(1))
    expect((await labels({ sort: 'row', descending: true }))[0]).toBe(numberOf(1))
    expect(await labels({ search: numberOf(7) })).toEqual([numberOf(7)])
    expect(await shop.lists.imports.changes({ importId })).toMatchObject({ total: 12, pages: 2 })
    expect(await shop.lists.imports.refusals({ importId })).toMatchObject({ total: 0, pages: 1 })
  })

  it('show problems, searchable by column and text', async () => {
    await using shop = await openShop()
    const rows = [`${numberOf(1)},abc`, '9999-01,1', `${numberOf(2)},2`, `${numberOf(2)},3`]
    const { id: importId } = await sendPrices(shop, 'bad.csv', rows)
    const found = async (input: object) =>
      (await shop.lists.imports.problems({ importId, ...input })).rows.map(({ row }) => row)
    expect(await found({})).toEqual([2, 3, 5])
    expect(await found({ sort: 'row', descending: true })).toEqual([5, 3, 2])
    expect(await found({ search: 'NOT FOUND' })).toEqual([3])
    expect(await found({ search: 'part_price' })).toEqual([2])
    expect((await found({ sort: 'message', descending: true })).toSorted()).toEqual([2, 3, 5])
  })

  it('show all uploaded files, searchable by name and sender', async () => {
    await using shop = await openShop()
    for (const name of ['spring.csv', 'Autumn.csv', 'winter.csv']) {
      await sendPrices(shop, name, [`${numberOf(1)},5`])
      shop.pass(1000)
    }
    const names = async (input: Parameters<Lists['imports']['list']>[0]) =>
      (await shop.lists.imports.list(input)).rows.map(({ fileName }) => fileName)
    expect(await names({})).toEqual(['winter.csv', 'Autumn.csv', 'spring.csv'])
    expect(await names({ sort: 'file' })).toEqual(['Autumn.csv', 'spring.csv', 'winter.csv'])
    expect(await names({ sort: 'startedAt' })).toEqual(['spring.csv', 'Autumn.csv', 'winter.csv'])
    expect(await names({ search: 'AUT' })).toEqual(['Autumn.csv'])
    expect(await names({ search: 'ada test' })).toHaveLength(3)
    expect(await names({ search: 'nobody' })).toEqual([])
  })
})

describe('accounting export lists', () => {
  const facts = [
    { buyerEmail: 'zoe@home.example', userId: null, companyId: null, poNumber: 'PO-9' },
    { cartTotalCents: 9_000, shippingCents: 0, taxCents: 0, grandTotalCents: 9_000 },
    { buyerEmail: 'abe@home.example', userId: null, companyId: null },
  ]

  it('show pending orders, searchable by customer, and files, searchable by name', async () => {
    await using shop = await openShop()
    const { exports } = (await shop.person('admin')).orders
    await shop.db.transaction((tx) =>
      importOrders(
        tx,
        facts.map((order) => ({
          order: orderRow({ userId: shop.ids.buyer, ...order }),
          lines: [orderLineRow()],
        })),
      ),
    )
    const ids = async (input: Parameters<typeof exports.pending>[0]) =>
      (await exports.pending(input)).rows.map(({ id }) => id)
    expect(await ids({})).toEqual([1, 2, 3])
    expect(await ids({ sort: 'number', descending: true })).toEqual([3, 2, 1])
    expect(await ids({ sort: 'customer' })).toEqual([3, 2, 1])
    expect((await ids({ sort: 'total', descending: true }))[0]).toBe(2)
    expect(await ids({ search: 'ZOE@' })).toEqual([1])
    expect(await ids({ search: 'arctic door' })).toEqual([2])
    expect(await ids({ search: 'po-9' })).toEqual([1])
    expect(await exports.pending({ search: 'home.example' })).toMatchObject({ total: 2, pages: 1 })

    const { name } = await exports.generate()
    expect(await exports.pending()).toMatchObject({ total: 0, rows: [] })
    for (const search of [name.slice(0, 12).toLowerCase(), 'ada test', '']) {
      expect(await exports.files({ search, sort: 'by' })).toMatchObject({ total: 1, rows: [{ name }] })
    }
    expect(await exports.files({ search: 'nothing' })).toMatchObject({ total: 0 })
  })
})

describe('the dealer request list', () => {
  it('can be searched by company, contact and email, and sorted by company and contact', async () => {
    await using shop = await openShop()
    await sendAndVerify(shop, [], { companyName: 'zero Doors', email: 'one@frost.example' })
    shop.pass(60_000)
    await sendAndVerify(shop, [], { companyName: 'Alpine', email: 'two@frost.example', firstName: 'Zoe' })
    const names = async (input: Parameters<Lists['requests']['list']>[0]) =>
      (await shop.lists.requests.list(input)).rows.map(({ companyName }) => companyName)
    expect(await names({})).toEqual(['zero Doors', 'Alpine'])
    expect(await names({ sort: 'company' })).toEqual(['Alpine', 'zero Doors'])
    expect(await names({ sort: 'contact', descending: true })).toEqual(['Alpine', 'zero Doors'])
    expect(await names({ search: 'ALP' })).toEqual(['Alpine'])
    expect(await names({ search: 'zoe ' })).toEqual(['Alpine'])
    expect(await names({ search: 'ONE@' })).toEqual(['zero Doors'])
  })

  it('is searched and sorted regardless of case, including non-ASCII letters', async () => {
    await using shop = await openShop()
    for (const [at, companyName] of ['ÉCLAIR Buffet', 'éclair Atelier', 'Zero 100% Ñandú'].entries())
      await sendAndVerify(shop, [], { companyName, email: `n${at}@frost.example` })
    const names = async (input: Parameters<Lists['requests']['list']>[0]) =>
      (await shop.lists.requests.list({ ...input, sort: 'company' })).rows.map((row) => row.companyName)
    expect(await names({})).toEqual(['éclair Atelier', 'ÉCLAIR Buffet', 'Zero 100% Ñandú'])
    expect(await names({ search: 'Éclair a' })).toEqual(['éclair Atelier'])
    expect(await names({ search: 'éCLAIR' })).toHaveLength(2)
    expect(await names({ search: 'ZERO 100% ñANDÚ' })).toEqual(['Zero 100% Ñandú'])
    expect(await names({ search: '0_%' })).toEqual([])
  })
})

describe('a part’s history', () => {
  it('can be searched by user, field and value, and sorted by time', async () => {
    await using shop = await openShop()
    for (const proprietary of [true, false, true]) {
      await shop.lists.parts.markProprietary({ partId: 1, proprietary })
      shop.pass(1000)
    }
    const all = await shop.lists.parts.history({ partId: 1 })
    const ids = all.rows.map(({ id }) => id)
    const oldest = await shop.lists.parts.history({ partId: 1, sort: 'at' })
    expect(all.total).toBe(3)
    expect(oldest.rows.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await shop.lists.parts.history({ partId: 1, search: 'PROPRIETARY' })).toMatchObject({ total: 3 })
    expect(await shop.lists.parts.history({ partId: 1, search: 'ada' })).toMatchObject({ total: 3 })
    expect(await shop.lists.parts.history({ partId: 1, search: 'Price' })).toMatchObject({
      total: 0,
      rows: [],
    })
  })
})
