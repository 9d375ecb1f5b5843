import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { engine } from './engine.ts'

/** One generated file of `/drizzle`, in journal order. */
export interface Migration {
  /** File name, such as `0002_accounts`. */
  readonly tag: string
  /** Generation time; identifies the migration in a database. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
}

interface Journal {
  readonly entries: readonly Pick<Migration, 'tag' | 'when'>[]
}

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

/** Returns the migrations a database is missing, given the generation times of those it has. */
export function pendingOf(migrations: readonly Migration[], applied: readonly unknown[]): Migration[] {
  const known = new Set(applied.map(Number))
  return migrations.filter(({ when }) => !known.has(when))
}

/** Compares the migrations of this version with the generation times of those that a database has. */
export function migrationFacts(migrations: readonly Migration[], applied: readonly unknown[]) {
  const known = new Set(migrations.map(({ when }) => when))
  return {
    applied: applied.length,
    pending: pendingOf(migrations, applied).map(({ tag }) => tag),
    unknown: applied.filter((when) => !known.has(Number(when))).length,
  }
}

/** The store could not be upgraded and is unchanged. */
export class MigrationError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database was not upgraded, and nothing in it has changed. ${reason}`, { cause })
    this.name = 'MigrationError'
  }
}

/** Describes a failed migration statement in a sentence or two, naming table and constraint. */
export function failedMigration({ tag }: Migration, cause: unknown): MigrationError {
  const { message, detail } = cause as { readonly message: string; readonly detail?: string }
  return new MigrationError(`Migration ${tag}: ${detail ? `${message}. ${detail}` : message}`, cause)
}
