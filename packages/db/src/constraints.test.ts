import { readFileSync } from 'node:fs'
import { eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type PgColumn, type PgTable, getTableConfig as postgresConfig } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import type { Database, Writer } from './database.ts'
import { engine } from './dialect/engine.ts'
import * as schema from './schema.ts'
import { auditLog } from './security/security.tables.ts'
import { openUpgradedDatabase } from './testing/old-database.ts'
import { violated } from './violated.ts'

type Values = Record<string, unknown>

interface TableConfig {
  readonly foreignKeys: readonly {
    reference(): { readonly columns: readonly PgColumn[]; readonly foreignTable: PgTable }
  }[]
  readonly checks: readonly { readonly name: string }[]
}
const configOf = (engine === 'sqlite' ? sqliteConfig : postgresConfig) as unknown as (
  table: PgTable,
) => TableConfig

const tables = Object.values(schema).filter((each) => is(each, Table)) as PgTable[]
const columnsOf = (table: PgTable) => Object.entries(getTableColumns(table)) as [string, PgColumn][]
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${toSnakeCase(column.name)}`
const checksOf = (table: PgTable) => configOf(table).checks.map(({ name }) => name)
const referencesOf = (table: PgTable) =>
  configOf(table).foreignKeys.flatMap(({ reference }) => reference().columns)

describe('the schema', () => {
  it('has a foreign key for every id column, or a reason in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const reasons = [...readme.matchAll(/^\| `(\w+\.\w+_id)` +\| \S/gm)].map(([, column]) => column)
    const loose = tables.flatMap((table) => {
      const keys = new Set(referencesOf(table).map(nameOf))
      return columnsOf(table)
        .map(([, column]) => nameOf(column))
        .filter((name) => name.endsWith('_id') && !keys.has(name))
    })
    expect(loose.toSorted()).toEqual(reasons.toSorted())
  })

  it('has a check for every column with listed values and every amount', () => {
    const wanted = tables.flatMap((table) =>
      columnsOf(table).flatMap(([, column]) => {
        const name = nameOf(column).replace('.', '_')
        if (column.enumValues?.length) return [`${name}_listed`]
        return name.endsWith('_cents') ? [`${name}_not_negative`] : []
      }),
    )
    expect(tables.flatMap(checksOf)).toEqual(expect.arrayContaining(wanted))
    expect(wanted.length).toBeGreaterThan(20)
  })
})

/** Values that violate the checks whose name does not show what they reject. */
const broken: Readonly<Record<string, Values>> = {
  companies_discount_rate: { discountRate: 2 },
  api_tokens_use: { usedAt: null },
  catalog_state_one_row: { id: 2 },
  orders_grand_total_cents_sum: { taxCents: 1_000_000 },
  credit_notes_total_cents_sum: { totalCents: 1_000_000 },
  order_addresses_ship_to_complete: { city: '' },
  punchout_visits_started: { startedAt: null },
  punchout_visits_ended: { endedAt: null },
  company_prices_company: { companyId: null },
  company_payments_company: { companyId: null },
  tax_certificates_company: { companyId: null },
  tax_certificates_days: { validFrom: '2026-11-02', validUntil: '2026-11-01' },
  company_prices_fields: { partId: null },
  company_prices_quantity: { minQuantity: 5 },
  company_prices_discount: { discountHundredths: 10_000 },
  company_prices_days: { validFrom: '2026-11-02', validUntil: '2026-11-01' },
}
/** What else a row needs, so that nothing but the reference is wrong. */
const besides: Readonly<Record<string, Values>> = {
  'company_prices.company_internal_id': { companyId: null },
  'company_payments.company_internal_id': { companyId: null },
  'tax_certificates.company_internal_id': { companyId: null },
}
/** Values of rows whose fields depend on each other; null leaves one out. */
const leftOut: Readonly<Record<string, Values>> = {
  credit_notes: { totalCents: 4 },
  company_payments: { companyInternalId: null },
  tax_certificates: { companyInternalId: null },
  company_prices: { companyInternalId: null, tag: null, minQuantity: null, discountHundredths: null },
}
const wrongValues = { listed: 'nonsense', not_negative: -1, positive: 0 }

function breaking(table: PgTable, check: string): Values {
  const known = broken[check]
  if (known) return known
  for (const [demand, value] of Object.entries(wrongValues)) {
    const column = columnsOf(table).find(
      ([, each]) => `${nameOf(each).replace('.', '_')}_${demand}` === check,
    )
    if (column) return { [column[0]]: value }
  }
  throw new Error(`Say in this test what breaks ${check}.`)
}

function someValue(column: PgColumn): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  return { number: 1, boolean: false, date: new Date(), json: [] }[column.dataType as 'number'] ?? 'x'
}

const someRow = (table: PgTable) =>
  Object.assign(
    Object.fromEntries(columnsOf(table).map(([key, column]) => [key, someValue(column)])),
    leftOut[getTableName(table)],
  )

/** Returns any row of a table; inserts one if there is none, along with rows it references. */
async function anyRow(tx: Writer, table: PgTable): Promise<Values> {
  const [row] = (await tx.select().from(table).limit(1)) as Values[]
  if (row) return row
  for (const { reference } of configOf(table).foreignKeys) await anyRow(tx, reference().foreignTable)
  const [made] = (await tx.insert(table).values(someRow(table)).returning()) as Values[]
  return made ?? {}
}

function write(db: Database, table: PgTable, values: Values): Promise<unknown> {
  return db.transaction(async (tx) => {
    const row = await anyRow(tx, table)
    const [[key, column]] = columnsOf(table) as [[string, PgColumn]]
    if ((table as unknown) === auditLog) {
      const { id: _, ...line } = row
      return tx.insert(table).values({ ...line, ...values })
    }
    return tx.update(table).set(values).where(eq(column, row[key]))
  })
}

describe('the database of an upgraded store', () => {
  it('refuses every row that violates a constraint, and reports the kind of violation', async () => {
    await using db = await openUpgradedDatabase()
    const refused: [string, unknown][] = []
    const expected: [string, string][] = []
    const attempt = async (name: string, kind: string, work: Promise<unknown>) => {
      expected.push([name, kind])
      refused.push([name, await work.then(() => 'kept', violated)])
    }
    for (const table of tables) {
      for (const check of checksOf(table))
        await attempt(check, 'check', write(db, table, breaking(table, check)))
      for (const column of referencesOf(table)) {
        const [key = ''] = columnsOf(table).find(([, each]) => each === column) ?? []
        await attempt(
          nameOf(column),
          'foreign key',
          write(db, table, { [key]: 999_999, ...besides[nameOf(column)] }),
        )
      }
    }
    expect(refused).toEqual(expected)
    expect(expected.filter(([, kind]) => kind === 'foreign key').length).toBeGreaterThan(10)
  }, 90_000)
})
