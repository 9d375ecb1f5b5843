/** What the release list says: the last migration of each release, oldest first, and the exceptions. */
export interface ReleaseList {
  readonly releases: readonly {
    readonly version: string
    /** The commit that the release was made of. */
    readonly commit: string
    readonly migration: string
  }[]
  /** Statements that the rules refuse and that are right all the same. */
  readonly allowed: readonly {
    readonly migration: string
    /** A part of the statement. */
    readonly statement: string
    /** The release that no longer used what it removes, or why nobody waits for what it locks. */
    readonly because: string
  }[]
}

export interface MigrationText {
  readonly tag: string
  readonly statements: readonly string[]
}

interface Rule {
  readonly pattern: RegExp
  readonly text: string
}

/** What the release before could not live with, on PostgreSQL, where servers of both run side by side. */
const rules: readonly Rule[] = [
  { pattern: /^drop table\b/i, text: 'removes a table that the release before may use' },
  { pattern: /\bdrop column\b/i, text: 'removes a column that the release before may use' },
  { pattern: /\brename\b/i, text: 'renames what the release before knows by its old name' },
  {
    pattern: /\badd column\b(?!.*\bdefault\b).*\bnot null\b/is,
    text: 'adds a column that rows of the release before leave empty; give it a default',
  },
  { pattern: /\bset not null\b/i, text: 'needs a value that the release before may leave out' },
  { pattern: /\bset data type\b/i, text: 'changes a type, and writes the whole table again under a lock' },
  { pattern: /\badd constraint\b.*\bcheck\b/is, text: 'may refuse a row that the release before writes' },
  { pattern: /^create unique index\b/i, text: 'may refuse a row that the release before writes' },
  { pattern: /^create index\b/i, text: 'keeps writers of the table waiting while the index is built' },
]

const tableOf = (statement: string) =>
  /^(?:create (?:unique )?index .*? on|alter table(?: only)?|create table(?: if not exists)?)\s+"?(\w+)"?/is.exec(
    statement,
  )?.[1]

/** Returns a sentence for each statement since the last release that a server of that release could not live with. */
export function neighborProblems(migrations: readonly MigrationText[], list: ReleaseList): string[] {
  const last = list.releases.at(-1)
  const since = migrations.findIndex(({ tag }) => tag === last?.migration) + 1
  return migrations.slice(since).flatMap(({ tag, statements }) => {
    const trimmed = statements.map((statement) => statement.trim())
    // Nobody else knows a table that is new.
    const created = new Set(trimmed.filter((each) => /^create table/i.test(each)).map(tableOf))
    return trimmed.flatMap((statement) => {
      const table = tableOf(statement)
      if (table !== undefined && created.has(table)) return []
      const isAllowed = list.allowed.some(
        (each) => each.migration === tag && statement.includes(each.statement),
      )
      const rule = rules.find(({ pattern }) => pattern.test(statement))
      return rule && !isAllowed ? [`${tag} ${rule.text}: ${statement}`] : []
    })
  })
}
