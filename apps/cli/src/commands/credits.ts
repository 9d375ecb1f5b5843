import { confirmed } from '@mullion/terminal/ask'
import { wholeNumber, yesOption } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { saveTo } from '../files.ts'

interface ListOptions {
  readonly attention?: true
  readonly search?: string
  readonly page: number
}

async function list(cli: Cli, { attention, search = '', page }: ListOptions): Promise<void> {
  const { store } = cli.connect()
  const show = attention ? 'attention' : 'all'
  const found = await store.creditNotes.list.query({ show, search, page }, { signal: cli.signal })
  cli.show(found.rows, () => {
    const rows = found.rows.map((note) => [
      ...[note.number, note.createdAt.slice(0, 10), note.orderNumber, note.customer, note.reason],
      ...[note.means, note.state, dollars(note.totalCents)],
    ])
    cli.terminal.table(['CREDIT', 'ISSUED', 'ORDER', 'CUSTOMER', 'REASON', 'BY', 'STATE', 'TOTAL'], rows)
    if (found.pages > page) cli.terminal.note(`Page ${page} of ${found.pages}; more with --page.`)
    if (rows.length === 0) cli.terminal.note('No credit notes.')
  })
}

interface ExportOptions {
  readonly output?: string
  readonly from?: string
  readonly to?: string
  readonly yes?: boolean
}

/** Writes the credit notes that are in no file yet or, with dates, all that were issued on those days. */
async function exportCredits(
  cli: Cli,
  { output, from, to = from, yes = false }: ExportOptions,
): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const write = async ({ name, content }: { readonly name: string; readonly content: string }) => {
    const path = await saveTo(terminal, output ?? name, new Blob([content]).stream())
    cli.show({ name, path }, () => path && terminal.success(`The file is ${path}.`))
  }
  if (from && to) return write(await store.creditNotes.exports.byDates.query({ from, to }, { signal }))
  await confirmed(terminal, { message: `Export the new credit notes of ${url}?`, yes })
  const { id: exportId } = await store.creditNotes.exports.generate.mutate(undefined, { signal })
  await write(await store.creditNotes.exports.file.query({ exportId }, { signal }))
}

/** Adds `credits list` and `export`. */
export function addCreditNoteCommands(program: Command, cli: Cli): void {
  const credits = program.command('credits').description('Money given back of orders. For administrators.')
  credits
    .command('list')
    .description('List the credit notes, the newest first.')
    .option('--attention', 'Only those that the gateway refused.')
    .option('--search <text>', 'Only those with this text in the number, the order or the customer.')
    .option('--page <number>', 'Which page of the list.', wholeNumber, 1)
    .action((options: ListOptions) => list(cli, options))
  credits
    .command('export')
    .description('Write the credit notes that are in no file yet into one for accounting.')
    .option('-o, --output <file>', 'Where to write the file; - for standard output.')
    .option('--from <date>', 'Instead: all that were issued on this day or later, as yyyy-mm-dd.')
    .option('--to <date>', 'Issued on this day or earlier.')
    .addOption(yesOption())
    .action((options: ExportOptions) => exportCredits(cli, options))
}
