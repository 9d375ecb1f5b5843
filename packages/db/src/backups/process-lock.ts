import Sqlite from 'better-sqlite3'

/** A file that one process of this machine holds; a process that ends, however it ends, lets go of it. */
export interface ProcessLock {
  release(): void
}

/** Takes the lock of a file beside the database; null while another process has it. */
export function takeProcessLock(path: string): ProcessLock | null {
  const connection = new Sqlite(path, { timeout: 0 })
  try {
    connection.exec('begin exclusive')
    return { release: () => connection.close() }
  } catch (error) {
    connection.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
