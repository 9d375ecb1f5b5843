import type { Database } from '@mullion/db/database'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const comment = '=SUM(A1), "dock" 3'

async function storeOrders(shop: Shop, ...facts: Parameters<typeof orderRow>[0][]) {
  await shop.db.transaction((tx) =>
    importOrders(
      tx,
      facts.map((each) => ({
        order: orderRow(each),
        lines: [orderLineRow({ comments: [comment] }), orderLineRow({ number: '0101-01' })],
      })),
    ),
  )
}

/** A store whose transactions roll back at the very end, as when the server dies before the commit. */
function dyingDatabase(db: Database): Database {
  return {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('The server died.')
      }),
  }
}

const rowsOf = (content: string) => parse(content, { columns: true }) as Record<string, string>[]

describe('exporting orders for accounting', () => {
  it('puts each order into one file and marks it processed', async () => {
    await using shop = await openTestShop({ people: true })
    const { buyer } = shop.ids
    await storeOrders(
      shop,
      {
        userId: buyer,
        companyId: 2,
        poNumber: '=cmd',
        paymentState: 'terms',
        cardType: null,
        lastFour: null,
      },
      { userId: null, companyId: null, buyerEmail: 'guest@home.example' },
      { processed: true },
      { paymentState: 'voided' },
    )
    const admin = await shop.person('admin')
    expect(
      (await admin.orders.exports.pending()).rows.map(({ number, customer }) => [number, customer]),
    ).toEqual([
      ['W100001', 'Arctic Door Service'],
      ['W100002', 'guest@home.example'],
    ])
    const made = await admin.orders.exports.generate()
    expect(made).toMatchObject({ name: 'DEMO-orders-20261120-150000.csv', orderCount: 2 })

    const { content } = await admin.orders.exports.file({ exportId: made.id })
    const rows = rowsOf(content)
    expect(rows.map((row) => [row.OrderNumber, row.LineNo, row.CustomerNo, row.TermsCode])).toEqual([
      ['W100001', '1', 'ARCTIC', 'PO'],
      ['W100001', '2', 'ARCTIC', 'PO'],
      ['W100002', '1', 'WEBGUEST', 'CC'],
      ['W100002', '2', 'WEBGUEST', 'CC'],
    ])
    expect(rows[0]).toMatchObject({ CustomerPONo: "'=cmd", ItemCode: '311-1001-01', UnitPrice: '12.50' })
    expect(rows.map(({ LineComment }) => LineComment)).toEqual([`'${comment}`, '', `'${comment}`, ''])
    expect(content.split('\r\n')).toHaveLength(6)

    expect((await admin.orders.exports.pending()).rows).toEqual([])
    await expect(admin.orders.exports.generate()).rejects.toMatchObject({
      cause: { code: 'orders.nothing_to_export' },
    })
    expect((await admin.orders.exports.files()).rows).toMatchObject([
      { id: made.id, orderCount: 2, by: 'Ada Test' },
    ])
    await shop.services.mail.sendDue()
    const [mail] = await shop.mailbox.list()
    expect(await shop.mailbox.read(mail?.id ?? '')).toMatchObject({
      to: ['orders@mullion.example'],
      attachments: [{ filename: made.name, contentType: 'text/csv', content }],
    })
  })

  it('puts each order into only one file when two users export at the same time', async () => {
    await using shop = await openTestShop({ people: true })
    await storeOrders(shop, ...Array.from({ length: 40 }, () => ({})))
    const [admin, other] = await Promise.all([
      shop.person('admin'),
      shop.person('super', shop.secondServer()),
    ])
    const made = await Promise.allSettled([admin.orders.exports.generate(), other.orders.exports.generate()])
    const { rows: files } = await admin.orders.exports.files()
    const contents = await Promise.all(files.map(({ id }) => admin.orders.exports.file({ exportId: id })))
    const numbers = contents.flatMap(({ content }) =>
      rowsOf(content).flatMap((row) => (row.LineNo === '1' ? [row.OrderNumber] : [])),
    )
    expect(numbers).toHaveLength(40)
    expect(new Set(numbers).size).toBe(40)
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(files.length)
  })

  it('leaves orders pending when the server dies before the file is stored', async () => {
    await using shop = await openTestShop({ people: true })
    await storeOrders(shop, {})
    const dying = shop.secondServer({ db: dyingDatabase(shop.db) })
    await expect((await shop.person('admin', dying)).orders.exports.generate()).rejects.toThrow()
    const admin = await shop.person('admin')
    expect((await admin.orders.exports.files()).rows).toEqual([])
    expect(await admin.orders.exports.generate()).toMatchObject({ orderCount: 1 })
  })

  it('includes sandbox orders only in a demo, and no orders with freight to be confirmed', async () => {
    await using shop = await openTestShop({ people: true })
    await storeOrders(
      shop,
      { sandbox: true },
      { sandbox: false },
      { sandbox: false, freightToBeConfirmed: true },
    )
    const real = shop.secondServer({ storeInfo: { ...demoStoreInfo, demo: false } })
    const admin = await shop.person('admin', real)
    const { rows: pending } = await admin.orders.exports.pending()
    expect(pending.map(({ number, leftOut }) => [number, leftOut])).toEqual([
      ['W100001', 'sandbox'],
      ['W100002', null],
      ['W100003', 'freight'],
    ])
    const { name, orderCount } = await admin.orders.exports.generate()
    expect([name, orderCount]).toEqual(['orders-20261120-150000.csv', 1])
  })
})
