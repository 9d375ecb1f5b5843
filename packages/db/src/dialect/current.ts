import { engine } from './engine.ts'
import * as postgres from './postgres.ts'
import * as sqlite from './sqlite.ts'

type Kit = typeof postgres
/** Each kit has the other's names: a missing one is a type error here. */
const kits: Record<typeof engine, Record<keyof Kit & keyof typeof sqlite, unknown>> = { postgres, sqlite }
/**
 * The engine's column kinds, table builders and search. Typed as PostgreSQL: what only SQLite has does not compile, what
 * only PostgreSQL has fails on SQLite.
 */
export const kit = kits[engine] as unknown as Kit
