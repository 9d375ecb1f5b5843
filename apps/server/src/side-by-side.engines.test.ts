import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@mullion/config/server-process'
import { full } from '@mullion/config/test-speed'
import { engine } from '@mullion/db/dialect/engine'
import { createTestDatabase } from '@mullion/db/testing/open-test-database'
import { describe, expect, it } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { outcomes, soundOutcomes } from './testing/crash-trials.ts'
import { isInHistory, lastRelease, openRelease } from './testing/earlier-release.ts'
import { openEbizchargeGateway } from './testing/ebizcharge-crashes.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const release = lastRelease()
const canRun = full && engine === 'postgres' && serverUrl !== '' && isInHistory(release)

/** Stores a part as the earlier release does; opening the database with this one would upgrade it. */
const fill = `
  const { openDatabase } = await import('@mullion/db/open')
  const { replaceCatalog } = await import('@mullion/db/search/indexed-parts.repository')
  const { partRow } = await import('@mullion/db/testing/part-row')
  const db = await openDatabase(process.env.DATABASE_URL)
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1 })]))
  await db.close()
`

interface Shopping {
  readonly numbers: Map<string, string>
  readonly troubles: string[]
  readonly urls: readonly string[]
  readonly done: () => boolean
}

/** A guest who prepares each order on one server and places it, twice with the same key, on another. */
async function keepBuying(name: string, { numbers, troubles, urls, done }: Shopping): Promise<void> {
  for (let at = 0; !done(); at += 1) {
    const [here = '', there = here] = at % 2 === 0 ? urls : urls.toReversed()
    const jar = new Map<string, string>()
    try {
      const { placeOrder } = await createBuyer(here, { jar, puzzlesFrom: there }).prepare()
      const key = `upgrade-${name}-${String(at).padStart(8, '0')}`
      const { orderNumber } = await placeOrder(key)
      expect((await placeOrder(key)).orderNumber).toBe(orderNumber)
      numbers.set(key, orderNumber)
    } catch (error) {
      troubles.push(String(error))
    }
  }
}

describe(`an upgrade from ${release.version}`, () => {
  it.runIf(canRun)(
    'is made while its servers go on, beside those of this release, and loses no order',
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'mullion-upgrade-'))
      using earlier = openRelease(release)
      const url = await createTestDatabase(serverUrl)
      const gateway = await openEbizchargeGateway(dir)
      const env = {
        ...gateway.env,
        ...{ DATABASE_URL: url, DATA_DIR: dir, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'error' },
        ...{ AUTH_SECRET: 'the same on servers of both releases', STORE_EMAIL: 'parts@store.example' },
      }
      const run = ['--input-type=module', '-e', fill]
      execFileSync(process.execPath, run, {
        cwd: join(earlier.dir, 'apps/server'),
        env: { ...process.env, ...env },
      })
      const script = 'apps/server/src/main.ts'
      const old = await startServerProcess({ script, env, cwd: earlier.dir })

      const urls = [old.url]
      let isDone = false
      const shopping: Shopping = { numbers: new Map(), troubles: [], urls, done: () => isDone }
      const buying = ['a', 'b'].map((name) => keepBuying(name, shopping))
      const enough = (count: number) =>
        expect.poll(() => shopping.numbers.size, { timeout: 60_000 }).toBeGreaterThan(count)
      await enough(5)
      const next = await startServerProcess({ script, env })
      urls.push(next.url)
      await enough(shopping.numbers.size + 10)
      // One that is started again after the upgrade, such as after a crash, still works.
      await old.stop()
      urls.shift()
      const again = await startServerProcess({ script, env, cwd: earlier.dir })
      urls.push(again.url)
      const troubled = shopping.troubles.length
      await enough(shopping.numbers.size + 10)
      isDone = true
      await Promise.all(buying)
      await Promise.all([next.stop(), again.stop()])

      expect(shopping.troubles.slice(troubled + 2)).toEqual([])
      const ends = await outcomes(dir, { url, gateway })
      await gateway.close()
      rmSync(dir, { recursive: true, force: true })
      expect(ends.filter((end) => !soundOutcomes.includes(end))).toEqual([])
      expect(ends.filter((end) => end.startsWith('captured')).length).toBeGreaterThanOrEqual(
        shopping.numbers.size,
      )
      expect(new Set(shopping.numbers.values()).size).toBe(shopping.numbers.size)
    },
    300_000,
  )
})
