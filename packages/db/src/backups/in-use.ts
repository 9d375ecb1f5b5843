import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** True if a process has a SQLite file open. If none has, what is in the log is moved into the file. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const connection = new Sqlite(file, { timeout: 0 })
  try {
    // In this mode, a connection needs the file for itself from its first transaction on.
    connection.pragma('locking_mode = EXCLUSIVE')
    connection.exec('begin immediate')
    connection.exec('rollback')
    connection.pragma('wal_checkpoint(truncate)')
    return false
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true
    throw error
  } finally {
    connection.close()
  }
}
