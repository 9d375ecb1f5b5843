import { confirmed } from '@mullion/terminal/ask'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { dollars } from '@mullion/terminal/terminal'
import { type Cli, firstRows } from '../cli.ts'
import { saveTo } from '../files.ts'

interface ExportOptions {
  readonly output?: string
  readonly again?: number
  readonly list?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
}

const mostListed = 1000

async function write(cli: Cli, exportId: number, output: string | undefined): Promise<void> {
  const { store } = cli.connect()
  const { name, content } = await store.orders.exports.file.query({ exportId }, { signal: cli.signal })
  const path = await saveTo(cli.terminal, output ?? name, new Blob([content]).stream())
  if (path) cli.terminal.success(`The file is ${path}.`)
}

/** Exports all pending orders. */
export async function exportOrders(cli: Cli, { output, dryRun, yes = false }: ExportOptions): Promise<void> {
  const { terminal } = cli
  const { store, url } = cli.connect()
  const pending = await firstRows(store.each.pendingOrders({}, { signal: cli.signal }), mostListed)
  const exported = pending.filter(({ leftOut }) => leftOut === null)
  if (exported.length === 0) {
    return cli.show({ file: null, orders: [] }, () => terminal.note('No pending orders to export.'))
  }
  if (dryRun) {
    return cli.show({ file: null, orders: pending }, () => {
      const row = ({ number, customer, grandTotalCents, leftOut }: (typeof pending)[number]) => [
        number,
        customer,
        dollars(grandTotalCents),
        leftOut ? `left out: ${leftOut}` : '',
      ]
      terminal.table(['ORDER', 'CUSTOMER', 'TOTAL', ''], pending.map(row))
      terminal.note('Dry run: nothing was changed.')
    })
  }
  const { count, totalCents } = await store.orders.exports.preview.query(undefined, { signal: cli.signal })
  const message = `Export ${count} orders with ${dollars(totalCents)} of ${url} and mark them processed?`
  await confirmed(terminal, { message, yes })
  const shown = { count, totalCents }
  const file = await store.orders.exports.generate.mutate({ shown }, { signal: cli.signal })
  await write(cli, file.id, output)
  cli.show({ file, orders: exported }, () => terminal.success(`${file.orderCount} orders were exported.`))
}

/** Lists the earlier files, or downloads one again. */
export async function sendExportAgain(cli: Cli, { again, output }: ExportOptions): Promise<void> {
  if (again) return write(cli, again, output)
  const { store } = cli.connect()
  const files = await firstRows(store.each.orderFiles({}, { signal: cli.signal }), mostListed)
  cli.show(files, () => {
    const rows = files.map((file) => [file.id, file.name, file.orderCount, file.createdAt, file.by])
    cli.terminal.table(['NUMBER', 'FILE', 'ORDERS', 'MADE', 'BY'], rows)
  })
}

/** Undoes the last export: its orders are pending again. */
export async function undoExport(cli: Cli, { dryRun, yes = false }: ExportOptions): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const [last] = await firstRows(store.each.orderFiles({}, { signal }), 1)
  if (!last?.withdrawableUntil) {
    const hint = 'The last export can be undone within a day.'
    throw new CommandFailure('There is no export to undo.', exitCodes.notFound, hint)
  }
  if (dryRun) {
    return cli.show({ file: last, withdrawn: false }, () =>
      terminal.note(`Dry run: ${last.name} with ${last.orderCount} orders stays as it is.`),
    )
  }
  const message = `Undo the export ${last.name} at ${url}? Accounting gets a mail, and ${last.orderCount} orders are pending again.`
  await confirmed(terminal, { message, yes })
  await store.orders.exports.withdraw.mutate({ exportId: last.id }, { signal })
  cli.show({ file: last, withdrawn: true }, () => terminal.success(`${last.name} was undone.`))
}
