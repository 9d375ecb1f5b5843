import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { engine } from './dialect/engine.ts'
import { inspectDatabase } from './inspect.ts'
import { openDatabase } from './open.ts'
import { createTestDatabase } from './testing/open-test-database.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-inspect-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const server = process.env.TEST_DATABASE_URL
const emptyDatabase = async (name: string) =>
  server ? createTestDatabase(server) : `sqlite:${join(dir, `${name}.db`)}`

describe.runIf(engine === 'sqlite' || server)('a database that is asked about itself', () => {
  it('names its engine, its size and its migrations, and can be written to', async () => {
    const url = await emptyDatabase('store')
    await (await openDatabase(url)).close()
    await using database = await inspectDatabase(url)
    const facts = await database?.facts()
    expect(facts?.engine).toMatch(/^(SQLite 3\.\d+|PostgreSQL \d+\.\d+)/)
    expect(facts?.sizeBytes).toBeGreaterThan(100_000)
    expect(facts?.migrations).toMatchObject({ pending: [], unknown: 0 })
    expect(facts?.migrations.applied).toBeGreaterThan(20)
    // Test databases of a server do not wait for the disk.
    if (server) expect(facts?.risks.join()).toContain('synchronous_commit')
    else expect(facts?.risks).toEqual([])
    await database?.tryWrite()
    // Nothing is left of the first one.
    await database?.tryWrite()
  })

  it('is not migrated by that', async () => {
    const url = await emptyDatabase('empty')
    if (engine === 'sqlite') {
      expect(await inspectDatabase(url)).toBeNull()
      expect(existsSync(join(dir, 'empty.db'))).toBe(false)
      return
    }
    await using database = await inspectDatabase(url)
    expect(await database?.facts()).toMatchObject({
      migrations: { applied: 0, unknown: 0, pending: expect.arrayContaining(['0000_start']) },
    })
  })
})

describe.runIf(engine === 'sqlite')('a SQLite file that is asked about itself', () => {
  it('says that a newer version of the store has upgraded it, and that it is not in WAL mode', async () => {
    const url = await emptyDatabase('newer')
    await (await openDatabase(url)).close()
    const { default: Sqlite } = await import('better-sqlite3')
    const connection = new Sqlite(join(dir, 'newer.db'))
    connection.exec(
      `insert into __drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)`,
    )
    connection.exec(
      `delete from __drizzle_migrations where created_at = (select min(created_at) from __drizzle_migrations)`,
    )
    connection.pragma('journal_mode = delete')
    connection.close()
    await using database = await inspectDatabase(url)
    expect(await database?.facts()).toMatchObject({
      migrations: { pending: ['0000_start'], unknown: 1 },
      risks: [expect.stringContaining('WAL')],
    })
  })

  it('cannot be written to while another process writes for too long', async () => {
    const url = await emptyDatabase('busy')
    await (await openDatabase(url)).close()
    const { default: Sqlite } = await import('better-sqlite3')
    const other = new Sqlite(join(dir, 'busy.db'))
    other.exec('begin immediate')
    await using database = await inspectDatabase(url)
    await expect(database?.tryWrite()).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    other.close()
  })
})
