import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Database, Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { engine } from '../dialect/engine.ts'
import { numbersStartAfter } from '../orders/order.repository.ts'
import { orderAddresses, orderLines, orders } from '../orders/orders.tables.ts'
import { run } from '../raw.ts'

/** Columns to change in a copy; the rest stay as they are. */
type Changes = Readonly<Record<string, string>>

interface Copies {
  readonly table: typeof orders | typeof orderAddresses | typeof orderLines
  readonly changes: Changes
  readonly rows: number
  readonly from: number
  readonly to: number
}

function copies({ table, changes, rows, from, to }: Copies): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => toSnakeCase(name))
  const source = getTableName(table)
  const values = names.map((name) => changes[name] ?? `kept.${name}`)
  return sql.raw(`
    with recursive copy (no) as (select ${from} union all select no + 1 from copy where no < ${to})
    insert into ${source} (${names.join(', ')})
    select ${values.join(', ')} from copy cross join (select * from ${source} where id <= ${rows}) as kept`)
}

export interface ManyOrders {
  /** Number of orders to copy, each with one address; `lines` is the number of their lines. */
  readonly orders: number
  readonly lines: number
  readonly copies: number
  /** Copies rotate through this many companies; each has one user with the same id. */
  readonly companies: number
  readonly laterMs: number
}

/** Limited, because a PostgreSQL server cancels statements that take too long. */
const copiesPerStatement = 20

/**
 * Copies all orders of a store many times, each copy later than the last, to create a store with years of
 * orders within minutes. The store must not contain other orders. PO numbers, streets and buyers differ per
 * copy; companies and users rotate, if there are any.
 */
export async function copyOrders(db: Database, facts: ManyOrders): Promise<void> {
  const order_id = `kept.order_id + copy.no * ${facts.orders}`
  const lineChanges = { id: `kept.id + copy.no * ${facts.lines}`, order_id }
  const addressChanges = {
    id: `kept.id + copy.no * ${facts.orders}`,
    order_id,
    address1: `((${order_id}) % 9800 + 100) || substr(kept.address1, 4)`,
  }
  for (let from = 1; from <= facts.copies; from += copiesPerStatement) {
    const some = { from, to: Math.min(from + copiesPerStatement - 1, facts.copies) }
    await db.transaction(async (tx) => {
      await run(tx, copies({ table: orders, changes: orderChanges(facts), rows: facts.orders, ...some }))
      await run(tx, copies({ table: orderAddresses, changes: addressChanges, rows: facts.orders, ...some }))
      await run(tx, copies({ table: orderLines, changes: lineChanges, rows: facts.lines, ...some }))
    })
  }
  // Clears the text index, so that the job for missing entries indexes the copies as well.
  await db.transaction((tx) => run(tx, kit.orderSearch.clear()))
  if (engine === 'postgres') await db.transaction((tx) => continueIds(tx))
}

async function continueIds(tx: Writer): Promise<void> {
  for (const table of ['orders', 'order_addresses', 'order_lines']) {
    await run(
      tx,
      sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    )
  }
  await run(tx, sql.raw('analyze'))
}

function orderChanges(facts: ManyOrders): Changes {
  const id = `(kept.id + copy.no * ${facts.orders})`
  const laterMs = `cast(copy.no as bigint) * ${facts.laterMs}`
  const bigId = `cast(${id} as bigint)`
  const turn = `(1 + ${bigId} * 7919 % ${facts.companies})`
  return {
    id,
    number: `'W' || (${numbersStartAfter} + ${id})`,
    created_at:
      engine === 'sqlite'
        ? `kept.created_at + ${laterMs}`
        : `kept.created_at + ${laterMs} * interval '1 millisecond'`,
    po_number: `'PO-' || (${bigId} * 37 % 900000 + 100000)`,
    company_id: `case when kept.user_id is null then null else ${turn} end`,
    user_id: `case when kept.user_id is null then null else ${turn} end`,
  }
}
