import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '@mullion/config/server-process'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'

async function serve() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-shared-'))
  const file = join(dir, 'mullion.db')
  const url = await createTestStore(dir)
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
  const server = await startServerProcess({
    script: 'apps/server/src/main.ts',
    env: { DATABASE_URL: url, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  })
  return {
    url: server.url,
    other: new DatabaseSync(file, { timeout: 5000 }),
    async [Symbol.asyncDispose]() {
      await server.stop('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Typical time of ten answers in ms, and which were not 200. One may be slow because the machine is busy. */
async function askTenTimes(url: string): Promise<{ typicalMs: number; refused: number[] }> {
  const refused: number[] = []
  const times: number[] = []
  for (let at = 0; at < 10; at++) {
    const startedAt = performance.now()
    const { status } = await fetch(url)
    times.push(performance.now() - startedAt)
    if (status !== 200) refused.push(status)
  }
  return { typicalMs: times.sort((a, b) => a - b)[5] ?? Number.NaN, refused }
}

describe.runIf(engine === 'sqlite')(
  'a store whose database file is locked by another process',
  { timeout: 60_000 },
  () => {
    it('answers reads immediately, while an order waits for the lock and is refused with 503 if it takes too long', async () => {
      await using shop = await serve()
      const buyer = await createBuyer(shop.url).prepare()
      shop.other.exec('BEGIN IMMEDIATE')
      const order = buyer.placeOrder('a-patient-order-0001')
      const search = `${shop.url}/api/partsMas/search?searchQuery=hng`
      for (const url of [`${shop.url}/healthz`, search]) {
        const { typicalMs, refused } = await askTenTimes(url)
        expect(refused).toEqual([])
        expect(typicalMs).toBeLessThan(500)
      }
      shop.other.exec('COMMIT')
      expect(await order).toMatchObject({ orderNumber: expect.stringMatching(/^W/) })

      shop.other.exec('BEGIN IMMEDIATE')
      await expect(buyer.placeOrder('a-refused-order-0001')).rejects.toThrow('store.unavailable')
      shop.other.exec('COMMIT')
      await sleep(100)
      expect(await buyer.placeOrder('a-refused-order-0001')).toMatchObject({
        orderNumber: expect.stringMatching(/^W/),
      })
    })
  },
)
