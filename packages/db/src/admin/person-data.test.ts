import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type PgColumn, type PgTable, getTableConfig as postgresConfig } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { users } from '../accounts/accounts.tables.ts'
import { engine } from '../dialect/engine.ts'
import * as schema from '../schema.ts'
import { personRows } from './person-rows.ts'

interface TableConfig {
  readonly foreignKeys: readonly {
    reference(): { readonly columns: readonly PgColumn[]; readonly foreignTable: PgTable }
  }[]
}
const configOf = (engine === 'sqlite' ? sqliteConfig : postgresConfig) as unknown as (
  table: PgTable,
) => TableConfig

const tables = Object.values(schema).filter((each) => is(each, Table)) as PgTable[]
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${toSnakeCase(column.name)}`
/** Columns that can say who someone is, by their names. */
const personal =
  /(^|_)(actor_id|user_id|customer_id|subject_id|email|emails|recipients|user_agent|ip_address|address|used_from|firstname|lastname|first_name|last_name|attention|phone|telephone|phone_number|started_by|created_by|withdrawn_by|draft|payload|details|label|contact_sort_key)$/

/** Columns that look personal in tables that `personRows` does not name, and why they need no decision there. */
const notAboutPeople: Readonly<Record<string, string>> = {
  'companies.phone': 'of a company',
  'companies.accounting_email': 'of a company',
  'sandbox_entries.customer_id': 'the ledger of the sandbox, which charges no card and is never changed',
  'imports.started_by': 'the name of staff who started an import, as the list of imports shows it',
}

/** The columns of all tables that refer to a user or are named like something personal. */
function personalColumns(): string[] {
  return tables.flatMap((table) => {
    const toUsers = configOf(table).foreignKeys.flatMap(({ reference }) => {
      const { columns, foreignTable } = reference()
      return foreignTable === users ? columns.map(nameOf) : []
    })
    const named = (Object.values(getTableColumns(table)) as PgColumn[]).map(nameOf)
    return [...new Set([...toUsers, ...named.filter((name) => personal.test(name.split('.')[1] ?? ''))])]
  })
}

describe('the data of people', () => {
  it('has a decision for every column that refers to a person or is named like one', () => {
    const decided = new Set(personRows.map(({ table }) => getTableName(table)))
    const open = personalColumns().filter(
      (name) => !decided.has(name.split('.')[0] ?? '') && !(name in notAboutPeople),
    )
    expect(open).toEqual([])
  })

  it('has no decision for a column that is not there', () => {
    const known = new Set(personalColumns())
    expect(Object.keys(notAboutPeople).filter((name) => !known.has(name))).toEqual([])
  })
})
