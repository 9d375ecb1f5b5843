import * as postgres from './postgres.ts'
import * as sqlite from './sqlite.ts'

/**
 * The engine of this process, read once from the scheme of DATABASE_URL, because tables are built when modules load.
 * The kit is typed as PostgreSQL: what only SQLite has does not compile, what only PostgreSQL has fails on SQLite.
 */
export const engine: 'postgres' | 'sqlite' = /^(postgres(ql)?|pglite):/.test(process.env.DATABASE_URL ?? '')
  ? 'postgres'
  : 'sqlite'

type Kit = typeof postgres
/** Each kit has the other's names: a missing one is a type error here. */
const kits: Record<typeof engine, Record<keyof Kit & keyof typeof sqlite, unknown>> = { postgres, sqlite }
export const kit = kits[engine] as unknown as Kit
