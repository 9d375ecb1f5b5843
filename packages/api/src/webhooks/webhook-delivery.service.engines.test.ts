import { recordChange } from '@mullion/db/changes/changes.repository'
import { listDueEndpoints } from '@mullion/db/webhooks/webhook-endpoint.repository'
import {
  type AnswerWebhook,
  answerWith,
  startReceiver,
} from '@mullion/integrations/webhooks/testing/receiver'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { addEndpoint, companiesCreated, deliverDue } from '../testing/webhooks.ts'
import { withWebhooks } from './webhook-queue.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>
type Receiver = Awaited<ReturnType<typeof startReceiver>>

const [second, minute, day] = [1000, 60_000, 24 * 3_600_000]
const inOrder = Array.from({ length: 30 }, (_, at) => at + 1001)
/** The rows that accepted requests are about, in the order in which they came. */
const received = (receiver: Receiver) => receiver.events().map(({ data }) => data.id)

const openShop = (facts: Parameters<typeof openTestShop>[0] = {}) =>
  openTestShop({ ...facts, people: true, deps: { random: () => 0.5, ...facts.deps } })

const endpointOf = async (shop: Shop, endpointId: number) =>
  (await shop.person('admin')).webhooks.details({ endpointId })

/** Sends what is due again and again, over the waits between attempts, until nothing waits. */
async function deliverAll(shop: Shop, endpointId: number): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    await deliverDue(shop)
    const { waiting, state } = await endpointOf(shop, endpointId)
    if (waiting === 0 || state === 'paused') return
    shop.pass(day)
  }
}

