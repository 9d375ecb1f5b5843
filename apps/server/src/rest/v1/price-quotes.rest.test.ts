import type { TestPerson } from '@mullion/api/testing/people'
import { askedFor } from '@mullion/api/testing/price-quotes'
import type { AskedPriceQuote, PriceQuote } from '@mullion/domain/price-quotes/price-quote-view'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { callsAs } from '../../testing/rest-calls.ts'

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const as = (name: TestPerson) => callsAs(shop, name)
  return { ...shop, as }
}

const drawing = () => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7 a drawing'], 'bracket.pdf', { type: 'application/pdf' }))
  return body
}

it('programs ask for a price quote with a file, and staff answer it', async () => {
  await using shop = await openShop()
  const [send, staff, other] = [await shop.as('buyer'), await shop.as('admin'), await shop.as('stranger')]
  const uploaded = await send('POST', '/price-quotes/files', drawing())
  expect(uploaded.status).toBe(201)
  const { fileId } = (await uploaded.json()) as { fileId: string }
  const input = askedFor({ fileIds: [fileId] })
  const made = await send('POST', '/price-quotes', input)
  expect(made.status).toBe(201)
  const { id, number } = (await made.json()) as AskedPriceQuote
  expect((await (await send('POST', '/price-quotes', input)).json()) as object).toEqual({
    id,
    number,
    key: null,
  })

  const listed = await send('GET', '/price-quotes')
  expect([listed.headers.get('X-Total-Count'), await listed.json()]).toMatchObject([
    '1',
    [{ id, state: 'asked' }],
  ])
  const file = await send('GET', `/price-quotes/${id}/files/${fileId}`)
  expect([file.status, file.headers.get('Content-Disposition'), await file.text()]).toEqual([
    ...[200, expect.stringContaining('attachment'), '%PDF-1.7 a drawing'],
  ])

  const desk = await staff('GET', '/price-quote-desk?search=arctic')
  expect([desk.headers.get('X-Total-Count'), await desk.json()]).toMatchObject(['1', [{ id, number }]])
  const answer = {
    ...{ revision: 1, validUntil: '2026-12-20', freightCents: 4500, message: 'Ready in two weeks.' },
    lines: [{ lineNo: 2, description: 'Bent bracket', quantity: 2, unitPriceCents: 4025 }],
  }
  const answered = await staff('POST', `/price-quote-desk/${id}/answers`, answer)
  expect([answered.status, await answered.json()]).toMatchObject([
    201,
    { state: 'answered', goodsCents: 8050 },
  ])
  const seen = (await (await send('GET', `/price-quotes/${id}`)).json()) as PriceQuote
  expect(seen).toMatchObject({ versions: [{ versionNo: 1 }], actions: ['accept', 'decline', 'ask_again'] })

  const pdf = await send('GET', `/price-quotes/${id}/versions/1/pdf`)
  expect([pdf.status, pdf.headers.get('Content-Type'), (await pdf.text()).slice(0, 5)]).toEqual([
    ...[200, 'application/pdf', '%PDF-'],
  ])
  expect((await send('GET', `/price-quotes/${id}/versions/2/pdf`)).status).toBe(404)
  expect((await staff('POST', `/price-quote-desk/${id}/answers`, answer)).status).toBe(409)
  expect((await staff('POST', '/price-quote-desk/999999/answers', answer)).status).toBe(404)
  expect((await staff('POST', `/price-quote-desk/${id}/answers`, { ...answer, lines: [] })).status).toBe(400)
  expect((await other('GET', `/price-quotes/${id}`)).status).toBe(404)
  expect((await other('GET', `/price-quotes/${id}/files/${fileId}`)).status).toBe(404)
  expect((await send('POST', '/price-quotes', askedFor({ fileIds: [fileId] }))).status).toBe(404)
  expect((await send('POST', '/price-quotes', { ...askedFor(), otherItems: [], parts: [] })).status).toBe(400)
  const empty = new FormData()
  empty.set('note', 'no file')
  expect((await send('POST', '/price-quotes/files', empty)).status).toBe(400)
  const page = new FormData()
  page.set('file', new File(['<p>'], 'a.html'))
  expect((await send('POST', '/price-quotes/files', page)).status).toBe(400)
  expect((await other('GET', '/price-quotes?scope=company')).status).toBe(403)
  expect((await send('GET', '/price-quotes?scope=everyone')).status).toBe(400)
  expect((await staff('GET', '/price-quote-desk?scope=mine')).status).toBe(400)
})

