import { relative } from 'node:path'
import { defineConfig } from 'drizzle-kit'

// One schema source for both engines: DATABASE_URL=postgres: generates the PostgreSQL folder, else the SQLite one.
const postgres = /^(postgres(ql)?|pglite):/.test(process.env.DATABASE_URL ?? '')
const kept = postgres ? '../../drizzle/postgres' : '../../drizzle/sqlite'

export default defineConfig({
  dialect: postgres ? 'postgresql' : 'sqlite',
  schema: './src/schema.ts',
  out: process.env.MIGRATIONS_OUT ? relative('.', process.env.MIGRATIONS_OUT) : kept,
  casing: 'snake_case',
})
