import Sqlite from 'better-sqlite3'
import {
  CannotCopy,
  type CopiedRow,
  type CopiedValue,
  type CopyTarget,
  createProgress,
  forgetTextIndex,
  listed,
  progressOf,
  progressTable,
  quoted,
  safeNumber,
  saveProgress,
  sourceEntry,
} from './copy-end.ts'
import type { CopiedColumn, CopiedTable } from './tables.ts'

function fromStored(value: unknown, { kind }: CopiedColumn): CopiedValue {
  if (value === null) return null
  if (kind === 'boolean') return Number(value) === 1
  return typeof value === 'bigint' ? safeNumber(value) : (value as CopiedValue)
}

const toStored = (value: CopiedValue) => (typeof value === 'boolean' ? Number(value) : value)

/** Opens a SQLite file for one process alone; throws `CannotCopy` if another one has it open. */
function openAlone(file: string): Sqlite.Database {
  const connection = new Sqlite(file, { fileMustExist: true, timeout: 0 })
  try {
    connection.pragma('locking_mode = EXCLUSIVE')
    connection.exec('begin immediate')
    connection.exec('commit')
    connection.pragma('foreign_keys = OFF')
    return connection
  } catch (error) {
    connection.close()
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error
    throw new CannotCopy(`${file} is in use. Stop the server first.`)
  }
}

/** Opens a SQLite file as one end of a copy. No other process can open it meanwhile. */
export async function openSqliteEnd(file: string): Promise<CopyTarget> {
  const connection = openAlone(file)
  const has = (name: string) =>
    connection.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined
  const save = (name: string, value: string) => connection.prepare(saveProgress('?', '?')).run(name, value)
  return {
    async read({ name, columns, key }, after, limit) {
      const where = after ? `where (${listed(key)}) > (${key.map(() => '?').join(', ')})` : ''
      const names = listed(columns.map((column) => column.name))
      const text = `select ${names} from ${quoted(name)} ${where} order by ${listed(key)} limit ?`
      const statement = connection.prepare(text).raw().safeIntegers()
      const rows = statement.all(...(after ?? []).map(toStored), limit) as unknown[][]
      return rows.map((row) => row.map((value, at) => fromStored(value, columns[at] as CopiedColumn)))
    },
    async count({ name }) {
      return Number(
        connection
          .prepare(`select count(*) from ${quoted(name)}`)
          .pluck()
          .get(),
      )
    },
    async lastNumber({ name, generated }) {
      if (generated === null || !has('sqlite_sequence')) return null
      const last = connection.prepare('select seq from sqlite_sequence where name = ?').pluck().get(name)
      return Number(last ?? 0) || null
    },
    async progress() {
      if (!has(progressTable)) return null
      const rows = connection.prepare(`select name, value from ${progressTable}`).all()
      return progressOf(rows as { name: string; value: string }[])
    },
    async begin(source) {
      connection.exec(createProgress)
      save(...sourceEntry(source))
    },
    async write({ name, columns }: CopiedTable, rows: readonly CopiedRow[], lastKey: CopiedRow) {
      const names = columns.map((column) => column.name)
      const places = names.map(() => '?').join(', ')
      const insert = connection.prepare(`insert into ${quoted(name)} (${listed(names)}) values (${places})`)
      connection.transaction(() => {
        for (const row of rows) insert.run(...row.map(toStored))
        save(name, JSON.stringify(lastKey))
      })()
    },
    async setLastNumber({ name }, last) {
      connection.prepare('delete from sqlite_sequence where name = ?').run(name)
      connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last)
    },
    async finish() {
      const orphans = (connection.pragma('foreign_key_check') as unknown[]).length
      if (orphans > 0) throw new CannotCopy(`${orphans} rows name others that do not exist.`)
      connection.exec(`${forgetTextIndex}; drop table ${progressTable}`)
    },
    async [Symbol.asyncDispose]() {
      connection.close()
    },
  }
}
