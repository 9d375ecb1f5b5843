import { relative } from 'node:path'
import { defineConfig } from 'drizzle-kit'
import { engine } from './src/dialect/engine.ts'

// Both engines share one schema: DATABASE_URL=postgres: generates the PostgreSQL folder, anything else the
// SQLite one.

export default defineConfig({
  dialect: engine === 'postgres' ? 'postgresql' : 'sqlite',
  schema: './src/schema.ts',
  out: process.env.MIGRATIONS_OUT ? relative('.', process.env.MIGRATIONS_OUT) : `../../drizzle/${engine}`,
  casing: 'snake_case',
})
