import { createCarrier } from '@mullion/api/testing/carrier'
import { columbus } from '@mullion/api/testing/order-form'
import type { TestPerson } from '@mullion/api/testing/people'
import { repeatedList, setPrice } from '@mullion/api/testing/recurring-orders'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { answersAs } from '../../testing/rest-calls.ts'

async function openShop() {
  const { carrier, parcelRates } = createCarrier()
  const shop = await openTestApp({
    people: 'with passwords',
    deps: { parcelRates },
  })
  const as = (name: TestPerson) => answersAs(shop, name)
  return { ...shop, carrier, as }
}

it('recurring orders are made, listed, changed, skipped, paused, resumed and ended over REST', async () => {
  await using shop = await openShop()
  const { listId, addressId } = await repeatedList(shop, { nextOn: '2026-12-01' })
  const [buyer, owner] = [await shop.as('buyer'), await shop.as('owner')]
  const plan = { everyWeeks: 4, nextOn: '2026-12-08', addressId, poNumber: 'PO-9' }
  expect(await buyer('POST', '/recurring-orders', { listId, ...plan })).toMatchObject({
    status: 201,
    body: { id: 2, state: 'active', shipAddress: { city: columbus.city }, drafts: [] },
  })
  expect(await buyer('POST', '/recurring-orders', { listId: 999, ...plan })).toMatchObject({ status: 404 })
  expect(await buyer('POST', '/recurring-orders', { listId, ...plan, poNumber: '' })).toMatchObject({
    status: 400,
    body: { fields: { poNumber: expect.any(String) } },
  })
  expect(await owner('GET', '/recurring-orders?scope=company&page=1')).toMatchObject({
    ...{ status: 200, total: '2' },
    body: [{ id: 1, own: false }, { id: 2 }],
  })
  expect(await buyer('GET', '/recurring-orders?scope=company')).toMatchObject({ status: 403 })
  expect(await buyer('GET', '/recurring-orders?scope=all')).toMatchObject({ status: 400 })
  expect(await buyer('GET', '/recurring-orders/2')).toMatchObject({
    status: 200,
    body: { nextOn: '2026-12-08' },
  })
  expect(await buyer('GET', '/recurring-orders/999')).toMatchObject({ status: 404 })
  const changed = { ...plan, version: 1, everyWeeks: 6 }
  expect(await buyer('PUT', '/recurring-orders/2', changed)).toMatchObject({
    status: 200,
    body: { everyWeeks: 6 },
  })
  expect(await buyer('PUT', '/recurring-orders/2', changed)).toMatchObject({ status: 409 })
  expect(await buyer('PUT', '/recurring-orders/999', changed)).toMatchObject({ status: 404 })
  for (const [at, end] of ['skip-next', 'pause', 'resume', 'end'].entries()) {
    expect([end, (await buyer('POST', `/recurring-orders/2/${end}`, { version: 1 })).status]).toEqual([
      end,
      409,
    ])
    expect([end, (await buyer('POST', `/recurring-orders/9/${end}`, { version: 1 })).status]).toEqual([
      end,
      404,
    ])
    const done = await buyer('POST', `/recurring-orders/2/${end}`, { version: at + 2 })
    expect([end, done.status]).toEqual([end, 200])
  }
  expect(await buyer('GET', '/recurring-orders/2')).toMatchObject({
    body: { state: 'ended', nextOn: '2027-01-19' },
  })
})

it('drafts are shown, quoted, confirmed once and skipped over REST', async () => {
  await using shop = await openShop()
  await repeatedList(shop)
  await repeatedList(shop)
  await shop.services.recurringSweep.run()
  const [buyer, stranger] = [await shop.as('buyer'), await shop.as('stranger')]
  expect(await buyer('GET', '/recurring-drafts/1')).toMatchObject({
    status: 200,
    body: { state: 'waiting', open: true, lines: [{ quantity: 2, fate: { kind: 'ready' } }] },
  })
  expect(await stranger('GET', '/recurring-drafts/1')).toMatchObject({ status: 404 })
  expect(await stranger('POST', '/recurring-drafts/1/quote')).toMatchObject({ status: 404 })
  const quoted = await buyer('POST', '/recurring-drafts/1/quote')
  expect(quoted).toMatchObject({ status: 200, body: { leftOut: [], changes: null } })
  const { quoteId, grandTotalCents } = (
    quoted.body as { quote: { quoteId: string; grandTotalCents: number } }
  ).quote
  const confirmation = { version: 1, quoteId, grandTotalCents }
  const confirm = '/recurring-drafts/1/confirm'
  expect(await stranger('POST', confirm, confirmation)).toMatchObject({ status: 404 })
  expect(await buyer('POST', confirm, { ...confirmation, version: 2 })).toMatchObject({ status: 409 })
  await setPrice(shop, null)
  expect(await buyer('POST', confirm, confirmation)).toMatchObject({ status: 422 })
  expect(await buyer('POST', '/recurring-drafts/1/quote')).toMatchObject({ status: 422 })
  await setPrice(shop, 1250)
  shop.carrier.silent = true
  expect(await buyer('POST', '/recurring-drafts/1/quote')).toMatchObject({ status: 502 })
  expect(await buyer('POST', confirm, { ...confirmation, quoteId: 'none' })).toMatchObject({ status: 502 })
  shop.carrier.silent = false
  for (const _ of ['once', 'again'])
    expect(await buyer('POST', confirm, confirmation)).toMatchObject({
      status: 200,
      body: { outcome: 'placed', orderNumber: 'W100001', grandTotalCents },
    })
  expect(await buyer('POST', '/recurring-drafts/1/quote')).toMatchObject({ status: 409 })
  expect(await buyer('POST', '/recurring-drafts/2/skip', { version: 1 })).toMatchObject({
    status: 200,
    body: { state: 'skipped', open: false },
  })
  expect(await buyer('POST', '/recurring-drafts/2/skip', { version: 1 })).toMatchObject({ status: 409 })
  expect(await stranger('POST', '/recurring-drafts/2/skip', { version: 1 })).toMatchObject({ status: 404 })
})

it('an admin of the company says whether orders go out without confirmation; staff see them by company', async () => {
  await using shop = await openShop()
  await repeatedList(shop)
  const [owner, admin] = [await shop.as('owner'), await shop.as('admin')]
  expect(await owner('GET', '/recurring-order-rules')).toMatchObject({
    status: 200,
    body: { automatic: false },
  })
  expect(await owner('PUT', '/recurring-order-rules', { automatic: true })).toMatchObject({ status: 200 })
  expect(await owner('GET', '/recurring-order-rules')).toMatchObject({ body: { automatic: true } })
  const person = await findPerson(shop.db.read, shop.ids.buyer)
  expect(await admin('GET', `/company-recurring-orders/${person?.company.id}?page=1`)).toMatchObject({
    ...{ status: 200, total: '1' },
    body: [{ owner: 'Bea Test', actions: [] }],
  })
  expect(await admin('GET', '/company-recurring-orders/999')).toMatchObject({ status: 404 })
})
