import { getTableColumns, getTableName, is, isTable, type Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgTable, getTableConfig as postgresConfig } from 'drizzle-orm/pg-core'
import { type SQLiteTable, getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core'
import * as schema from '../schema.ts'

export interface CopiedColumn {
  readonly name: string
  readonly kind: 'number' | 'boolean' | 'date' | 'json' | 'string'
}

export interface CopiedTable {
  readonly name: string
  readonly columns: readonly CopiedColumn[]
  /** Columns by which rows are read in order: the primary key's, or those of a unique index. */
  readonly key: readonly string[]
  /** The column whose numbers the database gives; null if it gives none. */
  readonly generated: string | null
}

interface AnyColumn {
  readonly name: string
  readonly keyAsName: boolean
  readonly dataType: string
  readonly primary: boolean
  readonly notNull: boolean
  readonly autoIncrement?: boolean
  readonly generatedIdentity?: unknown
}

const nameOf = ({ name, keyAsName }: Pick<AnyColumn, 'name' | 'keyAsName'>) =>
  keyAsName ? toSnakeCase(name) : name

function configOf(table: Table) {
  const config = is(table, PgTable) ? postgresConfig(table) : sqliteConfig(table as SQLiteTable)
  const indexes = config.indexes.map(({ config: index }) => ({
    isUnique: index.unique,
    names: (index.columns as unknown as Pick<AnyColumn, 'name'>[]).map(({ name }) => name),
  }))
  return {
    keys: config.primaryKeys.flatMap(({ columns }) => columns as unknown as AnyColumn[]),
    unique: indexes.filter(({ isUnique }) => isUnique).map(({ names }) => names),
    references: config.foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
  }
}

function describe(table: Table): CopiedTable {
  const columns = Object.values(getTableColumns(table)) as unknown as AnyColumn[]
  const { keys, unique } = configOf(table)
  const primary = [...columns.filter((column) => column.primary), ...keys]
  const notNull = columns.filter((column) => column.notNull)
  const among = (names: readonly string[]) => notNull.filter(({ name }) => names.includes(name))
  const [first = []] = unique.filter((names) => among(names).length === names.length)
  const key = primary.length > 0 ? primary : among(first)
  const generated = columns.find(({ autoIncrement, generatedIdentity }) => autoIncrement || generatedIdentity)
  return {
    name: getTableName(table),
    columns: columns.map((column) => ({
      name: nameOf(column),
      kind: column.dataType as CopiedColumn['kind'],
    })),
    key: key.map(nameOf),
    generated: generated ? nameOf(generated) : null,
  }
}

/** Returns all tables, each after those that it references. */
export function tablesInOrder(): CopiedTable[] {
  const tables = new Map(
    Object.values<unknown>(schema)
      .filter((each): each is Table => isTable(each))
      .map((table) => [getTableName(table), table]),
  )
  const ordered: CopiedTable[] = []
  const seen = new Set<string>()
  const visit = (name: string) => {
    const table = tables.get(name)
    if (!table || seen.has(name)) return
    seen.add(name)
    for (const reference of configOf(table).references) visit(reference)
    ordered.push(describe(table))
  }
  for (const name of [...tables.keys()].sort()) visit(name)
  return ordered
}
