import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const call = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

it.each([
  ['an unknown part', call('catalog.part', { partId: 404_404 })],
  ['a door without a record', call('doors.bySerial', { serialNumber: '15-9999' })],
  ['an unknown shared cart', call('cart.open', { shareKey: 'A'.repeat(32) })],
])('%s answers HTTP 200 with a NOT_FOUND code, so the browser reports no error', async (_, path) => {
  await using shop = await openTestApp({})
  const answer = await shop.get(path)
  const { error } = (await answer.json()) as { error: { data: { code: string; httpStatus: number } } }
  expect([answer.status, error.data.code]).toEqual([200, 'NOT_FOUND'])
})

it('invalid input still answers 400', async () => {
  await using shop = await openTestApp({})
  expect((await shop.get(call('catalog.part', { partId: 'abc' }))).status).toBe(400)
})
