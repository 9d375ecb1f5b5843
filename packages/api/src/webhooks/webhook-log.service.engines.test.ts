import { answerWith, startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'
import { addEndpoint, companiesCreated, deliverDue } from '../testing/webhooks.ts'

async function openLog() {
  const shop = await openTestShop({ people: true })
  const { webhooks } = await shop.person('admin')
  const log = async (endpointId: number) => (await webhooks.deliveries({ endpointId })).rows
  return { ...shop, webhooks, log }
}

describe('the log of an endpoint', () => {
  it('has payload, status, first kilobyte of the answer and its time, newest first', async () => {
    await using receiver = await startReceiver()
    await using shop = await openLog()
    receiver.answer(answerWith(201, {}, 'x'.repeat(5000)))
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001, 1002)
    await deliverDue(shop)
    const [newest, oldest] = await shop.log(id)
    expect(newest).toMatchObject({ event: 'company.created', subject: '1002', state: 'delivered', tries: 1 })
    expect(newest?.answer).toMatchObject({ status: 201, body: 'x'.repeat(1024), problem: null })
    const delivery = await shop.webhooks.delivery({ deliveryId: oldest?.id ?? 0 })
    expect(delivery.payload).toBe(receiver.book[0]?.body)
    expect(delivery.answer?.ms).toBeGreaterThanOrEqual(0)
  })

  it('is searched, and filtered by state', async () => {
    await using receiver = await startReceiver()
    await using shop = await openLog()
    const { id: endpointId } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001)
    await deliverDue(shop)
    await companiesCreated(shop, 1002)
    const found = async (facts: { search?: string; state?: 'waiting' | 'delivered' }) =>
      (await shop.webhooks.deliveries({ endpointId, ...facts })).rows.map(({ subject }) => subject)
    expect(await found({ state: 'waiting' })).toEqual(['1002'])
    expect(await found({ search: '1001' })).toEqual(['1001'])
    expect(await found({ search: 'company' })).toEqual(['1002', '1001'])
  })
})

describe('a test event', () => {
  it('is answered at once, also by a paused endpoint, and is in the log', async () => {
    await using receiver = await startReceiver()
    await using shop = await openLog()
    const { id: endpointId, secret } = await addEndpoint(shop, { url: receiver.url })
    await shop.webhooks.pause({ endpointId })
    expect(await shop.webhooks.sendTest({ endpointId })).toMatchObject({
      event: 'webhook.test',
      state: 'delivered',
      answer: { status: 204 },
    })
    receiver.answer(answerWith(404))
    expect(await shop.webhooks.sendTest({ endpointId })).toMatchObject({
      state: 'failed',
      answer: { status: 404, problem: 'It answered 404.' },
    })
    expect((await shop.log(endpointId)).map(({ state }) => state)).toEqual(['failed', 'delivered'])
    const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = receiver.book
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(String(headers['webhook-id']), at, body),
    )
  })

  it('can be sent 60 times in ten minutes', async () => {
    await using receiver = await startReceiver()
    await using shop = await openLog()
    const { id: endpointId } = await addEndpoint(shop, { url: receiver.url })
    for (let sent = 0; sent < 60; sent += 1) await shop.webhooks.sendTest({ endpointId })
    await expect(shop.webhooks.sendTest({ endpointId })).rejects.toMatchObject(refusedAs('limits.too_many'))
    expect(receiver.book).toHaveLength(60)
  })
})

describe('a delivery', () => {
  it('is sent again with the same id and body', async () => {
    await using receiver = await startReceiver()
    await using shop = await openLog()
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001)
    await deliverDue(shop)
    const [{ id: deliveryId } = { id: 0 }] = await shop.log(id)
    expect(await shop.webhooks.resend({ deliveryId })).toMatchObject({ state: 'delivered', tries: 2 })
    const [first, second] = receiver.book
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
    receiver.answer(answerWith(500))
    const failed = await shop.webhooks.resend({ deliveryId })
    expect(failed).toMatchObject({ state: 'delivered', tries: 3, answer: { status: 500 } })
  })

  it('that failed is tried at once when an administrator says so, and skipped ones let the next pass', async () => {
    await using receiver = await startReceiver()
    await using shop = await openLog()
    receiver.answer(answerWith(400))
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001, 1002)
    await deliverDue(shop)
    const [later, next] = await shop.log(id)
    const [notNext, first] = [{ deliveryId: later?.id ?? 0 }, { deliveryId: next?.id ?? 0 }]
    await expect(shop.webhooks.resend(notNext)).rejects.toMatchObject(refusedAs('webhooks.delivery_not_next'))
    await expect(shop.webhooks.skip(notNext)).rejects.toMatchObject(refusedAs('webhooks.delivery_not_next'))
    await shop.webhooks.resend(first)
    await deliverDue(shop)
    expect(receiver.book).toHaveLength(2)
    receiver.answer()
    expect(await shop.webhooks.skip(first)).toMatchObject({ state: 'skipped' })
    await deliverDue(shop)
    expect(receiver.events().map(({ data }) => data.id)).toEqual([1002])
  })
})
