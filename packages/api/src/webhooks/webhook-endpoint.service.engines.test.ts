import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { updateEndpoint } from '@mullion/db/webhooks/webhook-endpoint.repository'
import { webhookEndpoints } from '@mullion/db/webhooks/webhooks.tables'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import { answerWith, startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'
import { addEndpoint, companiesCreated, deliverDue } from '../testing/webhooks.ts'

const day = 24 * 3_600_000
const url = 'https://receiver.example/hooks?key=abc'

async function openEndpoints(facts: ShopFacts = {}) {
  const shop = await openTestShop({ people: true, ...facts })
  return { ...shop, webhooks: (await shop.person('admin')).webhooks }
}

describe('an endpoint', () => {
  it('has a secret that is shown once and stored encrypted', async () => {
    await using shop = await openEndpoints()
    const { secret, endpoint } = await shop.webhooks.create({ url, events: ['order.placed'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const stored = JSON.stringify(await shop.db.read.select().from(webhookEndpoints))
    const shown = JSON.stringify([
      await shop.webhooks.list(),
      await shop.webhooks.details({ endpointId: endpoint.id }),
    ])
    for (const text of [stored, shown]) expect(text).not.toContain(secret.slice(6))
  })

  it.each([
    ['http://receiver.example/', 'webhooks.url_refused'],
    ['https://127.0.0.1/', 'webhooks.url_refused'],
  ])('at %s is refused unless a setting allows it', async (refused, code) => {
    const webhooks = createWebhookHttp({ privateAddresses: false })
    await using shop = await openEndpoints({ deps: { webhooks } })
    const input = { url: refused, events: ['order.placed' as const] }
    await expect(shop.webhooks.create(input)).rejects.toMatchObject(refusedAs(code))
    const { endpoint } = await shop.webhooks.create({ ...input, url })
    const change = { endpointId: endpoint.id, endpoint: input }
    await expect(shop.webhooks.change(change)).rejects.toMatchObject(refusedAs(code))
  })

  it('is one of at most twenty; a removed one makes room and gets nothing more', async () => {
    await using receiver = await startReceiver()
    await using shop = await openEndpoints()
    const { id: endpointId } = await addEndpoint(shop, { url: receiver.url })
    for (let more = 0; more < 19; more += 1) await shop.webhooks.create({ url, events: ['part.changed'] })
    const another = () => shop.webhooks.create({ url, events: ['part.changed'] })
    await expect(another()).rejects.toMatchObject(refusedAs('webhooks.too_many_endpoints'))
    await companiesCreated(shop, 1001)
    await shop.webhooks.remove({ endpointId })
    await another()
    await deliverDue(shop)
    expect(receiver.book).toEqual([])
    await shop.services.webhookRetention.deleteExpired()
    expect(await shop.db.read.select().from(webhookEndpoints)).toHaveLength(20)
    await expect(shop.webhooks.details({ endpointId })).rejects.toMatchObject(
      refusedAs('webhooks.endpoint_missing'),
    )
  })

  it('has at most three secrets that sign', async () => {
    await using shop = await openEndpoints()
    const { endpoint } = await shop.webhooks.create({ url, events: ['order.placed'] })
    const one = { endpointId: endpoint.id }
    await shop.webhooks.rotateSecret(one)
    await shop.webhooks.rotateSecret(one)
    await expect(shop.webhooks.rotateSecret(one)).rejects.toMatchObject(
      refusedAs('webhooks.too_many_secrets'),
    )
    shop.pass(day)
    const { endpoint: replaced } = await shop.webhooks.rotateSecret(one)
    expect(replaced.secretsOverlapUntil).toBe(new Date(shop.clock().getTime() + day).toISOString())
  })

  it('cannot ask for events that nothing causes yet; one that did keeps only the others', async () => {
    await using shop = await openEndpoints()
    const events = ['order.placed', 'order.reversed'] as 'order.placed'[]
    await expect(shop.webhooks.create({ url, events })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const { endpoint } = await shop.webhooks.create({ url, events: ['order.placed'] })
    await shop.db.transaction((tx) => updateEndpoint(tx, endpoint.id, { events }))
    const { events: shown } = await shop.webhooks.details({ endpointId: endpoint.id })
    expect(shown).toEqual(['order.placed'])
  })

  it('is tried at once when its address was changed', async () => {
    await using receiver = await startReceiver()
    await using broken = await startReceiver()
    broken.answer(answerWith(500))
    await using shop = await openEndpoints()
    const { id: endpointId } = await addEndpoint(shop, { url: broken.url })
    await companiesCreated(shop, 1001)
    await deliverDue(shop)
    const endpoint = { url: receiver.url, events: ['company.created' as const] }
    await shop.webhooks.change({ endpointId, endpoint })
    await deliverDue(shop)
    expect(receiver.accepted()).toHaveLength(1)
  })

  it('leaves what was done to it in the audit log, without its address', async () => {
    await using shop = await openEndpoints()
    const { endpoint } = await shop.webhooks.create({ url, events: ['order.placed'] })
    await shop.webhooks.pause({ endpointId: endpoint.id })
    const lines = (await listAuditLines(shop.db.read, 50)).filter(({ action }) =>
      action.startsWith('webhook'),
    )
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['webhook_paused', `webhook-endpoint:${endpoint.id}`],
      ['webhook_created', `webhook-endpoint:${endpoint.id}`],
    ])
    expect(JSON.stringify(lines)).not.toContain('key=abc')
  })
})

describe('what waits for an endpoint', () => {
  it('is kept for 30 days and up to a number; what was thrown away is counted, and staff get one mail', async () => {
    await using shop = await openEndpoints({ deps: { webhookLimits: { waiting: 3, logged: 2 } } })
    const { id: endpointId } = await addEndpoint(shop, {
      url: 'http://127.0.0.1:1/',
      description: 'Warehouse',
    })
    await shop.webhooks.pause({ endpointId })
    const waiting = async () =>
      (await shop.webhooks.deliveries({ endpointId })).rows.map(({ subject }) => subject)
    await companiesCreated(shop, 1001, 1002, 1003, 1004, 1005)
    await shop.services.webhookRetention.deleteExpired()
    expect(await waiting()).toEqual(['1005', '1004', '1003'])
    expect(await shop.webhooks.details({ endpointId })).toMatchObject({ discarded: 2, waiting: 3 })
    shop.pass(29 * day)
    await companiesCreated(shop, 1006)
    shop.pass(2 * day)
    await shop.services.webhookRetention.deleteExpired()
    expect(await waiting()).toEqual(['1006'])
    expect(await shop.webhooks.details({ endpointId })).toMatchObject({ discarded: 5, waiting: 1 })
    await shop.services.mail.sendDue()
    const mails = (await shop.mailbox.list()).map(({ subject }) => subject)
    expect(mails).toEqual(['Webhooks to Warehouse are being lost'])
    expect(await shop.webhooks.acknowledgeLoss({ endpointId })).toMatchObject({ discarded: 0 })
  })

  it('does not count as lost once it was sent, and the log keeps the newest', async () => {
    await using receiver = await startReceiver()
    await using shop = await openEndpoints({ deps: { webhookLimits: { waiting: 3, logged: 2 } } })
    const { id: endpointId } = await addEndpoint(shop, { url: receiver.url })
    await companiesCreated(shop, 1001, 1002, 1003)
    await deliverDue(shop)
    await shop.services.webhookRetention.deleteExpired()
    expect((await shop.webhooks.deliveries({ endpointId })).rows.map(({ subject }) => subject)).toEqual([
      '1003',
      '1002',
    ])
    expect(await shop.webhooks.details({ endpointId })).toMatchObject({ discarded: 0 })
  })
})
