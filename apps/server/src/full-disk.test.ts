import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@mullion/config/server-process'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'

async function serve() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-full-'))
  const url = await createTestStore(dir)
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
  const server = await startServerProcess({
    script: 'apps/server/src/main.ts',
    env: { DATABASE_URL: url, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  })
  return {
    ...server,
    readiness: async () => (await fetch(`${server.url}/readyz`)).status,
    /** Caps the size of the server's files, which simulates a full disk. */
    limitFiles(bytes: number | 'unlimited') {
      const { status } = spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`])
      if (status !== 0) throw new Error('prlimit could not set the limit.')
    },
    async [Symbol.asyncDispose]() {
      await server.stop('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

describe.runIf(engine === 'sqlite')('a server whose disk is full', { timeout: 60_000 }, () => {
  it('reports not ready, refuses orders with 503, and recovers when the disk has space again', async () => {
    await using shop = await serve()
    const buyer = await createBuyer(shop.url).prepare()
    expect(await shop.readiness()).toBe(200)
    shop.limitFiles(1024)
    await expect(buyer.placeOrder('an-order-without-room')).rejects.toThrow('store.unavailable')
    expect(await shop.readiness()).toBe(503)
    expect(await shop.readiness()).toBe(503)
    expect((await fetch(`${shop.url}/api/partsMas/search?searchQuery=hng`)).status).toBe(200)
    shop.limitFiles('unlimited')
    expect(await shop.readiness()).toBe(200)
    expect(await buyer.placeOrder('an-order-without-room')).toMatchObject({
      orderNumber: expect.stringMatching(/^W/),
    })
  })
})
