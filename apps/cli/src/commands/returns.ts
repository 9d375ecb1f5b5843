import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { wholeNumber } from '@mullion/terminal/program'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

async function list(cli: Cli, options: { all?: true; search?: string; page: number }): Promise<void> {
  const { store } = cli.connect()
  const { all, search, page } = options
  const input = { scope: all ? 'all' : 'waiting', page, ...(search ? { search } : {}) } as const
  const found = await store.returns.desk.list.query(input, { signal: cli.signal })
  cli.show(found.rows, () => {
    const rows = found.rows.map((row) => [
      row.number,
      row.requestedAt.slice(0, 10),
      row.state,
      row.orderNumber,
      row.companyName || row.contactName,
      row.arriveBy,
    ])
    cli.terminal.table(['RETURN', 'ASKED', 'STATE', 'ORDER', 'CUSTOMER', 'ARRIVE BY'], rows)
    if (found.pages > page) cli.terminal.note(`Page ${page} of ${found.pages}; more with --page.`)
    if (rows.length === 0) cli.terminal.note('No returns.')
  })
}

async function findReturn(cli: Cli, number: string) {
  const { store } = cli.connect()
  const input = { scope: 'all', search: number } as const
  const { rows } = await store.returns.desk.list.query(input, { signal: cli.signal })
  const found = rows.find((row) => row.number.toLowerCase() === number.toLowerCase())
  if (!found) throw new CommandFailure(`There is no return ${number}.`, exitCodes.notFound)
  return store.returns.desk.byId.query({ returnId: found.id }, { signal: cli.signal })
}

type Found = Awaited<ReturnType<typeof findReturn>>

function shown(cli: Cli, found: Found): void {
  cli.show(found, () => {
    const { terminal } = cli
    terminal.facts([
      ['Return', found.number],
      ['State', found.state],
      ['Order', found.orderNumber],
      ['Customer', found.companyName || found.contactName],
      ['Contact', `${found.contactName} <${found.contactEmail}>`],
      ['Note', found.note],
      ['Photos', found.photos.map(({ name }) => name).join(', ')],
      ['Arrive by', found.arriveBy],
    ])
    terminal.table(
      ['LINE', 'PART', 'QUANTITY', 'UNIT', 'REASON', 'DECISION', 'ANSWER', 'RECEIVED', 'RESULT', 'TO CREDIT'],
      found.lines.map((line) => [
        ...[line.lineNo, line.number, line.quantity, line.unit, line.reason, line.decision, line.answer],
        ...[line.receivedQuantity, line.result, line.creditQuantity],
      ]),
    )
  })
}

async function decide(cli: Cli, number: string, { reason }: { reason?: string }): Promise<void> {
  const { store } = cli.connect()
  const { id: returnId, revision, lines } = await findReturn(cli, number)
  const waiting = lines.filter(({ decision }) => decision === 'waiting')
  if (waiting.length === 0) throw new CommandFailure(`Nothing of ${number} waits for an answer.`)
  const decided = waiting.map(({ lineNo }) => ({
    ...{ lineNo, approve: reason === undefined, answer: reason ?? '' },
  }))
  const input = { returnId, revision, lines: decided }
  shown(cli, await store.returns.desk.decide.mutate(input, { signal: cli.signal }))
}

async function receive(cli: Cli, number: string): Promise<void> {
  const { store } = cli.connect()
  const { id: returnId, revision } = await findReturn(cli, number)
  shown(cli, await store.returns.desk.receive.mutate({ returnId, revision }, { signal: cli.signal }))
}

/** Adds `returns list`, `show`, `approve`, `refuse` and `receive`. */
export function addReturnCommands(program: Command, cli: Cli): void {
  const returns = program
    .command('returns')
    .description('Parts that come back, as staff see them. For administrators.')
  returns
    .command('list')
    .description('List those that wait for staff, the oldest first.')
    .option('--all', 'List all of them, the newest first.')
    .option('--search <text>', 'Only those with this text in the number, the order or the customer.')
    .option('--page <number>', 'Which page of the list.', wholeNumber, 1)
    .action((options: { all?: true; search?: string; page: number }) => list(cli, options))
  returns
    .command('show <number>')
    .description('Show a return with its lines: mullion returns show RMA1042')
    .action(async (number: string) => shown(cli, await findReturn(cli, number)))
  returns
    .command('approve <number>')
    .description('Approve every line that waits for an answer.')
    .action((number: string) => decide(cli, number, {}))
  returns
    .command('refuse <number>')
    .description('Refuse every line that waits for an answer. The buyer gets the reason by email.')
    .requiredOption('--reason <text>', 'Why not.')
    .action((number: string, options: { reason: string }) => decide(cli, number, options))
  returns
    .command('receive <number>')
    .description('Note that all that was approved has arrived.')
    .action((number: string) => receive(cli, number))
}
