import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine } from './engine.ts'
import { migrate } from './migrate-postgres.ts'
import { type Migration, MigrationError } from './migrations.ts'

const migration = (when: number, ...statements: string[]): Migration => ({
  tag: `000${when}_step`,
  when,
  hash: `hash ${when}`,
  statements,
})

const old = migration(
  1,
  'create table doors (id integer primary key, width integer)',
  'create table leaves (id integer primary key, door_id bigint)',
  'insert into doors values (1, 36)',
  'insert into leaves values (1, 1), (2, 99)',
)

describe.runIf(engine === 'postgres')('an upgrade on PostgreSQL', () => {
  let connection: PGlite
  beforeAll(async () => {
    connection = await PGlite.create()
    await migrate(connection, [old])
  })
  afterAll(() => connection.close())

  const tables = async () =>
    (await connection.query(`select table_name from information_schema.tables where table_schema = 'public'`))
      .rows

  it.each([
    [
      'a row breaks a check',
      'alter table doors add constraint doors_width check (width > 40)',
      'Migration 0003_step: check constraint "doors_width" of relation "doors" is violated by some row',
    ],
    [
      'a row references a missing row',
      'alter table leaves add constraint leaves_door foreign key (door_id) references doors(id)',
      'violates foreign key constraint "leaves_door". Key (door_id)=(99) is not present in table "doors".',
    ],
  ])('that fails changes nothing and gives the reason: %s', async (_, statement, reason) => {
    const before = await tables()
    const upgrade = migrate(connection, [
      old,
      migration(2, 'create table hinges (id integer)'),
      migration(3, statement),
    ])
    await expect(upgrade).rejects.toThrow(MigrationError)
    await expect(upgrade).rejects.toThrow(reason)
    expect(await tables()).toEqual(before)
  })

  it('runs each migration once', async () => {
    const twice = [old, migration(2, 'insert into doors values (2, 42)')]
    await migrate(connection, twice)
    await migrate(connection, twice)
    expect((await connection.query('select * from doors')).rows).toHaveLength(2)
  })

  it('gives way to a long transaction, and begins again when that has ended', async () => {
    let isBusy = true
    const statements: string[] = []
    const busy = {
      async query(text: string, values?: unknown[]) {
        statements.push(text)
        if (text === 'alter table doors add column hinge text' && isBusy) {
          isBusy = false
          throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
        }
        return connection.query(text, values)
      },
    }
    await migrate(busy, [old, migration(5, 'alter table doors add column hinge text')])
    expect(statements.filter((text) => text === 'rollback')).toHaveLength(1)
    expect((await connection.query('select hinge from doors')).rows).not.toEqual([])
  })
})
