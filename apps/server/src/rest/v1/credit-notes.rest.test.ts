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
      get: (path: string) => page.get(`/api/${path}`),
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
  const documents = await own.get(`v1/orders/${number}/documents`)
  expect(await documents.json()).toContainEqual({
    ...{ kind: 'credit_note', label: 'Credit note CN100001', fileName: 'credit_note_CN100001.pdf' },
    path: '/api/orders/1/credit-notes/1',
  })
  const pdf = await own.get('orders/1/credit-notes/1')
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await own.get('orders/1/credit-notes/99')).status).toBe(404)
  expect((await own.get('orders/1/credit-notes/x')).status).toBe(400)
  expect((await other.get('orders/1/credit-notes/1')).status).toBe(404)
  const staff = await as('admin')
  const one = await staff.get('v1/credit-notes/cn100001')
  expect([one.status, await one.json()]).toMatchObject([
    200,
    {
      number: 'CN100001',
      orderNumber: number,
      customer: 'Arctic Door Service',
      settled: null,
      exportId: null,
    },
  ])
  expect((await staff.get('v1/credit-notes/CN999999')).status).toBe(404)
  expect((await staff.get(`v1/credit-notes/${'C'.repeat(30)}`)).status).toBe(400)
})
