import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

const lockWaitMs = 5000

/** What is in a copy of a database. */
export interface CopyFacts {
  /** Rows of each table, without the text indexes. */
  readonly rows: Readonly<Record<string, number>>
}

/** A copy of a database is damaged. */
export class DamagedCopy extends Error {}

/** Copies a SQLite database as it is now to a new file, while others read and write. */
export async function copySqlite(file: string, to: string): Promise<void> {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: lockWaitMs })
  try {
    // Within a transaction, the copy need not begin again whenever somebody writes.
    connection.exec('begin')
    connection.prepare('select count(*) from sqlite_master').get()
    await connection.backup(to)
  } finally {
    connection.close()
  }
}

interface ListedTable {
  readonly schema: string
  readonly name: string
  readonly type: string
}

function countRows(connection: Sqlite.Database): Record<string, number> {
  const tables = connection.pragma('table_list') as ListedTable[]
  const counted = tables
    .filter(({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'))
    .map(({ name }) => name)
    .sort()
  return Object.fromEntries(
    counted.map((name) => [name, Number(connection.prepare(`select count(*) from "${name}"`).pluck().get())]),
  )
}

/** Checks every page and reference of a copy, which no process has open, and counts its rows; throws `DamagedCopy`. */
export function checkCopy(path: string): CopyFacts {
  if (!existsSync(path)) throw new DamagedCopy('There is no database in the backup.')
  const connection = new Sqlite(path)
  try {
    const found = connection.pragma('integrity_check(1)', { simple: true })
    if (found !== 'ok') throw new DamagedCopy(`The copy of the database is damaged: ${found}`)
    const orphans = (connection.pragma('foreign_key_check') as unknown[]).length
    if (orphans > 0) throw new DamagedCopy(`${orphans} rows of the copy name others that do not exist.`)
    return { rows: countRows(connection) }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) throw new DamagedCopy(error.message)
    throw error
  } finally {
    connection.close()
  }
}
