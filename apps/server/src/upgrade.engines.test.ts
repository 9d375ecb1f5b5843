import { emailOf, testPassword } from '@mullion/api/testing/people'
import { oldStore, openUpgradedDatabase } from '@mullion/db/testing/old-database'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { expect, it } from 'vitest'
import { openTestApp } from './testing/open-test-app.ts'
import { viewerOf } from './testing/viewer-of.ts'

const buyer = emailOf('stranger')

async function dataOf<T>(answer: Response): Promise<T> {
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { result: { data: T } }).result.data
}

it('a store created by the previous commit keeps working after the upgrade', async () => {
  const going = { db: await openUpgradedDatabase(), ledger: oldStore.ledger }
  await using shop = await openTestApp({ going, parts: [], strongPasswords: true })

  // The browser is still signed in and finds its cart, addresses, doors and cards.
  const page = shop.browser()
  for (const cookie of oldStore.cookie.split('; ')) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    page.jar.set(name, value)
  }
  expect((await viewerOf(page))?.user.email).toBe(buyer)
  expect(await dataOf(await page.ask('cart.open', { shareKey: oldStore.shareKey }))).toMatchObject({
    lines: [{ partId: 1, quantity: 3, comments: ['Left side'] }],
    discontinued: [],
  })
  expect(await dataOf(await page.ask('accounts.addresses.list'))).toMatchObject([{ label: 'Dock' }])
  expect(await dataOf(await page.ask('accounts.cards.list'))).toMatchObject([{ methodName: 'Shop card' }])
  expect(await dataOf(await page.ask('doors.saved.list', { text: '', offset: 0, limit: 10 }))).toMatchObject({
    doors: [{ name: 'Walk-in' }],
  })

  // Completes payments interrupted by a killed server: one with a stored order, and one approved without an
  // order.
  shop.pass(60_000)
  expect(await shop.services.payments.repair()).toBe(2)
  const states = [...(await readTransactions(shop.ledgerFile)).values()].map(({ state }) => state)
  expect(states).toEqual(['captured', 'captured', 'captured', 'voided'])
  expect(await dataOf(await page.ask('orders.list', { scope: 'user' }))).toMatchObject({
    orders: [{ number: 'W100003' }, { number: 'W100001' }],
  })

  // Passwords still work, and new rows are added beside the old ones.
  const lines = await listAuditLines(shop.db.read, 100)
  await dataOf(await shop.browser().signIn(buyer, testPassword))
  const after = await listAuditLines(shop.db.read, 100)
  expect(after.slice(1)).toEqual(lines)
  expect(after[0]).toMatchObject({ id: (lines[0]?.id ?? 0) + 1, action: 'signed_in' })
}, 90_000)
