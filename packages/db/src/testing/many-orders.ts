import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { engine } from '../dialect/engine.ts'
import { numbersStartAfter } from '../orders/order.repository.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { run } from '../raw.ts'
import type { Store, Writer } from '../store.ts'

/** What becomes of a column in a copy; all others stay as they are. */
type Changes = Readonly<Record<string, string>>

interface Copies {
  readonly table: typeof orders | typeof orderLines
  readonly changes: Changes
  /** The rows that are copied are the first ones. */
  readonly rows: number
  readonly from: number
  readonly to: number
}

function copies({ table, changes, rows, from, to }: Copies): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => toSnakeCase(name))
  const source = table === orders ? 'orders' : 'order_lines'
  const values = names.map((name) => changes[name] ?? `kept.${name}`)
  return sql.raw(`
    with recursive copy (no) as (select ${from} union all select no + 1 from copy where no < ${to})
    insert into ${source} (${names.join(', ')})
    select ${values.join(', ')} from copy cross join (select * from ${source} where id <= ${rows}) as kept`)
}

export interface ManyOrders {
  /** How many orders, and how many lines, there are to be copied. */
  readonly orders: number
  readonly lines: number
  readonly copies: number
  /** How many companies take turns; each has one user of the same id. */
  readonly companies: number
  /** How much later each copy is. */
  readonly laterMs: number
}

/** A PostgreSQL server ends statements that take too long. */
const copiesPerStatement = 20

/**
 * Copies all orders of a store that has only these, many times, each time later: a store with years of orders in minutes.
 * PO numbers, streets and buyers differ from copy to copy; companies and users take turns, where there are any.
 */
export async function copyOrders(store: Store, facts: ManyOrders): Promise<void> {
  const lineChanges = {
    id: `kept.id + copy.no * ${facts.lines}`,
    order_id: `kept.order_id + copy.no * ${facts.orders}`,
  }
  for (let from = 1; from <= facts.copies; from += copiesPerStatement) {
    const some = { from, to: Math.min(from + copiesPerStatement - 1, facts.copies) }
    await store.transaction(async (tx) => {
      await run(tx, copies({ table: orders, changes: orderChanges(facts), rows: facts.orders, ...some }))
      await run(tx, copies({ table: orderLines, changes: lineChanges, rows: facts.lines, ...some }))
    })
  }
  if (engine === 'postgres') await store.transaction((tx) => continueIds(tx))
}

async function continueIds(tx: Writer): Promise<void> {
  for (const table of ['orders', 'order_lines']) {
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
    ship_address1: `(${id} % 9800 + 100) || substr(kept.ship_address1, 4)`,
    company_id: `case when kept.user_id is null then null else ${turn} end`,
    user_id: `case when kept.user_id is null then null else ${turn} end`,
  }
}
