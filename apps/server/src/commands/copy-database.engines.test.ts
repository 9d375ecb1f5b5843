import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@mullion/config/server-process'
import { full } from '@mullion/config/test-speed'
import type { CopiedTableReport } from '@mullion/db/copy/copy'
import { migrateSqlite } from '@mullion/db/dialect/open-sqlite'
import { createTestDatabase } from '@mullion/db/testing/open-test-database'
import { describe, expect, it } from 'vitest'
import { ranCommand } from '../testing/ran-command.ts'

const server = process.env.TEST_DATABASE_URL
const secret = 'of a store that is copied for a test'

async function openWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-copy-store-'))
  const start = (url: string, demo: boolean) =>
    startServerProcess({
      script: 'apps/server/src/main.ts',
      env: {
        ...{ DATA_DIR: join(dir, 'data'), DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' },
        ...{ MULLION_DEMO: String(demo), AUTH_SECRET: secret },
      },
    })
  return {
    start,
    sqlite: (name: string) => `sqlite:${join(dir, `${name}.db`)}`,
    file: (name: string) => join(dir, `${name}.db`),
    copy: (from: string, to: string) =>
      ranCommand({ DATABASE_URL: from, DATA_DIR: dir, AUTH_SECRET: secret }, ['db', 'copy', '--to', to]),
    [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }),
  }
}

// A short form is in packages/db/src/copy/copy.test.ts and database.test.ts.
describe.runIf(server && full)('mullion-server db copy', () => {
  it('moves the demonstration to PostgreSQL and back, and it can be searched there', async () => {
    using world = await openWorld()
    const [from, back] = [world.sqlite('from'), world.sqlite('back')]
    const first = await world.start(from, true)
    await first.stop()
    const to = await createTestDatabase(server ?? '')
    expect(await world.copy(from, to)).toMatchObject({
      code: 1,
      err: expect.stringContaining('not migrated'),
    })
    expect((await ranCommand({ DATABASE_URL: to, AUTH_SECRET: secret }, ['db', 'migrate'])).code).toBe(0)
    const there = await world.copy(from, to)
    expect(there.code, there.err).toBe(0)
    const rows = (there.found.tables as CopiedTableReport[]).map(
      ({ table, rows: count }) => [table, count] as const,
    )
    expect(new Map(rows).get('parts')).toBeGreaterThan(1000)
    expect(new Map(rows).get('orders')).toBeGreaterThan(10)

    expect((await world.copy(to, back)).code).toBe(4)
    expect(existsSync(world.file('back'))).toBe(false)
    migrateSqlite(world.file('back'))
    // The copy made the version of the text index differ; nothing else does.
    const again = await world.copy(to, back)
    const without = (tables: CopiedTableReport[]) => tables.filter(({ table }) => table !== 'catalog_state')
    expect(without(again.found.tables)).toEqual(without(there.found.tables))

    const moved = await world.start(to, false)
    const found = await fetch(`${moved.url}/api/partsMas/search?searchQuery=gskt`)
    await moved.stop()
    expect(Number(found.headers.get('x-total-count'))).toBeGreaterThan(10)
  }, 240_000)
})
