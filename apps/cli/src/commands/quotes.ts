import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { wholeNumber } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

const money = (cents: number | null) => (cents === null ? '' : dollars(cents))

async function list(cli: Cli, options: { all?: true; search?: string; page: number }): Promise<void> {
  const { store } = cli.connect()
  const { all, search, page } = options
  const input = { scope: all ? 'all' : 'waiting', page, ...(search ? { search } : {}) } as const
  const found = await store.priceQuotes.desk.list.query(input, { signal: cli.signal })
  cli.show(found.rows, () => {
    const rows = found.rows.map((quote) => [
      quote.number,
      quote.askedAt.slice(0, 10),
      quote.state,
      quote.companyName || quote.contactName,
      quote.neededBy,
      quote.validUntil,
      money(quote.goodsCents),
    ])
    cli.terminal.table(['QUOTE', 'ASKED', 'STATE', 'CUSTOMER', 'NEEDED BY', 'VALID UNTIL', 'SUM'], rows)
    if (found.pages > page) cli.terminal.note(`Page ${page} of ${found.pages}; more with --page.`)
    if (rows.length === 0) cli.terminal.note('No requests.')
  })
}

async function idOf(cli: Cli, number: string): Promise<number> {
  const { store } = cli.connect()
  const input = { scope: 'all', search: number } as const
  const { rows } = await store.priceQuotes.desk.list.query(input, { signal: cli.signal })
  const found = rows.find((quote) => quote.number.toLowerCase() === number.toLowerCase())
  if (!found) throw new CommandFailure(`There is no request ${number}.`, exitCodes.notFound)
  return found.id
}

async function show(cli: Cli, number: string): Promise<void> {
  const { store } = cli.connect()
  const priceQuoteId = await idOf(cli, number)
  const quote = await store.priceQuotes.desk.byId.query({ priceQuoteId }, { signal: cli.signal })
  const [latest] = quote.versions
  cli.show(quote, () => {
    const { terminal } = cli
    terminal.facts([
      ['Quote', quote.number],
      ['State', quote.state],
      ['Customer', quote.companyName || quote.contactName],
      ['Contact', `${quote.contactName} <${quote.contactEmail}>`],
      ['Needed by', quote.neededBy],
      ['Notes', quote.notes],
      ['Files', quote.files.map(({ name }) => name).join(', ')],
      ['Version', latest?.versionNo ?? null],
      ['Valid until', quote.validUntil],
      ['Order', quote.orderNumber],
    ])
    terminal.table(
      ['ITEM', 'NAME', 'QUANTITY', 'UNIT', 'TARGET', 'QUOTED'],
      quote.lines.map((line) => {
        const answered = latest?.lines.find(({ askedLineNo }) => askedLineNo === line.lineNo)
        return [
          line.number ?? '',
          line.description,
          line.quantity,
          line.unit,
          money(line.targetPriceCents),
          money(answered?.unitPriceCents ?? null),
        ]
      }),
    )
  })
}

/** Adds `quotes list` and `show`. */
export function addQuoteCommands(program: Command, cli: Cli): void {
  const quotes = program
    .command('quotes')
    .description('Requests for a price quote, as staff see them. For administrators.')
  quotes
    .command('list')
    .description('List those that wait for an answer, the oldest first.')
    .option('--all', 'List all of them, the newest first.')
    .option('--search <text>', 'Only those with this text in the number or the customer.')
    .option('--page <number>', 'Which page of the list.', wholeNumber, 1)
    .action((options: { all?: true; search?: string; page: number }) => list(cli, options))
  quotes
    .command('show <number>')
    .description('Show a request with its lines and the latest answer: mullion quotes show Q1042')
    .action((number: string) => show(cli, number))
}
