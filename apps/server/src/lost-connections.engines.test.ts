import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerProcess, startServerProcess } from '@mullion/config/server-process'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { replaceCatalog } from '@mullion/db/search/indexed-parts.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import { partRow } from '@mullion/db/testing/part-row'
import { onServer } from '@mullion/db/testing/test-databases'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { databaseSandbox, outcomes, soundOutcomes } from './testing/crash-trials.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const leaseMs = 2000
const rounds = 10
const concurrentBuyers = 4

/** Closes all other connections to a database, as a restart or failover of its server does. */
const terminateConnections = (database: string) =>
  onServer(serverUrl, async (query) => {
    await query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
  })

async function openPostgresShop() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-lost-'))
  const url = await createTestStore(dir)
  const db = await openDatabase(url)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
  const serve = () =>
    startServerProcess({
      script: 'apps/server/src/main.ts',
      env: {
        DATABASE_URL: url,
        DATA_DIR: dir,
        PORT: '0',
        NODE_ENV: 'test',
        AUTH_SECRET: 'of a store whose connections are lost',
        LOG_LEVEL: 'silent',
        PAYMENT_LEASE_MS: `${leaseMs}`,
        PAYMENT_TIMEOUT_MS: '1000',
      },
    })
  return { url, dir, serve, database: new URL(url).pathname.slice(1) }
}

interface Buying {
  /** Each order's result: `ok` or its error code. */
  readonly ends: string[]
  readonly done: () => boolean
}

/** Orders one part repeatedly until `done`. */
async function keepBuying(server: ServerProcess, name: string, { ends, done }: Buying): Promise<void> {
  const codeOf = (error: Error) => (error instanceof TypeError ? 'no answer' : error.message)
  while (!done()) {
    const buyer = await createBuyer(server.url)
      .prepare()
      .catch((error: Error) => void ends.push(codeOf(error)))
    for (let order = 0; order < 5 && buyer && !done(); order++) {
      const key = `${name}-${String(ends.length).padStart(8, '0')}`
      ends.push(await buyer.placeOrder(key).then(() => 'ok', codeOf))
    }
  }
}

describe.runIf(engine === 'postgres' && serverUrl)('a server whose database connections are lost', () => {
  it('survives ten losses while orders are placed, with payments that match the gateway’s ledger', async () => {
    const shop = await openPostgresShop()
    const server = await shop.serve()
    let done = false
    const ends: string[] = []
    const placed = () => ends.filter((end) => end === 'ok').length
    const buying = Array.from({ length: concurrentBuyers }, (_, at) =>
      keepBuying(server, `buyer-${at}`, { ends, done: () => done }),
    )
    for (let round = 0; round < rounds; round++) {
      const before = placed()
      await expect.poll(placed).toBeGreaterThan(before)
      await terminateConnections(shop.database)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    }
    done = true
    await Promise.all(buying)
    await server.stop()
    await sleep(leaseMs)
    await (await shop.serve()).stop()

    expect(placed()).toBeGreaterThanOrEqual(rounds)
    expect(ends).not.toContain('no answer')
    expect(ends).not.toContain('Something went wrong on our side. Please try again.')
    const settled = await outcomes(shop.dir, { url: shop.url, gateway: databaseSandbox(shop.url) })
    expect(settled.filter((outcome) => !soundOutcomes.includes(outcome))).toEqual([])
    const captured = settled.filter((outcome) => outcome === 'captured/captured/captured')
    expect(captured.length).toBeGreaterThanOrEqual(ends.filter((end) => end === 'ok').length)
    rmSync(shop.dir, { recursive: true, force: true })
  }, 120_000)
})
