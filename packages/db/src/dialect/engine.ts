import { readFileSync } from 'node:fs'

/** Empty for a file that cannot be read, which the store's settings then report. */
function urlInFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function databaseUrl(): string {
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env
  return DATABASE_URL || (DATABASE_URL_FILE ? urlInFile(DATABASE_URL_FILE) : '')
}

/**
 * The engine of this process, read once from the scheme of DATABASE_URL, because tables are built when modules load.
 */
export const engine: 'postgres' | 'sqlite' = /^(postgres(ql)?|pglite):/.test(databaseUrl())
  ? 'postgres'
  : 'sqlite'
