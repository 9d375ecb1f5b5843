import pg from 'pg'
import {
  CannotCopy,
  type CopiedRow,
  type CopiedValue,
  type CopyTarget,
  createProgress,
  forgetTextIndex,
  listed,
  progressOf,
  progressTable,
  quoted,
  safeNumber,
  saveProgress,
  sourceEntry,
} from './copy-end.ts'
import type { CopiedColumn, CopiedTable } from './tables.ts'

/** Most values of one statement. */
const maxValues = 60_000
const { INT8, JSON: JSON_TYPE } = pg.types.builtins

/** JSON stays the text that was stored. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === INT8) return safeNumber
    return oid === JSON_TYPE ? (text: string) => text : pg.types.getTypeParser(oid, format)
  }) as pg.CustomTypesConfig['getTypeParser'],
}

const fromStored = (value: unknown): CopiedValue =>
  value instanceof Date ? value.getTime() : (value as CopiedValue)

const toStored = (value: CopiedValue | undefined, { kind }: CopiedColumn) =>
  kind === 'date' && typeof value === 'number' ? new Date(value).toISOString() : (value ?? null)

async function refuseIfUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if ((rows[0]?.others ?? 0) === 0) return
  throw new CannotCopy('Other programs are connected to the PostgreSQL database. Stop the servers first.')
}

export interface PostgresEndOptions {
  /** Locked against writing as long as the copy runs; all for the source, none for the target. */
  readonly locked: readonly CopiedTable[]
}

/** Opens a PostgreSQL database as one end of a copy; throws `CannotCopy` if others are connected to it. */
export async function openPostgresEnd(url: string, { locked }: PostgresEndOptions): Promise<CopyTarget> {
  const client = new pg.Client({ connectionString: url, types })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseIfUsed(client)
    if (locked.length > 0) {
      await client.query('begin')
      await client.query(`lock table ${listed(locked.map(({ name }) => name))} in share mode`)
    }
  } catch (error) {
    await client.end()
    throw error
  }
  const oneValue = async <T>(text: string, values: unknown[] = []) =>
    (await client.query({ text, values, rowMode: 'array' })).rows[0]?.[0] as T
  const save = (name: string, value: string) => client.query(saveProgress('$1', '$2'), [name, value])

  async function insert({ name, columns }: CopiedTable, rows: readonly CopiedRow[]): Promise<void> {
    const atOnce = Math.floor(maxValues / columns.length)
    for (let at = 0; at < rows.length; at += atOnce) {
      const part = rows.slice(at, at + atOnce)
      const places = part.map(
        (_, row) => `(${columns.map((_column, place) => `$${row * columns.length + place + 1}`).join(', ')})`,
      )
      const values = part.flatMap((row) => columns.map((column, place) => toStored(row[place], column)))
      const names = listed(columns.map((column) => column.name))
      await client.query(`insert into ${quoted(name)} (${names}) values ${places.join(', ')}`, values)
    }
  }

  return {
    async read({ name, columns, key }, after, limit) {
      const keyColumns = key.map((part) => columns.find((column) => column.name === part) as CopiedColumn)
      const where = after ? `where (${listed(key)}) > (${key.map((_, at) => `$${at + 1}`).join(', ')})` : ''
      const names = listed(columns.map((column) => column.name))
      const text = `select ${names} from ${quoted(name)} ${where} order by ${listed(key)} limit ${limit}`
      const values = (after ?? []).map((value, at) => toStored(value, keyColumns[at] as CopiedColumn))
      const { rows } = await client.query({ text, values, rowMode: 'array' })
      return rows.map((row: unknown[]) => row.map(fromStored))
    },
    count: async ({ name }) => oneValue<number>(`select count(*) from ${quoted(name)}`),
    async lastNumber({ name, generated }) {
      if (generated === null) return null
      const sequence = await oneValue<string>('select pg_get_serial_sequence($1, $2)', [name, generated])
      const [last, isCalled] = (
        await client.query({ text: `select last_value, is_called from ${sequence}`, rowMode: 'array' })
      ).rows[0] as [number, boolean]
      return isCalled ? last : null
    },
    async progress() {
      if ((await oneValue('select to_regclass($1)', [progressTable])) === null) return null
      return progressOf((await client.query(`select name, value from ${progressTable}`)).rows)
    },
    async begin(source) {
      await client.query(createProgress)
      await save(...sourceEntry(source))
    },
    async write(table, rows, lastKey) {
      await client.query('begin')
      try {
        await insert(table, rows)
        await save(table.name, JSON.stringify(lastKey))
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    },
    async setLastNumber({ name, generated }, last) {
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [name, generated, last])
    },
    async finish() {
      await client.query(`${forgetTextIndex}; drop table ${progressTable}; analyze`)
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}
