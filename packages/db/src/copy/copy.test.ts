import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { migrateSqlite } from '../dialect/open-sqlite.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { CannotCopy, copyDatabase } from './copy.ts'
import { tablesInOrder } from './tables.ts'

const server = process.env.TEST_DATABASE_URL
const most = Number.MAX_SAFE_INTEGER

function openWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-copy-'))
  const fileOf = (name: string) => join(dir, `${name}.db`)
  const work = <T>(name: string, act: (connection: Sqlite.Database) => T): T => {
    const connection = new Sqlite(fileOf(name))
    try {
      return act(connection)
    } finally {
      connection.close()
    }
  }
  return {
    fileOf,
    work,
    /** An empty, migrated SQLite database; returns its address. */
    sqlite(name: string): string {
      migrateSqlite(fileOf(name))
      return `sqlite:${fileOf(name)}`
    },
    /** An empty, migrated database of the engine of this run. */
    async other(name: string): Promise<string> {
      if (engine === 'sqlite' || !server) return this.sqlite(name)
      const { openPostgres } = await import('../dialect/open-postgres.ts')
      const url = await createTestDatabase(server)
      await (await openPostgres(url)).close()
      return url
    },
    [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }),
  }
}

/** Values at their edges: empty and long texts, every alphabet, the largest numbers, the first and last instants. */
function fill(connection: Sqlite.Database): void {
  const fact = connection.prepare('insert into shared_facts values (?, ?)')
  const texts = [
    '',
    ' ',
    'Ωmega ß ﬁ',
    '日本語',
    '🚪👷‍♀️',
    'a"b\'c\\d\n\t',
    'é',
    'é',
    'Z',
    'a',
    '%_',
    'x'.repeat(70_000),
  ]
  for (const [at, text] of texts.entries()) fact.run(`${text.slice(0, 20)}${at}`, text)
  for (let at = 0; at < 1300; at += 1) fact.run(`fact-${at}`, String(at))
  const limit = connection.prepare('insert into rate_limits values (?, ?, ?)')
  for (const [count, endsAt] of [
    [0, 0],
    [most, 253_402_300_799_999],
    [1, -62_135_596_800_000],
    [7, 1_764_000_000_123],
  ])
    limit.run(`limit-${endsAt}`, count, endsAt)
  const audit = connection.prepare(
    `insert into audit_log (at, actor_id, role, company_id, action, subject, details, address) values (?, 'user:1', 'guest', ?, 'x', 'y', ?, '')`,
  )
  for (const details of [{}, { deep: [null, true, 1.5, 'ü', { '': -0.1 }] }, { text: '\u2028 </script>' }]) {
    audit.run(1_764_000_000_001, null, JSON.stringify(details))
    audit.run(1_764_000_000_999, most, JSON.stringify(details))
  }
  // The last number given is of a row that is gone.
  connection.prepare(`update sqlite_sequence set seq = 41 where name = 'audit_log'`).run()
}

const contents = (connection: Sqlite.Database) =>
  tablesInOrder().map(({ name, key }) => [
    name,
    connection.prepare(`select * from "${name}" order by ${key.map((part) => `"${part}"`).join()}`).all(),
  ])

describe.skipIf(engine === 'postgres' && !server)('a copy of a database', () => {
  it('knows every table, each after those it references, with a key', () => {
    const names = tablesInOrder().map(({ name }) => name)
    expect(names.indexOf('companies')).toBeLessThan(names.indexOf('users'))
    expect(names.indexOf('orders')).toBeLessThan(names.indexOf('order_lines'))
    expect(tablesInOrder().filter(({ key }) => key.length === 0)).toEqual([])
    using world = openWorld()
    world.sqlite('known')
    const stored = world.work('known', (connection) => connection.pragma('table_list')) as {
      name: string
      type: string
    }[]
    const own = stored.filter(({ name, type }) => type === 'table' && !/^(sqlite_|__drizzle)/.test(name))
    expect(names.toSorted()).toEqual(own.map(({ name }) => name).sort())
  })

  it('has every row as it was, there and back, and goes on with the same numbers', async () => {
    using world = openWorld()
    const [from, there, back] = [world.sqlite('from'), await world.other('there'), world.sqlite('back')]
    world.work('from', fill)
    const first = await copyDatabase({ from, to: there, sourceName: 'from' })
    expect(first.find(({ table }) => table === 'shared_facts')?.rows).toBe(1312)
    const second = await copyDatabase({ from: there, to: back, sourceName: 'there' })
    expect(second).toEqual(first)
    expect(world.work('back', contents)).toEqual(world.work('from', contents))
    const last = world.work('back', (connection) =>
      connection.prepare(`select seq from sqlite_sequence where name = 'audit_log'`).pluck().get(),
    )
    expect(last).toBe(41)
  })

  it('goes on after an interruption, from the same source only', async () => {
    using world = openWorld()
    const [from, to] = [world.sqlite('from'), await world.other('to')]
    world.work('from', fill)
    const stop = new Error('interrupted')
    const interrupted = copyDatabase({
      ...{ from, to, sourceName: 'from' },
      onProgress({ table }) {
        if (table === 'rate_limits') throw stop
      },
    })
    await expect(interrupted).rejects.toBe(stop)
    await expect(copyDatabase({ from, to, sourceName: 'another' })).rejects.toThrow('begun there')
    const reports = await copyDatabase({ from, to, sourceName: 'from' })
    expect(reports.find(({ table }) => table === 'rate_limits')?.rows).toBe(4)
    await expect(copyDatabase({ from, to, sourceName: 'from' })).rejects.toThrow('not empty')
  })

  it('is refused while others use the source', async () => {
    using world = openWorld()
    const [from, to] = [world.sqlite('from'), await world.other('to')]
    const other = new Sqlite(world.fileOf('from'))
    other.prepare('select count(*) from parts').get()
    await expect(copyDatabase({ from, to, sourceName: 'from' })).rejects.toThrow(CannotCopy)
    other.close()
    expect(await copyDatabase({ from, to, sourceName: 'from' })).toHaveLength(tablesInOrder().length)
  })
})
