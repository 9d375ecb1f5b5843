import { engine } from './engine.ts'
import * as postgres from './postgres.ts'
import * as sqlite from './sqlite.ts'

type Kit = typeof postgres
/** Type check: each kit has all names of the other one. */
const kits: Record<typeof engine, Record<keyof Kit & keyof typeof sqlite, unknown>> = { postgres, sqlite }
/**
 * Column types, table builders and search of the current engine. Typed as PostgreSQL: SQLite-only features do not
 * compile, PostgreSQL-only features fail on SQLite.
 */
export const kit = kits[engine] as unknown as Kit