describe('webhooks', () => {
  it('arrive once each, in order, signed with the secret of the endpoint', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop({ deps: { clock: () => new Date() } })
    const { id, secret } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, ...inOrder)
    await deliverDue(shop)
    expect(received(receiver)).toEqual(inOrder)
    for (const { body, headers } of receiver.book)
      expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow()
    await deliverDue(shop)
    expect(receiver.book).toHaveLength(inOrder.length)
    expect(await endpointOf(shop, id)).toMatchObject({ waiting: 0, failures: 0, state: 'active' })
  })

  it('that wait in great numbers are sent together, and their answers stored together', async () => {
    await using receiver = await startReceiver()
    let transactions = 0
    const counting: Parameters<typeof openShop>[0] = {
      db: (db) => ({
        ...db,
        transaction(work) {
          transactions += 1
          return db.transaction(work)
        },
      }),
    }
    await using shop = await openShop(counting)
    const { id } = await addEndpoint(shop, { url: receiver.url })
    const many = Array.from({ length: 70 }, (_, at) => at + 1001)
    await companiesCreated(shop, ...many)
    transactions = 0
    await deliverDue(shop)
    expect(received(receiver)).toEqual(many)
    // One claims the endpoint, two store answers, one releases it.
    expect(transactions).toBe(4)
    const admin = await shop.person('admin')
    const log = await admin.webhooks.deliveries({ endpointId: id })
    expect(log.rows).toContainEqual(
      expect.objectContaining({
        state: 'delivered',
        tries: 1,
        answer: expect.objectContaining({ status: 204 }),
      }),
    )
  })

  it('are queued with the change or not at all', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    await addEndpoint(shop, { url: receiver.url })
    const failing = withWebhooks(shop.db).transaction(async (tx) => {
      recordChange(tx, { subject: 'company', rowId: 1001, kind: 'created', at: shop.clock() })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await companiesCreated(shop, 1002)
    await deliverDue(shop)
    expect(received(receiver)).toEqual([1002])
  })

  it.each([
    ['answers 500', answerWith(500)],
    ['answers with a redirect', answerWith(302, { location: 'http://127.0.0.1:1/' })],
    ['answers with something that is not HTTP', (_request, answer) => answer.socket?.end('?')],
    ['breaks the connection', (_request, answer) => answer.socket?.destroy()],
  ] satisfies [string, AnswerWebhook][])(
    'lose nothing and keep their order when the receiver %s now and then',
    async (_name, failing) => {
      await using receiver = await startReceiver()
      await using shop = await openShop()
      const { id } = await addEndpoint(shop, { url: receiver.url })
      await companiesCreated(shop, ...inOrder)
      let asked = 0
      receiver.answer((request, answer) => {
        asked += 1
        return asked % 4 === 0 ? failing(request, answer) : answer.writeHead(200).end()
      })
      await deliverAll(shop, id)
      expect([...new Set(received(receiver))]).toEqual(inOrder)
    },
  )

  it('lose nothing and keep their order when the receiver is killed and comes back', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, ...inOrder)
    let killed: Promise<void> | undefined
    receiver.answer((_request, answer) => {
      if (receiver.book.length === 10) killed ??= receiver.kill()
      return answer.writeHead(200).end()
    })
    await deliverDue(shop)
    await killed
    expect(await endpointOf(shop, id)).toMatchObject({ failures: 1 })
    await receiver.start()
    await deliverAll(shop, id)
    expect([...new Set(received(receiver))]).toEqual(inOrder)
  })

  it('of one endpoint wait for its failing one; those of other endpoints do not', async () => {
    await using broken = await startReceiver()
    await using sound = await startReceiver()
    await using shop = await openShop()
    broken.answer(answerWith(503))
    const { id } = await addEndpoint(shop, { url: broken.url })
    await addEndpoint(shop, { url: sound.url })
    await companiesCreated(shop, 1001, 1002, 1003)
    await deliverDue(shop)
    expect(broken.book).toHaveLength(1)
    expect(received(sound)).toEqual([1001, 1002, 1003])
    expect(await endpointOf(shop, id)).toMatchObject({ waiting: 3, failures: 1 })
  })

  it('to a slow receiver hold up no other endpoint', async () => {
    await using slow = await startReceiver()
    await using quick = await startReceiver()
    await using shop = await openShop()
    const answering = Promise.withResolvers<void>()
    slow.answer(async (_request, answer) => {
      await answering.promise
      answer.writeHead(200).end()
    })
    await addEndpoint(shop, { url: slow.url })
    await addEndpoint(shop, { url: quick.url })
    await companiesCreated(shop, 1001)
    const { webhookDelivery } = shop.services
    await webhookDelivery.start()
    await expect.poll(() => received(quick)).toEqual([1001])
    await companiesCreated(shop, 1002)
    await webhookDelivery.start()
    await expect.poll(() => received(quick)).toEqual([1001, 1002])
    expect(slow.book).toEqual([])
    answering.resolve()
    await webhookDelivery.idle()
    expect(received(slow)).toEqual([1001, 1002])
  })

  it('are tried for three days; then the endpoint is paused and staff get a mail', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    receiver.answer(answerWith(500, {}, 'Out of order'))
    const { id } = await addEndpoint(shop, { url: receiver.url, description: 'Warehouse' })
    await companiesCreated(shop, 1001, 1002)
    const startedAt = shop.clock().getTime()
    await deliverDue(shop)
    for (let attempts = 1; attempts < 10; attempts += 1) {
      const { retryAt } = await endpointOf(shop, id)
      const wait = Date.parse(retryAt ?? '') - shop.clock().getTime()
      shop.pass(wait - 1)
      await deliverDue(shop)
      expect(receiver.book).toHaveLength(attempts)
      shop.pass(1)
      await deliverDue(shop)
      expect(receiver.book).toHaveLength(attempts + 1)
    }
    expect(shop.clock().getTime() - startedAt).toBeGreaterThan(3 * day)
    expect(await endpointOf(shop, id)).toMatchObject({ state: 'paused', pauseReason: 'failing', waiting: 2 })
    await shop.services.mail.sendDue()
    expect(await shop.mailbox.list()).toMatchObject([
      { subject: 'Webhooks to Warehouse are paused', to: ['orders@mullion.example'] },
    ])
    shop.pass(day)
    await deliverDue(shop)
    expect(receiver.book).toHaveLength(10)
  })

  it('go on where they stopped when the endpoint is resumed, with what happened meanwhile', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    const admin = await shop.person('admin')
    receiver.answer(answerWith(410))
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001)
    await deliverDue(shop)
    expect(await endpointOf(shop, id)).toMatchObject({ state: 'paused', pauseReason: 'gone' })
    await companiesCreated(shop, 1002, 1003)
    await deliverDue(shop)
    receiver.answer()
    await admin.webhooks.resume({ endpointId: id })
    await deliverDue(shop)
    expect(received(receiver)).toEqual([1001, 1002, 1003])
  })

  it('are not sent while an administrator has paused the endpoint', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    const admin = await shop.person('admin')
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await admin.webhooks.pause({ endpointId: id })
    await companiesCreated(shop, 1001)
    await deliverDue(shop)
    expect(receiver.book).toEqual([])
    expect(await endpointOf(shop, id)).toMatchObject({ state: 'paused', pauseReason: 'staff', waiting: 1 })
  })

  it('are signed with both secrets for a day after the secret was replaced', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    const admin = await shop.person('admin')
    const { id, secret: first } = await addEndpoint(shop, { url: receiver.url })
    const { secret: next } = await admin.webhooks.rotateSecret({ endpointId: id })
    const signedBy = async (secret: string) => {
      const last = receiver.book.at(-1)
      if (!last) return false
      const { body, headers } = last
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body)
      return String(headers['webhook-signature']).split(' ').includes(signature)
    }
    await companiesCreated(shop, 1001)
    await deliverDue(shop)
    expect([await signedBy(first), await signedBy(next)]).toEqual([true, true])
    shop.pass(day)
    await companiesCreated(shop, 1002)
    await deliverDue(shop)
    expect([await signedBy(first), await signedBy(next)]).toEqual([false, true])
  })
})

