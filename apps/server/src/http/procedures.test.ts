import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const call = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

it.each([
  ['a part that is not there', call('catalog.part', { partId: 404_404 })],
  ['a door that is not registered', call('doors.bySerial', { serialNumber: '15-9999' })],
  ['a shared cart that has expired', call('cart.open', { shareKey: 'A'.repeat(32) })],
])('%s is no error to the browser, and says that it is missing', async (_, path) => {
  await using shop = await openTestApp({})
  const answer = await shop.get(path)
  const { error } = (await answer.json()) as { error: { data: { code: string; httpStatus: number } } }
  expect([answer.status, error.data.code]).toEqual([200, 'NOT_FOUND'])
})

it('input that is refused stays an error', async () => {
  await using shop = await openTestApp({})
  expect((await shop.get(call('catalog.part', { partId: 'abc' }))).status).toBe(400)
})
