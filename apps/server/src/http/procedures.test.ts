import { sharedCartDays } from '@mullion/domain/cart/cart-limits'
import { expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const call = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

async function answerOf(shop: TestApp, path: string) {
  const answer = await shop.get(path)
  const { error } = (await answer.json()) as { error?: { data: { code: string } } }
  return [answer.status, error?.data.code ?? null]
}

it.each([
  ['an unknown part', call('catalog.part', { partId: 404_404 })],
  ['a door without a record', call('doors.bySerial', { serialNumber: '15-9999' })],
  ['an unknown shared cart', call('cart.open', { shareKey: 'A'.repeat(32) })],
])('%s answers HTTP 200 with a NOT_FOUND code, so the browser reports no error', async (_, path) => {
  await using shop = await openTestApp({})
  expect(await answerOf(shop, path)).toEqual([200, 'NOT_FOUND'])
})

it('a shared cart answers HTTP 200, with a NOT_FOUND code once it has expired', async () => {
  await using shop = await openTestApp({ people: true })
  const cart = [{ partId: 1, quantity: 1, comments: [] }]
  const path = call('cart.open', await (await shop.person('buyer')).cart.share({ cart }))
  expect(await answerOf(shop, path)).toEqual([200, null])
  shop.pass(sharedCartDays * 86_400_000)
  expect(await answerOf(shop, path)).toEqual([200, 'NOT_FOUND'])
})

it('invalid input still answers 400', async () => {
  await using shop = await openTestApp({})
  expect((await shop.get(call('catalog.part', { partId: 'abc' }))).status).toBe(400)
})