describe('two servers', () => {
  it('deliver each webhook once, in order', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    const other = shop.secondServer()
    await addEndpoint(shop, { url: receiver.url })
    for (let round = 0; round < 10; round += 1) {
      await companiesCreated(shop, 2 * round + 1001, 2 * round + 1002)
      await Promise.all([deliverDue(shop), deliverDue(shop, other)])
    }
    await deliverDue(shop)
    expect(received(receiver)).toEqual(inOrder.slice(0, 20))
    expect(receiver.book).toHaveLength(20)
  })

  it('take over from each other: what one was sending when it died is sent by the other after a minute', async () => {
    await using receiver = await startReceiver()
    const died = new Promise<never>(() => undefined)
    await using shop = await openShop()
    const dying = shop.secondServer({ webhooks: { refusalOf: () => null, send: () => died } })
    await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001, 1002)
    await dying.webhookDelivery.start()
    await expect.poll(async () => (await listDueEndpoints(shop.db.read, shop.clock())).length).toBe(0)
    shop.pass(minute - second)
    await deliverDue(shop)
    expect(receiver.book).toEqual([])
    shop.pass(second)
    await deliverDue(shop)
    expect(received(receiver)).toEqual([1001, 1002])
  })

  it('do not count an attempt that a stopping server ended', async () => {
    await using receiver = await startReceiver()
    await using shop = await openShop()
    const stopping = shop.secondServer()
    const asked = Promise.withResolvers<void>()
    receiver.answer(() => {
      asked.resolve()
      return new Promise(() => undefined)
    })
    const { id } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001)
    await stopping.webhookDelivery.start()
    await asked.promise
    await stopping.webhookDelivery.stop()
    expect(await endpointOf(shop, id)).toMatchObject({ failures: 0, waiting: 1, state: 'active' })
    receiver.answer()
    await deliverDue(shop)
    expect(received(receiver)).toEqual([1001])
  })
})
