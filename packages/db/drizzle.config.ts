import { defineConfig } from 'drizzle-kit'

// One schema source for both engines: DATABASE_URL=postgres: generates the PostgreSQL folder, else the SQLite one.
const postgres = /^(postgres(ql)?|pglite):/.test(process.env.DATABASE_URL ?? '')

export default defineConfig({
  dialect: postgres ? 'postgresql' : 'sqlite',
  schema: './src/schema.ts',
  out: postgres ? '../../drizzle/postgres' : '../../drizzle/sqlite',
  casing: 'snake_case',
})
