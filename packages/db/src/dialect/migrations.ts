import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { engine } from './engine.ts'

/** One generated file of `/drizzle`, in the order of its journal. */
export interface Migration {
  /** The name of its file, such as `0002_accounts`. */
  readonly tag: string
  /** When it was generated; what a store remembers it by. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
}

interface Journal {
  readonly entries: readonly Pick<Migration, 'tag' | 'when'>[]
}

/** The migrations of an engine, oldest first. */
export function readMigrations(folder: typeof engine): readonly Migration[] {
  const read = (path: string) =>
    readFileSync(new URL(`../../../../drizzle/${folder}/${path}`, import.meta.url), 'utf8')
  const { entries }: Journal = JSON.parse(read('meta/_journal.json'))
  return entries.map(({ tag, when }) => {
    const text = read(`${tag}.sql`)
    const hash = createHash('sha256').update(text).digest('hex')
    return { tag, when, hash, statements: text.split('--> statement-breakpoint') }
  })
}

/** The migrations that a store lacks, by when those that it has were generated. */
export function pendingOf(migrations: readonly Migration[], applied: readonly unknown[]): Migration[] {
  const known = new Set(applied.map(Number))
  return migrations.filter(({ when }) => !known.has(when))
}

/** The store could not be brought up to date and is as it was before. */
export class MigrationError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database was not upgraded, and nothing in it has changed. ${reason}`, { cause })
    this.name = 'MigrationError'
  }
}

/** What a statement of a migration failed with, in one sentence or two that name table and constraint. */
export function failedMigration({ tag }: Migration, cause: unknown): MigrationError {
  const { message, detail } = cause as { readonly message: string; readonly detail?: string }
  return new MigrationError(`Migration ${tag}: ${detail ? `${message}. ${detail}` : message}`, cause)
}
