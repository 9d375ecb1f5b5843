import type { TestPerson } from '@mullion/api/testing/people'
import { placeShipped, returnOf } from '@mullion/api/testing/returns'
import type { PartReturn } from '@mullion/domain/returns/return-view'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { callsAs } from '../../testing/rest-calls.ts'

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const { id: orderId } = await placeShipped(shop, { userId: shop.ids.buyer, companyId: 2 })
  const as = (name: TestPerson) => callsAs(shop, name)
  return { ...shop, as, orderId }
}

const picture = (...bytes: readonly number[]) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'dent.png'))
  return body
}

it('programs ask to return parts with a photo, and staff decide, receive and inspect them', async () => {
  await using shop = await openShop()
  const { orderId } = shop
  const [send, staff, other] = [await shop.as('buyer'), await shop.as('admin'), await shop.as('stranger')]
  const offer = await send('GET', `/return-offers?orderId=${orderId}`)
  expect(await offer.json()).toMatchObject({
    ...{ orderNumber: 'W100001', restockingPercent: 15 },
    lines: [{ returnable: 5 }, { madeToOrder: true }, { shippedOn: '2026-11-20' }],
  })
  const uploaded = await send('POST', '/returns/photos', picture(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10))
  expect(uploaded.status).toBe(201)
  const { photoId } = (await uploaded.json()) as { photoId: string }
  const input = {
    ...returnOf(orderId, [
      { lineNo: 1, quantity: 2, reason: 'not_needed' },
      { lineNo: 3, quantity: 1, reason: 'damaged' },
    ]),
    photoIds: [photoId],
  }
  const made = await send('POST', '/returns', input)
  const asked = (await made.json()) as PartReturn
  expect([made.status, asked.state, asked.lines.map(({ decision }) => decision)]).toEqual([
    ...[201, 'requested', ['approved', 'waiting']],
  ])
  const { id } = asked
  const photo = await send('GET', `/returns/${id}/photos/${photoId}`)
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect((await send('GET', `/returns/${id}/label`)).status).toBe(422)
  const desk = await staff('GET', '/return-desk?search=arctic&page=1')
  expect([desk.headers.get('X-Total-Count'), await desk.json()]).toMatchObject(['1', [{ id }]])

  const wrong = { revision: 1, lines: [{ lineNo: 3, approve: false }] }
  expect((await staff('POST', `/return-desk/${id}/decide`, wrong)).status).toBe(400)
  const decision = { revision: 1, lines: [{ lineNo: 3, approve: true, answer: 'Sorry about that.' }] }
  expect(await (await staff('POST', `/return-desk/${id}/decide`, decision)).json()).toMatchObject({
    state: 'approved',
  })
  expect((await staff('POST', `/return-desk/${id}/decide`, decision)).status).toBe(409)
  const label = await send('GET', `/returns/${id}/label`)
  expect([label.status, (await label.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await staff('POST', `/return-desk/${id}/receive`, { revision: 1 })).status).toBe(409)
  expect((await staff('POST', `/return-desk/${id}/receive`, { revision: 'two' })).status).toBe(400)
  expect(await (await staff('POST', `/return-desk/${id}/receive`, { revision: 2 })).json()).toMatchObject({
    lines: [{ receivedQuantity: 2 }, { receivedQuantity: 1 }],
  })
  const found = {
    revision: 3,
    lines: [
      { lineNo: 1, result: 'ok', creditQuantity: 2 },
      { lineNo: 3, result: 'damaged', creditQuantity: 1 },
    ],
  }
  expect((await staff('POST', `/return-desk/${id}/inspect`, { ...found, lines: [] })).status).toBe(400)
  expect(await (await staff('POST', `/return-desk/${id}/inspect`, found)).json()).toMatchObject({
    state: 'inspected',
  })
  expect((await staff('POST', `/return-desk/${id}/inspect`, found)).status).toBe(409)
  expect((await staff('POST', `/return-desk/${id}/close`, { revision: 4, note: '' })).status).toBe(400)
  expect((await staff('POST', `/return-desk/${id}/credit`, { revision: 'four' })).status).toBe(400)
  expect((await staff('POST', `/return-desk/${id}/credit`, { revision: 1 })).status).toBe(409)
  expect(
    await (
      await staff('POST', `/return-desk/${id}/close`, { revision: 4, note: 'Credited by phone.' })
    ).json(),
  ).toMatchObject({ state: 'closed' })
  expect((await staff('POST', `/return-desk/${id}/close`, { revision: 5, note: 'Again.' })).status).toBe(409)

  const listed = await send('GET', '/returns')
  expect([listed.headers.get('X-Total-Count'), await listed.json()]).toMatchObject([
    '1',
    [{ id, state: 'closed' }],
  ])
  expect((await other('GET', `/returns/${id}`)).status).toBe(404)
  expect(await (await send('GET', `/returns/${id}`)).json()).toMatchObject({ number: 'RMA1001', actions: [] })
})

it('a return over REST is canceled once, and bad input is refused', async () => {
  await using shop = await openShop()
  const { orderId } = shop
  const [send, staff] = [await shop.as('buyer'), await shop.as('admin')]
  const { id } = (await (await send('POST', '/returns', returnOf(orderId))).json()) as PartReturn
  expect((await send('POST', `/returns/${id}/cancel`, {})).status).toBe(400)
  expect(await (await send('POST', `/returns/${id}/cancel`, { revision: 1 })).json()).toMatchObject({
    state: 'canceled',
  })
  expect((await send('POST', `/returns/${id}/cancel`, { revision: 1 })).status).toBe(409)
  const tooMany = returnOf(orderId, [{ lineNo: 1, quantity: 6, reason: 'not_needed' }])
  expect((await send('POST', '/returns', tooMany)).status).toBe(409)
  expect((await send('POST', '/returns', { ...returnOf(orderId), lines: [] })).status).toBe(400)
  expect((await send('POST', '/returns/photos', picture(1, 2, 3))).status).toBe(400)
  const refused = [
    await send('GET', '/return-offers'),
    await send('GET', '/returns?scope=everyone'),
    await send('GET', '/returns/none'),
    await send('GET', '/returns/none/label'),
    await send('GET', '/returns/none/photos/1'),
    await staff('GET', '/return-desk?scope=everything'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
})
