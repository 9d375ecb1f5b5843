import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { numbersStartAfter } from '../orders/order.repository.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { run } from '../raw.ts'
import type { Writer } from '../store.ts'

/** Columns to change in a copy; the rest stay as they are. */
type Changes = Readonly<Record<string, string>>

function copies(table: typeof orders | typeof orderLines, changes: Changes, facts: ManyOrders): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => toSnakeCase(name))
  const source = table === orders ? 'orders' : 'order_lines'
  const values = names.map((name) => changes[name] ?? `kept.${name}`)
  return sql.raw(`
    with recursive copy (no) as (select 1 union all select no + 1 from copy where no < ${facts.copies})
    insert into ${source} (${names.join(', ')})
    select ${values.join(', ')} from copy cross join (select * from ${source}) as kept`)
}

export interface ManyOrders {
  /** Number of orders and lines to copy. */
  readonly orders: number
  readonly lines: number
  readonly copies: number
  /** How much earlier each copy is than the one before. */
  readonly earlierMs: number
}

/** Copies all orders of an SQLite store many times, each time earlier: a store with years of orders in a minute. */
export async function copyOrders(tx: Writer, facts: ManyOrders): Promise<void> {
  const lineChanges = {
    id: `kept.id + copy.no * ${facts.lines}`,
    order_id: `kept.order_id + copy.no * ${facts.orders}`,
  }
  await run(tx, copies(orders, orderChanges(facts), facts))
  await run(tx, copies(orderLines, lineChanges, facts))
}

const orderChanges = (facts: ManyOrders): Changes => ({
  id: `kept.id + copy.no * ${facts.orders}`,
  number: `'W' || (${numbersStartAfter} + kept.id + copy.no * ${facts.orders})`,
  created_at: `kept.created_at - copy.no * ${facts.earlierMs}`,
})
