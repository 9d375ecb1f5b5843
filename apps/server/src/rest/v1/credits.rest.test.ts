import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { orderIn } from '@mullion/api/testing/ready-to-order'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

it('programs cancel a part of an order, read what it gave back, and are refused what is not theirs or too much', async () => {
  await using shop = await openTestApp({ people: 'with passwords' })
  const buyer = await shop.person('buyer')
  const input = quoteForm()
  const form = termsOrder(await buyer.checkout.quote(input), input)
  const { orderNumber: number } = orderIn(await buyer.checkout.placeOrder(form))
  async function as(name: TestPerson) {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    const headers = { 'Content-Type': 'application/json' }
    return {
      cancel: (body: object) =>
        page.send(`/api/v1/orders/${number}/cancellation`, {
          ...{ method: 'POST', headers, body: JSON.stringify(body) },
        }),
      credits: (of = number) => page.get(`/api/v1/orders/${of}/credit-notes`),
    }
  }
  const [own, other] = [await as('buyer'), await as('stranger')]
  const asked = { requestKey: 'cancel-one-of-two', lines: [{ lineNo: 1, quantity: 1 }] }
  expect((await other.cancel(asked)).status).toBe(404)
  expect((await other.credits()).status).toBe(404)
  expect((await own.cancel({ ...asked, requestKey: 'short' })).status).toBe(400)
  expect((await own.cancel({ ...asked, lines: [{ lineNo: 1, quantity: 3 }] })).status).toBe(409)
  const canceled = await own.cancel(asked)
  expect([canceled.status, await canceled.json()]).toMatchObject([
    200,
    { whole: false, creditNumber: 'CN100001' },
  ])
  expect((await own.cancel(asked)).status).toBe(200)
  const notes = await own.credits()
  expect([notes.status, await notes.json()]).toMatchObject([
    200,
    [{ number: 'CN100001', means: 'account', state: 'given', lines: [{ lineNo: 1, quantity: 1 }] }],
  ])
})
