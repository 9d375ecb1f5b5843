import { createHash } from 'node:crypto'
import { sqliteFileOf } from '../inspect.ts'
import { CannotCopy, type CopiedRow, type CopyEnd, type CopyTarget } from './copy-end.ts'
import { openPostgresEnd } from './postgres-end.ts'
import { openSqliteEnd } from './sqlite-end.ts'
import { type CopiedTable, tablesInOrder } from './tables.ts'

export { CannotCopy } from './copy-end.ts'

const batchRows = 500
/** Checksums are added up, so that they do not depend on the order of rows, in which engines differ. */
const modulus = 2n ** 128n

/** What is compared of a table. */
export interface TableFacts {
  readonly rows: number
  /** Sum of each column of cents. */
  readonly cents: Readonly<Record<string, string>>
  readonly checksum: string
}

export interface CopiedTableReport extends TableFacts {
  readonly table: string
}

export interface CopyOptions {
  readonly from: string
  readonly to: string
  /** What the source is called in the target, so that a copy goes on only from the same one. */
  readonly sourceName: string
  readonly onProgress?: (step: { readonly table: string; readonly share: number }) => void
}

function openEnd(url: string, locked: readonly CopiedTable[]): Promise<CopyTarget> {
  const file = sqliteFileOf(url)
  if (file !== null) return openSqliteEnd(file)
  if (/^postgres(ql)?:/.test(url)) return openPostgresEnd(url, { locked })
  throw new CannotCopy('Only SQLite and PostgreSQL can be copied.')
}

const keyOf = ({ columns, key }: CopiedTable, row: CopiedRow): CopiedRow =>
  key.map((part) => row[columns.findIndex(({ name }) => name === part)] ?? null)

async function* batches(end: CopyEnd, table: CopiedTable, from: CopiedRow | null) {
  for (let after = from; ; ) {
    const rows = await end.read(table, after, batchRows)
    const last = rows.at(-1)
    if (!last) return
    after = keyOf(table, last)
    yield { rows, lastKey: after }
  }
}

async function factsOf(end: CopyEnd, table: CopiedTable): Promise<TableFacts> {
  const sums = new Map<string, bigint>()
  const money = table.columns.flatMap(({ name, kind }, at) =>
    kind === 'number' && name.endsWith('_cents') ? [{ name, at }] : [],
  )
  let [count, checksum] = [0, 0n]
  for await (const { rows } of batches(end, table, null)) {
    for (const row of rows) {
      const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32)
      checksum = (checksum + BigInt(`0x${hash}`)) % modulus
      for (const { name, at } of money) sums.set(name, (sums.get(name) ?? 0n) + BigInt(Number(row[at] ?? 0)))
    }
    count += rows.length
  }
  const cents = Object.fromEntries([...sums].map(([name, sum]) => [name, String(sum)]))
  return { rows: count, cents, checksum: checksum.toString(16).padStart(32, '0') }
}

async function requireEmpty(target: CopyTarget, tables: readonly CopiedTable[]): Promise<void> {
  for (const table of tables) {
    if ((await target.count(table)) > 0) {
      throw new CannotCopy(`The database to copy to is not empty: ${table.name} has rows.`)
    }
  }
}

async function keysSoFar(target: CopyTarget, tables: readonly CopiedTable[], sourceName: string) {
  const progress = await target.progress()
  if (progress && progress.source !== sourceName) {
    throw new CannotCopy(
      `A copy from ${progress.source} was begun there. Go on with that one, or empty the database.`,
    )
  }
  if (progress) return progress.keys
  await requireEmpty(target, tables)
  await target.begin(sourceName)
  return new Map<string, CopiedRow>()
}

async function compared(source: CopyEnd, target: CopyEnd, table: CopiedTable): Promise<CopiedTableReport> {
  const [ours, theirs] = [await factsOf(source, table), await factsOf(target, table)]
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return { table: table.name, ...ours }
  throw new CannotCopy(
    `${table.name} differs: ${ours.rows} rows with ${ours.checksum}, and ${theirs.rows} rows with ${theirs.checksum} in the copy.`,
  )
}

/**
 * Copies all tables to an empty, migrated database, of the same or the other engine, and compares every row. A copy that
 * was interrupted goes on where it was. Nobody can write to the source meanwhile. Throws `CannotCopy`.
 */
export async function copyDatabase(options: CopyOptions): Promise<CopiedTableReport[]> {
  const { from, to, sourceName, onProgress } = options
  const tables = tablesInOrder()
  await using source = await openEnd(from, tables)
  await using target = await openEnd(to, [])
  const keys = await keysSoFar(target, tables, sourceName)
  for (const [at, table] of tables.entries()) {
    for await (const { rows, lastKey } of batches(source, table, keys.get(table.name) ?? null)) {
      await target.write(table, rows, lastKey)
    }
    const last = await source.lastNumber(table)
    if (last !== null) await target.setLastNumber(table, last)
    onProgress?.({ table: table.name, share: (at + 1) / (2 * tables.length) })
  }
  const reports: CopiedTableReport[] = []
  for (const [at, table] of tables.entries()) {
    reports.push(await compared(source, target, table))
    onProgress?.({ table: table.name, share: (tables.length + at + 1) / (2 * tables.length) })
  }
  await target.finish()
  return reports
}
