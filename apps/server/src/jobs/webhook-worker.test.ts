import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { addEndpoint, companiesCreated } from '@mullion/api/testing/webhooks'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { describe, expect, it, vi } from 'vitest'
import { createWebhookThread } from './webhook-worker.ts'

/** A shop in a database file, and a thread that sends its webhooks. */
async function openWorld({ privateAddresses = true } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-thread-'))
  const databaseUrl = await createTestStore(dir)
  const db = await openDatabase(databaseUrl)
  const file = { ...db, [Symbol.asyncDispose]: () => db.close() }
  const shop = await openTestShop({
    going: { db: file, ledger: '' },
    people: true,
    deps: { clock: () => new Date() },
  })
  const threadOf = () =>
    createWebhookThread({
      settings: () => ({
        ...{ databaseUrl, privateAddresses, secret: 'a secret for tests that is long enough' },
        ...{ siteUrl: 'https://parts.mullion.example', storeInfo: demoStoreInfo, orderEmails: [] },
      }),
      delivery: { isDue: async () => true },
      log: shop.deps.log,
    })
  const threads = [threadOf()]
  return {
    shop,
    thread: threads[0] as ReturnType<typeof threadOf>,
    anotherThread() {
      const thread = threadOf()
      threads.push(thread)
      return thread
    },
    async deliveries(endpointId: number) {
      const admin = await shop.person('admin')
      const { rows } = await admin.webhooks.deliveries({ endpointId, page: 1 })
      return rows.map(({ state }) => state)
    },
    async [Symbol.asyncDispose]() {
      for (const thread of threads) await thread.stop()
      await shop[Symbol.asyncDispose]()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const patience = { timeout: 15_000, interval: 20 }

// The thread opens a database file.
describe.runIf(engine === 'sqlite')('webhooks sent in a thread', { timeout: 30_000 }, () => {
  it('arrive in order, signed; those under way when the server stops count as not made, and the next one sends them', async () => {
    await using receiver = await startReceiver()
    await using world = await openWorld()
    const { id } = await addEndpoint(world.shop, { url: receiver.url })
    await companiesCreated(world.shop, 1, 2, 3)
    await world.thread.start()
    await vi.waitFor(
      async () => expect(await world.deliveries(id)).toEqual(['delivered', 'delivered', 'delivered']),
      patience,
    )
    expect(receiver.events().map(({ data }) => data.id)).toEqual([1, 2, 3])
    for (const { headers } of receiver.book) expect(headers['webhook-signature']).toMatch(/^v1,/)

    const asked = Promise.withResolvers<void>()
    receiver.answer(() => {
      asked.resolve()
      return new Promise(() => undefined)
    })
    await companiesCreated(world.shop, 4)
    await asked.promise
    await world.thread.stop()
    // Deliveries are listed newest first.
    expect((await world.deliveries(id))[0]).toBe('waiting')
    receiver.answer()
    await world.anotherThread().start()
    await vi.waitFor(async () => expect((await world.deliveries(id))[0]).toBe('delivered'), patience)
    expect(receiver.events().at(-1)).toMatchObject({ data: { id: 4 } })
  })

  it('never go to private addresses unless a setting allows it, and the operator reads why', async () => {
    await using receiver = await startReceiver()
    await using world = await openWorld({ privateAddresses: false })
    await addEndpoint(world.shop, { url: receiver.url })
    await companiesCreated(world.shop, 1)
    await world.thread.start()
    await vi.waitFor(
      () =>
        expect(world.shop.logged).toMatchObject([
          { level: 'warn', facts: { problem: expect.stringContaining('https') } },
        ]),
      patience,
    )
    expect(receiver.book).toEqual([])
  })
})
