import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isRecord } from '@mullion/domain/is-record'
import { parseDollars } from '@mullion/domain/money'
import { parseJson } from '@mullion/domain/parse-json'
import type { AnswerQuoteInput } from '@mullion/domain/price-quotes/price-quote-input'
import { confirmed } from '@mullion/terminal/ask'
import { CommandFailure, exitCodes, usageFailure } from '@mullion/terminal/exit-codes'
import { wholeNumber, yesOption } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'
import { workingFolder } from '../files.ts'

const money = (cents: number | null) => (cents === null ? '' : dollars(cents))
const freightText = (cents: number | null) =>
  cents === null ? 'freight quoted at checkout' : `freight of ${dollars(cents)}`

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
      [
        'Freight',
        latest ? (latest.freightCents === null ? 'at checkout' : dollars(latest.freightCents)) : null,
      ],
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

interface AnswerOptions {
  readonly file: string
  readonly freight?: number
  readonly yes?: boolean
}

type Answer = Omit<AnswerQuoteInput, 'priceQuoteId' | 'revision'>

/** The fields of an answer as the API takes them, which says what is wrong with them. */
async function answerIn(cli: Cli, name: string): Promise<Answer> {
  const text = await readFile(resolve(workingFolder(cli.terminal), name), 'utf8')
  const read = parseJson(text)
  if (!isRecord(read)) throw usageFailure(`${name} has no answer as JSON.`)
  // Freight that is left out is quoted at checkout.
  return { freightCents: null, ...read } as unknown as Answer
}

/** Cents of an amount such as 45.00, as an option. */
function dollarsOption(text: string): number {
  const cents = parseDollars(text)
  if (cents === null) throw new InvalidArgumentError('Enter an amount such as 45.00.')
  return cents
}

async function answer(cli: Cli, number: string, { file, freight, yes }: AnswerOptions): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const read = await answerIn(cli, file)
  const fields = freight === undefined ? read : { ...read, freightCents: freight }
  const priceQuoteId = await idOf(cli, number)
  const quote = await store.priceQuotes.desk.byId.query({ priceQuoteId }, { signal })
  const message =
    `Send the prices of ${file}, with ${freightText(fields.freightCents)}, ` +
    `for ${quote.number} to ${quote.contactEmail}, at ${url}?`
  await confirmed(terminal, { message, yes: yes ?? false })
  const { revision } = quote
  const input = { ...fields, priceQuoteId, revision }
  const answered = await store.priceQuotes.desk.answer.mutate(input, { signal })
  const [latest] = answered.versions
  cli.show(answered, () =>
    terminal.success(
      `${answered.number} is answered with ${dollars(latest?.goodsCents ?? 0)} and ${freightText(latest?.freightCents ?? null)}, valid until ${answered.validUntil}.`,
    ),
  )
}

interface RefuseOptions {
  readonly reason: string
  readonly yes?: boolean
}

async function refuse(cli: Cli, number: string, { reason: note, yes }: RefuseOptions): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const priceQuoteId = await idOf(cli, number)
  const { revision, contactEmail } = await store.priceQuotes.desk.byId.query({ priceQuoteId }, { signal })
  const message = `Refuse ${number} and tell ${contactEmail} why, at ${url}?`
  await confirmed(terminal, { message, yes: yes ?? false })
  const refused = await store.priceQuotes.desk.refuse.mutate({ priceQuoteId, revision, note }, { signal })
  cli.show(refused, () => terminal.success(`${refused.number} is refused.`))
}

/** Adds `quotes list`, `show`, `answer` and `refuse`. */
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
  quotes
    .command('answer <number>')
    .description('Answer a request with the prices of a file: mullion quotes answer Q1042 --file prices.json')
    .requiredOption(
      '--file <name>',
      'JSON with lines, validUntil, freightCents and message, as the API takes it.',
    )
    .option(
      '--freight <dollars>',
      'What freight costs, such as 45.00, in place of the file. Without either, it is quoted at checkout.',
      dollarsOption,
    )
    .addOption(yesOption())
    .action((number: string, options: AnswerOptions) => answer(cli, number, options))
  quotes
    .command('refuse <number>')
    .description('Refuse a request, or take back an answer.')
    .requiredOption('--reason <text>', 'Why; the buyer gets it by email.')
    .addOption(yesOption())
    .action((number: string, options: RefuseOptions) => refuse(cli, number, options))
}
