import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { engine } from './engine.ts'
import { migrate } from './migrate-sqlite.ts'
import { type Migration, MigrationError } from './migrations.ts'

const migration = (when: number, ...statements: string[]): Migration => ({
  tag: `000${when}_step`,
  when,
  hash: `hash ${when}`,
  statements,
})

const old = migration(
  1,
  'create table doors (id integer primary key autoincrement, width real)',
  'create table leaves (id integer primary key autoincrement, door_id integer references doors(id) on delete cascade)',
  `create trigger doors_stay before delete on doors begin select raise(abort, 'Doors stay.'); end`,
  'create trigger doors_grow before update on doors begin select 1; end',
)
/** The rebuild as generated, including pragmas that have no effect inside a transaction. */
const rebuild = (check: string) => [
  'PRAGMA foreign_keys=OFF;',
  `CREATE TABLE \`__new_doors\` (id integer primary key autoincrement, width real, CONSTRAINT "doors_width" CHECK(${check}))`,
  'INSERT INTO `__new_doors`("id", "width") SELECT "id", "width" FROM `doors`;',
  'DROP TABLE `doors`;',
  'ALTER TABLE `__new_doors` RENAME TO `doors`;',
  'PRAGMA foreign_keys=ON;',
]

function oldDatabase(): Sqlite.Database {
  const connection = new Sqlite(':memory:')
  connection.pragma('foreign_keys = ON')
  migrate(connection, [old])
  connection.exec('insert into doors (width) values (36), (42)')
  connection.exec('insert into leaves (door_id) values (1), (1), (2)')
  return connection
}

const all = (connection: Sqlite.Database, query: string) => connection.prepare(query).all()
const objects = (connection: Sqlite.Database) =>
  all(connection, 'select name, sql from sqlite_master order by name')

describe.runIf(engine === 'sqlite')('an upgrade on SQLite', () => {
  it('keeps the rows that reference a rebuilt table, and leaves foreign keys enabled', () => {
    using connection = disposable(oldDatabase())
    const rows = all(connection, 'select * from leaves')
    migrate(connection, [old, migration(2, ...rebuild('width > 0'))])
    expect(all(connection, 'select * from leaves')).toEqual(rows)
    expect(() => connection.exec('insert into doors (width) values (0)')).toThrow('doors_width')
    expect(() => connection.exec('insert into leaves (door_id) values (99)')).toThrow('FOREIGN KEY')
  })

  it('recreates the triggers of a rebuilt table, except those it drops by name', () => {
    using connection = disposable(oldDatabase())
    migrate(connection, [old, migration(2, 'DROP TRIGGER `doors_grow`', ...rebuild('width > 0'))])
    const triggers = all(connection, `select name from sqlite_master where type = 'trigger'`)
    expect(triggers).toEqual([{ name: 'doors_stay' }])
    expect(() => connection.exec('delete from doors')).toThrow('Doors stay.')
  })

  it('does not reuse the ids of deleted rows in a rebuilt table', () => {
    using connection = disposable(oldDatabase())
    connection.exec('insert into leaves (door_id) values (2); delete from leaves where id = 4')
    migrate(connection, [
      old,
      migration(
        2,
        'create table __new_leaves (id integer primary key autoincrement, door_id integer)',
        'insert into __new_leaves select * from leaves',
        'drop table leaves',
        'alter table __new_leaves rename to leaves',
      ),
    ])
    expect(connection.prepare('insert into leaves (door_id) values (1)').run().lastInsertRowid).toBe(5)
  })

  it('runs each migration once', () => {
    using connection = disposable(oldDatabase())
    const twice = [old, migration(2, 'insert into doors (width) values (48)')]
    migrate(connection, twice)
    migrate(connection, twice)
    expect(all(connection, 'select width from doors')).toHaveLength(3)
  })

  it('also applies a migration generated before the last one applied', () => {
    using connection = disposable(oldDatabase())
    migrate(connection, [old, migration(3, 'insert into doors (width) values (48)')])
    migrate(connection, [old, migration(2, 'insert into doors (width) values (60)')])
    expect(all(connection, 'select width from doors')).toHaveLength(4)
  })
})

describe.runIf(engine === 'sqlite')('a failing upgrade on SQLite', () => {
  it.each([
    [
      'a row breaks a check',
      rebuild('width > 40'),
      'Migration 0003_step: CHECK constraint failed: doors_width',
    ],
    ['a statement fails', ['insert into windows values (1)'], 'Migration 0003_step: no such table: windows'],
    [
      'a row references a missing row',
      ['delete from leaves where id < 3', 'drop trigger doors_stay', 'delete from doors'],
      'leaves.door_id names doors that do not exist in 1 rows (rowid 3).',
    ],
  ])('changes nothing and gives the reason: %s', (_, statements, reason) => {
    using connection = disposable(oldDatabase())
    const before = [objects(connection), all(connection, 'select * from doors, leaves')]
    const upgrade = () =>
      migrate(connection, [
        old,
        migration(2, 'create table hinges (id integer)'),
        migration(3, ...statements),
      ])
    expect(upgrade).toThrow(MigrationError)
    expect(upgrade).toThrow(`nothing in it has changed. ${reason}`)
    expect([objects(connection), all(connection, 'select * from doors, leaves')]).toEqual(before)
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1)
  })

  it('leaves the store unchanged when its process is killed midway', () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-killed-'))
    const file = join(dir, 'store.db')
    const killed = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', killedUpgrade], {
      env: {
        ...process.env,
        FILE: file,
        OLD: JSON.stringify(old),
        REBUILD: JSON.stringify(rebuild('width > 0')),
      },
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect([killed.stderr, killed.signal]).toEqual(['', 'SIGKILL'])
    using connection = disposable(new Sqlite(file))
    expect(all(connection, 'select width from doors')).toEqual([{ width: 36 }])
    expect(objects(connection)).not.toContainEqual(expect.objectContaining({ name: '__new_doors' }))
    expect(all(connection, `select sql from sqlite_master where name = 'doors'`)[0]).not.toHaveProperty(
      'sql',
      expect.stringContaining('CHECK'),
    )
    migrate(connection, [old, migration(2, ...rebuild('width > 0'))])
    expect(() => connection.exec('insert into doors (width) values (0)')).toThrow('doors_width')
    rmSync(dir, { recursive: true })
  })
})

/** Upgrades its own store and is killed just before the commit. */
const killedUpgrade = `
  import Sqlite from 'better-sqlite3'
  import { migrate } from './migrate-sqlite.ts'
  const connection = new Sqlite(process.env.FILE)
  connection.pragma('journal_mode = WAL')
  connection.pragma('cache_size = 1')
  const old = JSON.parse(process.env.OLD)
  migrate(connection, [old])
  connection.exec('insert into doors (width) values (36)')
  connection.function('die', () => process.kill(process.pid, 'SIGKILL'))
  const statements = [...JSON.parse(process.env.REBUILD), 'select die()']
  migrate(connection, [old, { tag: '0002', when: 2, hash: '', statements }])
`

function disposable(connection: Sqlite.Database): Sqlite.Database & Disposable {
  return Object.assign(connection, { [Symbol.dispose]: () => connection.close() })
}
