import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onServer } from '@mullion/db/testing/test-databases'
import { must } from '../lib/run.ts'
import { type ServerProcess, startServerProcess } from '../lib/server-process.ts'

export const setUps = ['sqlite', 'postgres', 'servers'] as const
export type SetUp = (typeof setUps)[number]

export interface Stores extends AsyncDisposable {
  readonly setUp: SetUp
  readonly servers: readonly ServerProcess[]
  /** Connections that the database has open for this store; null on SQLite. */
  connections(): Promise<number | null>
}

const parts = 10_000
const counts: Readonly<Record<SetUp, number>> = { sqlite: 1, postgres: 1, servers: 3 }

/** Settings of a store whose buyers come through a balancer, which names their IP addresses. */
const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  NODE_ENV: 'production',
  MULLION_DEMO: 'false',
  // Nothing leaves this machine, so the secret may be public.
  AUTH_SECRET: 'known to everybody who reads this file',
  SITE_URL: 'https://load.mullion.example',
  SANDBOX_PAYMENTS_ALLOWED: 'true',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'error',
}

/** Starts the servers of a set-up on a new store with 10,000 parts; null if it needs a PostgreSQL server and none is named. */
export async function openStores(setUp: SetUp): Promise<Stores | null> {
  const postgres = process.env.TEST_DATABASE_URL
  if (setUp !== 'sqlite' && !postgres) {
    console.log(`${setUp}: TEST_DATABASE_URL names no PostgreSQL server; left out.\n`)
    return null
  }
  await using ends = new AsyncDisposableStack()
  const dir = mkdtempSync(join(tmpdir(), 'mullion-load-'))
  ends.defer(() => rmSync(dir, { recursive: true, force: true }))
  const name = `mullion_load_${process.pid}_${setUp}`
  const database = setUp === 'sqlite' ? null : new URL(`/${name}`, postgres).href
  if (postgres && database) {
    await onServer(postgres, async (query) => void (await query(`create database ${name}`)))
    ends.defer(() =>
      onServer(postgres, async (query) => void (await query(`drop database ${name} with (force)`))),
    )
  }
  const env = { ...settings, DATA_DIR: dir, DATABASE_URL: database ?? `sqlite:${join(dir, 'mullion.db')}` }
  await must(process.execPath, ['apps/server/src/commands/main.ts', 'seed', '--parts', String(parts)], {
    env,
  })
  const servers: ServerProcess[] = []
  for (let at = 0; at < counts[setUp]; at++) {
    const server = await startServerProcess('apps/server/src/main.ts', env)
    ends.defer(() => server.stop())
    servers.push(server)
  }
  const open = ends.move()
  return {
    setUp,
    servers,
    async connections() {
      if (!postgres || !database) return null
      let open = 0
      await onServer(postgres, async (query) => {
        const { rows } = await query(`select count(*) n from pg_stat_activity where datname = '${name}'`)
        open = Number(rows[0]?.n)
      })
      return open
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
