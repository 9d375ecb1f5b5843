import { columbus, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { orderIn } from '@mullion/api/testing/ready-to-order'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { taxFailed } from '@mullion/integrations/tax/errors'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { answersAs } from '../../testing/rest-calls.ts'

const raleigh = { ...columbus, city: 'Raleigh', state: 'NC', postalCode: '27601' }
const dayton = { ...columbus, city: 'Dayton', postalCode: '45402' }

/** What the calls of this test answer. */
interface Answered {
  readonly id: number
  readonly creditCents: number
  readonly addCents: number
  readonly waivedCents: number
}

it('programs ask for another ship-to and decide about it, and are refused what is not theirs or too late', async () => {
  const tax = createBuiltInTax()
  let silent = false
  const quoteTax: typeof tax.quote = (asked) =>
    silent ? Promise.reject(taxFailed(new Error('No route.'))) : tax.quote(asked)
  await using shop = await openTestApp({ people: 'with passwords', deps: { tax: { quote: quoteTax } } })
  const buyer = await shop.person('buyer')
  const input = quoteForm()
  const form = termsOrder(await buyer.checkout.quote(input), input)
  const { orderNumber: number } = orderIn(await buyer.checkout.placeOrder(form))
  const [own, other, staff] = [
    await answersAs<Answered>(shop, 'buyer'),
    await answersAs<Answered>(shop, 'stranger'),
    await answersAs<Answered>(shop, 'admin'),
  ]
  const changes = `/orders/${number}/ship-to-changes`
  const asked = { shipAddress: raleigh, note: 'We moved.' }

  expect((await other('POST', `${changes}/preview`, { shipAddress: raleigh })).status).toBe(404)
  expect((await other('POST', changes, asked)).status).toBe(404)
  expect((await other('DELETE', `${changes}/waiting`)).status).toBe(404)
  const wrongZip = { shipAddress: { ...raleigh, postalCode: '43215' } }
  expect((await own('POST', `${changes}/preview`, wrongZip)).status).toBe(400)
  expect((await own('POST', changes, wrongZip)).status).toBe(400)
  expect((await own('POST', `${changes}/preview`, { shipAddress: columbus })).status).toBe(409)
  const toCanada = { shipAddress: { ...raleigh, country: 'CA' } }
  expect((await own('POST', `${changes}/preview`, toCanada)).status).toBe(422)
  expect((await own('POST', changes, toCanada)).status).toBe(422)
  silent = true
  expect((await own('POST', `${changes}/preview`, { shipAddress: raleigh })).status).toBe(502)
  expect((await own('POST', changes, asked)).status).toBe(502)
  silent = false
  const tooLong = `/orders/${'W'.repeat(21)}/ship-to-changes`
  expect((await own('DELETE', `${tooLong}/waiting`)).status).toBe(400)
  expect(await own('POST', `${changes}/preview`, { shipAddress: raleigh })).toMatchObject({
    ...{ status: 200, body: { creditCents: expect.any(Number), payableCents: expect.any(Number) } },
  })
  expect(await own('POST', changes, asked)).toMatchObject({
    status: 201,
    body: { orderNumber: number, state: 'asked', to: { city: 'Raleigh' }, note: 'We moved.' },
  })
  expect((await own('POST', changes, { shipAddress: dayton })).status).toBe(409)
  expect(await own('DELETE', `${changes}/waiting`)).toMatchObject({
    ...{ status: 200, body: { state: 'withdrawn' } },
  })
  expect((await own('DELETE', `${changes}/waiting`)).status).toBe(409)
  const second = (await own('POST', changes, asked)).body.id

  expect(await staff('GET', '/ship-to-changes?show=all')).toMatchObject({
    status: 200,
    body: { total: 2, rows: [{ id: second, state: 'asked' }, { state: 'withdrawn' }] },
  })
  expect((await staff('GET', '/ship-to-changes?page=x')).status).toBe(400)
  const quote = await staff('GET', `/ship-to-changes/${second}/quote?rise=waive`)
  expect(quote).toMatchObject({ status: 200, body: { addCents: 0 } })
  const { creditCents, addCents, waivedCents } = quote.body
  const shown = { creditCents, addCents, waivedCents }
  const approval = `/ship-to-changes/${second}/approval`
  silent = true
  expect((await staff('GET', `/ship-to-changes/${second}/quote`)).status).toBe(502)
  expect((await staff('POST', approval, { shown })).status).toBe(502)
  silent = false
  expect((await staff('GET', '/ship-to-changes/x/quote')).status).toBe(400)
  expect((await staff('POST', approval, { shown: { ...shown, waivedCents: -1 } })).status).toBe(400)
  expect((await staff('POST', approval, { shown: { ...shown, waivedCents: 99_999 } })).status).toBe(409)
  expect(await staff('POST', approval, { shown })).toMatchObject({
    ...{ status: 200, body: { state: 'approved', decidedBy: expect.any(String) } },
  })
  expect((await staff('GET', `/ship-to-changes/${second}/quote`)).status).toBe(409)
  expect((await staff('POST', approval, { shown })).status).toBe(409)
  expect((await staff('POST', `/ship-to-changes/${second}/refusal`, { reason: 'No.' })).status).toBe(409)
  expect(await own('GET', `/orders/${number}`)).toMatchObject({ body: { shipAddress: { city: 'Raleigh' } } })

  const third = (await own('POST', changes, { shipAddress: dayton })).body.id
  const refusal = `/ship-to-changes/${third}/refusal`
  expect((await staff('POST', refusal, { reason: '' })).status).toBe(400)
  expect(await staff('POST', refusal, { reason: 'It leaves today.' })).toMatchObject({
    ...{ status: 200, body: { state: 'refused', reason: 'It leaves today.' } },
  })
  for (const [method, path, body] of [
    ['GET', '/ship-to-changes/999999/quote', undefined],
    ['POST', '/ship-to-changes/999999/approval', { shown }],
    ['POST', '/ship-to-changes/999999/refusal', { reason: 'No.' }],
  ] as const)
    expect((await staff(method, path, body)).status).toBe(404)
})
