import { emailOf, testPassword } from '@mullion/api/testing/people'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

it('pending orders are listed and exported once, after which nothing is left to export', async () => {
  await using shop = await openTestApp({ people: 'with passwords' })
  const order = orderRow({ userId: shop.ids.buyer, companyId: 2 })
  await shop.db.transaction((tx) => importOrders(tx, [{ order, lines: [orderLineRow()] }]))
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)

  const pending = await page.get('/api/orders/unprocessed')
  expect(pending.headers.get('x-total-count')).toBe('1')
  expect(await pending.json()).toMatchObject([
    { orderNumber: 'W100001', processed: false, freightToBeConfirmed: false, grandTotal: 41.56 },
  ])

  const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } }
  expect((await page.send('/api/orders/generate-csv', elsewhere)).status).toBe(403)
  const made = await page.get('/api/orders/generate-csv')
  expect(made.status).toBe(200)
  expect(await made.json()).toMatchObject({ name: 'DEMO-orders-20261120-150000.csv', orderCount: 1 })

  const again = await page.get('/api/orders/generate-csv')
  expect(again.status).toBe(404)
  expect(await again.json()).toEqual({ error: 'No pending orders to export.' })
  expect(await (await page.get('/api/orders/unprocessed')).json()).toEqual([])
})

it('pending orders are read page by page, oldest first, with the number of them all', async () => {
  await using shop = await openTestApp({ people: 'with passwords' })
  const placed = Array.from({ length: 5 }, () => ({ order: orderRow(), lines: [orderLineRow()] }))
  await shop.db.transaction((tx) => importOrders(tx, placed))
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)

  const read = async (query: string) => {
    const answer = await page.get(`/api/orders/unprocessed?${query}`)
    const orders = (await answer.json()) as { orderNumber: string }[]
    return [answer.headers.get('x-total-count'), ...orders.map(({ orderNumber }) => orderNumber)]
  }
  expect(await read('limit=2')).toEqual(['5', 'W100001', 'W100002'])
  expect(await read('limit=2&page=3')).toEqual(['5', 'W100005'])
  expect(await read('limit=2&page=4')).toEqual(['5'])
  expect(await read('')).toHaveLength(6)
})

it.each([
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['limit=0', 'limit'],
  ['limit=1001', 'limit'],
])('pending orders with ?%s are a 400 that names the field', async (query, field) => {
  await using shop = await openTestApp({ people: 'with passwords' })
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const answer = await page.get(`/api/orders/unprocessed?${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})

it('a real store lists pending orders without sandbox ones, and flags freight to be confirmed', async () => {
  const deps = { storeInfo: { ...demoStoreInfo, demo: false } }
  await using shop = await openTestApp({ people: 'with passwords', deps })
  const facts = [{ sandbox: true }, { sandbox: false }, { sandbox: false, freightToBeConfirmed: true }]
  const placed = facts.map((each) => ({ order: orderRow(each), lines: [orderLineRow()] }))
  await shop.db.transaction((tx) => importOrders(tx, placed))
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)

  const pending = await page.get('/api/orders/unprocessed')
  expect(pending.headers.get('x-total-count')).toBe('2')
  expect(await pending.json()).toMatchObject([
    { orderNumber: 'W100002', freightToBeConfirmed: false },
    { orderNumber: 'W100003', freightToBeConfirmed: true },
  ])
})
