import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestDatabase } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { readTransactions } from '@mullion/integrations/payments/ledger'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { startServer } from './start.ts'
import { createBuyer } from './testing/buyer.ts'

const serverUrl = process.env.TEST_DATABASE_URL

/** A store for several servers, with separate data folders or a shared one. */
async function openSharedDatabase() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-two-'))
  const url =
    engine === 'sqlite' ? `sqlite:${join(dir, 'mullion.db')}` : await createTestDatabase(serverUrl ?? '')
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
  const running = new Set<{ stop(): Promise<void> }>()
  return {
    dir,
    async serve(dataDir: string, settings: Record<string, string> = {}) {
      const env = readEnv({
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: join(dir, dataDir),
        DATABASE_URL: url,
        ...settings,
      })
      const server = await startServer(env, createLog('silent'))
      running.add(server)
      const stop = () => (running.delete(server) ? server.stop() : Promise.resolve())
      return { url: server.url, stop }
    },
    async [Symbol.asyncDispose]() {
      for (const server of running) await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

describe.runIf(engine === 'sqlite' || serverUrl)('two servers of one store', { timeout: 60_000 }, () => {
  it('record payments in one ledger when they share it', async () => {
    await using shared = await openSharedDatabase()
    const servers = [await shared.serve('data'), await shared.serve('data')]
    for (const [at, { url }] of servers.entries()) {
      const buyer = await createBuyer(url).prepare()
      const order = await buyer.placeOrder(`order-of-server-000${at}`)
      expect(order.orderNumber).toMatch(/^W/)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }
    const ledger = await readTransactions(join(shared.dir, 'data', 'sandbox-ledger.db'))
    expect([...ledger.values()].map(({ state }) => state)).toEqual(['captured', 'captured'])
  })

  it('never mix two ledgers: the second refuses cards, says why, and reports not ready', async () => {
    await using shared = await openSharedDatabase()
    await shared.serve('first')
    const second = await shared.serve('second')
    const buyer = await createBuyer(second.url).prepare()
    await expect(buyer.placeOrder('order-elsewhere-0001')).rejects.toThrow('payments.ledger_elsewhere')
    const ready = await fetch(`${second.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', message: 'Card payments are unavailable.' },
    ])
    expect((await readTransactions(join(shared.dir, 'second', 'sandbox-ledger.db'))).size).toBe(0)
  })

  it('continue with a new ledger once the setting says the first one is lost', async () => {
    await using shared = await openSharedDatabase()
    await (await shared.serve('first')).stop()
    await (await shared.serve('second', { SANDBOX_LEDGER_REPLACED: 'true' })).stop()
    const { url } = await shared.serve('second')
    const buyer = await createBuyer(url).prepare()
    expect(await buyer.placeOrder('order-goes-on-000001')).toMatchObject({ orderNumber: expect.any(String) })
  })

  it('accept bot check puzzles issued by each other', async () => {
    await using shared = await openSharedDatabase()
    const [first, second] = [await shared.serve('data'), await shared.serve('data')]
    const buyer = await createBuyer(second.url, { puzzlesFrom: first.url }).prepare()
    expect(await buyer.placeOrder('puzzle-of-the-other-1')).toMatchObject({ orderNumber: expect.any(String) })
  })
})
