import { wholeNumber } from '@mullion/terminal/program'
import { type Command, Option } from 'commander'
import type { Cli } from '../cli.ts'

interface ListOptions {
  readonly scope: 'mine' | 'company'
  readonly company?: number
  readonly page: number
}

async function list(cli: Cli, { scope, company: companyId, page }: ListOptions): Promise<void> {
  const { store } = cli.connect()
  const { signal } = cli
  const found =
    companyId === undefined
      ? await store.recurringOrders.list.query({ scope, page }, { signal })
      : await store.recurringOrders.ofCompany.query({ companyId, page }, { signal })
  cli.show(found.recurring, () => {
    const rows = found.recurring.map((row) => [
      ...[row.id, row.name, row.owner, row.state, row.everyWeeks, row.nextOn],
      ...[row.automatic ? 'no' : 'yes', row.latest?.state ?? '', row.latest?.orderNumber ?? ''],
    ])
    cli.terminal.table(
      ['ID', 'LIST', 'OWNER', 'STATE', 'WEEKS', 'NEXT', 'CONFIRMED', 'LATEST', 'ORDER'],
      rows,
    )
    if (found.pages > page) cli.terminal.note(`Page ${page} of ${found.pages}; more with --page.`)
    if (rows.length === 0) cli.terminal.note('No recurring orders.')
  })
}

async function show(cli: Cli, recurringId: number): Promise<void> {
  const { store } = cli.connect()
  const found = await store.recurringOrders.byId.query({ recurringId }, { signal: cli.signal })
  cli.show(found, () => {
    cli.terminal.facts([
      ['List', found.name],
      ['Owner', found.owner],
      ['State', found.state],
      ['Every', `${found.everyWeeks} weeks`],
      ['Next', found.nextOn],
      ['Without confirmation', found.automatic ? `up to ${found.maxRisePercent}%` : 'no'],
      ['Ship to', found.shipAddress ? `${found.shipAddress.address1}, ${found.shipAddress.city}` : ''],
      ['PO number', found.poNumber],
    ])
    cli.terminal.table(
      ['DAY', 'STATE', 'ORDER', 'WHY'],
      found.drafts.map((draft) => [draft.dueOn, draft.state, draft.orderNumber, draft.failure?.text ?? '']),
    )
  })
}

async function stop(cli: Cli, recurringId: number, how: 'pause' | 'end'): Promise<void> {
  const { store } = cli.connect()
  const { version } = await store.recurringOrders.byId.query({ recurringId }, { signal: cli.signal })
  const stopped = await store.recurringOrders[how].mutate({ recurringId, version }, { signal: cli.signal })
  cli.show(stopped, () => cli.terminal.success(`${stopped.name} is ${stopped.state}.`))
}

/** Adds `recurring list`, `show`, `pause` and `end`. */
export function addRecurringCommands(program: Command, cli: Cli): void {
  const recurring = program
    .command('recurring')
    .description('Recurring orders: part lists that are ordered every few weeks.')
  recurring
    .command('list')
    .description('List your own, all of your company, or those of any company for staff.')
    .addOption(new Option('--scope <whose>', 'Whose.').choices(['mine', 'company']).default('mine'))
    .option('--company <id>', 'The company, by its id, for staff.', wholeNumber)
    .option('--page <number>', 'Which page of the list.', wholeNumber, 1)
    .action((options: ListOptions) => list(cli, options))
  recurring
    .command('show')
    .description('Show a recurring order and its latest orders.')
    .argument('<id>', 'The recurring order, by its id in the list.', wholeNumber)
    .action((id: number) => show(cli, id))
  recurring
    .command('pause')
    .description('Pause a recurring order; its owner can resume it.')
    .argument('<id>', 'The recurring order, by its id in the list.', wholeNumber)
    .action((id: number) => stop(cli, id, 'pause'))
  recurring
    .command('end')
    .description('End a recurring order for good.')
    .argument('<id>', 'The recurring order, by its id in the list.', wholeNumber)
    .action((id: number) => stop(cli, id, 'end'))
}