it('programs withdraw a request, decline an answer or ask again, and staff refuse', async () => {
  await using shop = await openShop()
  const [send, staff, other] = [await shop.as('buyer'), await shop.as('admin'), await shop.as('stranger')]
  const asked = async () =>
    ((await (await send('POST', '/price-quotes', askedFor())).json()) as AskedPriceQuote).id
  const answered = async () => {
    const id = await asked()
    const lines = [{ lineNo: 2, description: 'Bent bracket', quantity: 2, unitPriceCents: 4025 }]
    const answer = { revision: 1, validUntil: '2026-12-20', freightCents: 4500, lines }
    expect((await staff('POST', `/price-quote-desk/${id}/answers`, answer)).status).toBe(201)
    return id
  }
  const decisions = [
    { send, to: 'price-quotes', act: 'withdraw', of: asked, revision: 1, state: 'withdrawn' },
    { send, to: 'price-quotes', act: 'decline', of: answered, revision: 2, state: 'declined' },
    { send, to: 'price-quotes', act: 'ask-again', of: answered, revision: 2, state: 'asked_again' },
    { send: staff, to: 'price-quote-desk', act: 'refuse', of: asked, revision: 1, state: 'refused' },
  ]
  for (const { send: by, to, act, of, revision, state } of decisions) {
    const id = await of()
    const path = `/${to}/${id}/${act}`
    const body = { revision, ...(act !== 'withdraw' && { note: 'Because.' }) }
    const strangers = to === 'price-quotes' ? 404 : 403
    expect([act, (await other('POST', path, body)).status]).toEqual([act, strangers])
    expect([act, (await by('POST', path, { ...body, revision: 0 })).status]).toEqual([act, 400])
    expect([act, (await by('POST', `/${to}/999999/${act}`, body)).status]).toEqual([act, 404])
    const done = await by('POST', path, body)
    expect([done.status, await done.json()]).toMatchObject([200, { id, state }])
    expect([act, (await by('POST', path, body)).status]).toEqual([act, 409])
  }
})

it('an order over REST accepts a price quote', async () => {
  await using shop = await openShop()
  const [send, staff] = [await shop.as('buyer'), await shop.as('admin')]
  const { id } = (await (await send('POST', '/price-quotes', askedFor())).json()) as AskedPriceQuote
  const lines = [{ lineNo: 2, description: 'Bent bracket', quantity: 2, unitPriceCents: 4025 }]
  const answer = { revision: 1, validUntil: '2026-12-20', freightCents: 4500, lines }
  await staff('POST', `/price-quote-desk/${id}/answers`, answer)
  const shipAddress = {
    ...{ nameOrCompany: 'Arctic Door Service', address1: '1 Cold Street', city: 'Columbus', state: 'OH' },
    postalCode: '43215',
  }
  const wanted = { cart: [], priceQuote: { id, versionNo: 1 }, shipAddress }
  const quoted = await send('POST', '/quotes', wanted)
  expect(quoted.status).toBe(201)
  const quote = (await quoted.json()) as { quoteId: string; grandTotalCents: number; lines: object[] }
  expect(quote).toMatchObject({
    grandTotalCents: 8050 + 4500,
    lines: [{ number: 'SPECIAL', priceReason: { rule: 'quoted', priceQuote: 'Q1001' } }],
  })
})
