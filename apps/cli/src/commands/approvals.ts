import type { ApprovalRequest, RequestScope } from '@mullion/domain/approvals/approval-request'
import type { PersonLimits, SaveLimitsInput } from '@mullion/domain/approvals/approval-settings'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { parseDollars } from '@mullion/domain/money'
import { confirmed } from '@mullion/terminal/ask'
import { usageFailure } from '@mullion/terminal/exit-codes'
import { dryRunOption, wholeNumber, yesOption } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Cli } from '../cli.ts'

interface ListOptions {
  readonly scope: RequestScope
  readonly page: number
}

async function list(cli: Cli, options: ListOptions): Promise<void> {
  const { store } = cli.connect()
  const { requests, pages, page } = await store.approvals.list.query(options, { signal: cli.signal })
  cli.show(requests, () => {
    const rows = requests.map((each) => [
      each.id,
      each.askedAt.slice(0, 10),
      each.state,
      each.requester,
      each.poNumber,
      dollars(each.grandTotalCents),
      each.reasons.map(reasonText).join(' '),
    ])
    cli.terminal.table(['ID', 'ASKED', 'STATE', 'WHO', 'PO', 'TOTAL', 'WHY'], rows)
    if (requests.length === 0) cli.terminal.note('No requests.')
    if (pages > page) cli.terminal.note(`Page ${page} of ${pages}; more with --page.`)
  })
}

const left = ({ budget }: ApprovalRequest) =>
  budget && budget.leftCents !== null ? dollars(budget.leftCents) : null

async function show(cli: Cli, requestId: number): Promise<void> {
  const { store } = cli.connect()
  const request = await store.approvals.byId.query({ requestId }, { signal: cli.signal })
  const { shipAddress: to } = request
  cli.show(request, () => {
    const { terminal } = cli
    terminal.facts([
      ['Request', String(request.id)],
      ['State', request.state],
      ['Asked by', request.requester],
      ['Approvers', request.approvers.join(', ')],
      ...request.reasons.map((reason) => ['Why', reasonText(reason)] as const),
      ['Left of the month', left(request)],
      ['PO', request.poNumber],
      ['Ship to', `${to.nameOrCompany}, ${to.address1}, ${to.city}, ${to.state} ${to.postalCode}`],
      ['Shipping', dollars(request.shippingCents)],
      ['Tax', dollars(request.taxCents)],
      ['Total', dollars(request.grandTotalCents)],
      ['Order', request.orderNumber],
      ['Rejected because', request.rejection],
    ])
    terminal.table(
      ['PART', 'NAME', 'QUANTITY', 'UNIT', 'PRICE', 'TOTAL'],
      request.lines.map((line) => [
        line.number,
        line.name,
        line.quantity,
        line.unit,
        dollars(line.unitPriceCents),
        dollars(line.lineTotalCents),
      ]),
    )
  })
}

interface ApproveOptions {
  readonly total?: number
  readonly savedCard?: string
  readonly dryRun?: boolean
  readonly yes?: boolean
}

/** Prices the request again and approves the new total; with --total, only if that is still the total. */
async function approve(cli: Cli, requestId: number, options: ApproveOptions): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const { version, requester } = await store.approvals.byId.query({ requestId }, { signal })
  const { quote, differences } = await store.approvals.quote.mutate({ requestId }, { signal })
  const { quoteId, grandTotalCents } = quote
  for (const text of differences) terminal.note(text)
  if (options.dryRun)
    return cli.show({ requestId, grandTotalCents, differences, placed: null }, () =>
      terminal.note(`Dry run: it comes to ${dollars(grandTotalCents)}. Nothing was placed.`),
    )
  const confirmedCents = options.total ?? grandTotalCents
  const message = `Place the order of ${requester} for ${dollars(confirmedCents)} at ${url}?`
  await confirmed(terminal, { message, yes: options.yes ?? false })
  const placed = await store.approvals.approve.mutate(
    {
      ...{ requestId, version, quoteId, grandTotalCents: confirmedCents },
      ...(options.savedCard ? { savedCard: { methodId: options.savedCard } } : {}),
    },
    { signal },
  )
  cli.show({ requestId, grandTotalCents, differences, placed }, () =>
    terminal.success(`Order ${placed.orderNumber} is placed for ${dollars(placed.grandTotalCents)}.`),
  )
}

async function reject(cli: Cli, requestId: number, { reason }: { readonly reason: string }): Promise<void> {
  const { store } = cli.connect()
  const { version } = await store.approvals.byId.query({ requestId }, { signal: cli.signal })
  const request = await store.approvals.reject.mutate({ requestId, version, reason }, { signal: cli.signal })
  cli.show(request, () => cli.terminal.success(`The request of ${request.requester} is rejected.`))
}

interface LimitsOptions {
  readonly order?: number | 'none'
  readonly month?: number | 'none'
  readonly approver?: readonly number[]
  readonly admins?: boolean
  readonly company?: number
}

const limitOf = (given: number | 'none' | undefined, before: number | null) =>
  given === undefined ? before : given === 'none' ? null : given

function changed(limits: PersonLimits, options: LimitsOptions): SaveLimitsInput | null {
  const { order, month, approver, admins } = options
  if (order === undefined && month === undefined && !approver && admins === undefined) return null
  return {
    userId: limits.userId,
    orderLimitCents: limitOf(order, limits.orderLimitCents),
    monthLimitCents: limitOf(month, limits.monthLimitCents),
    asksAdmins: admins ?? limits.asksAdmins,
    approverIds: [...(approver ?? limits.approvers.map(({ id }) => id))],
  }
}

async function readLimits(cli: Cli, userId: number, companyId: number | undefined): Promise<PersonLimits> {
  const { store } = cli.connect()
  const { signal } = cli
  return companyId === undefined
    ? store.approvals.limits.query({ userId }, { signal })
    : store.admin.companyApprovals.limits.query({ companyId, userId }, { signal })
}

async function writeLimits(cli: Cli, limits: SaveLimitsInput, companyId: number | undefined) {
  const { store } = cli.connect()
  const { signal } = cli
  return companyId === undefined
    ? store.approvals.saveLimits.mutate(limits, { signal })
    : store.admin.companyApprovals.saveLimits.mutate({ companyId, limits }, { signal })
}

async function limits(cli: Cli, userId: number, options: LimitsOptions): Promise<void> {
  const before = await readLimits(cli, userId, options.company)
  const change = changed(before, options)
  const shown = change ? await writeLimits(cli, change, options.company) : before
  cli.show(shown, () => {
    const amount = (cents: number | null) => (cents === null ? 'no limit' : dollars(cents))
    cli.terminal.facts([
      ['One order', amount(shown.orderLimitCents)],
      ['A month', amount(shown.monthLimitCents)],
      ['Ordered this month', dollars(shown.placedCents)],
      ['Waiting', dollars(shown.waitingCents)],
      ['Asks the admins', shown.asksAdmins ? 'yes' : 'no'],
      ['Approvers', shown.approvers.map(({ name }) => name).join(', ')],
    ])
    if (change) cli.terminal.success('Saved.')
  })
}

function amount(text: string): number {
  const cents = parseDollars(text)
  if (cents === null) throw new InvalidArgumentError('Enter an amount such as 500 or 499.50.')
  return cents
}

const limitAmount = (text: string): number | 'none' => (text === 'none' ? text : amount(text))

function userIds(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, wholeNumber(text)]
}

function checkedLimits(cli: Cli, userId: number, options: LimitsOptions): Promise<void> {
  if (options.admins === false && options.approver?.length === 0)
    throw usageFailure('Name an approver, or ask the admins.')
  return limits(cli, userId, options)
}

const limitsHelp = `
Shows the limits of a person by the id that "mullion users list" has, and changes what an option names.
Staff name the company of the person with --company.`

/** Adds `approvals`. */
export function addApprovalCommands(program: Command, cli: Cli): void {
  const approvals = program.command('approvals').description('Orders that wait for approval, and limits.')
  approvals
    .command('list')
    .description('List the requests that wait for you, your own, or all of your company.')
    .addOption(
      new Option('--scope <whose>', 'Whose requests.')
        .choices(['waiting', 'mine', 'company'])
        .default('waiting'),
    )
    .option('--page <number>', 'Which page.', wholeNumber, 1)
    .action((options: ListOptions) => list(cli, options))
  approvals
    .command('show')
    .description('Show a request with its lines and why it waits.')
    .argument('<id>', 'The request, by its id in the list.', wholeNumber)
    .action((id: number) => show(cli, id))
  approvals
    .command('approve')
    .description('Price the request again and place its order.')
    .argument('<id>', 'The request, by its id in the list.', wholeNumber)
    .option('--total <dollars>', 'Approve only if it comes to this total.', amount)
    .option('--saved-card <id>', 'Your saved card that pays, where no card of the buyer does.')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action((id: number, options: ApproveOptions) => approve(cli, id, options))
  approvals
    .command('reject')
    .description('Reject a request; the person who asked gets the reason by mail.')
    .argument('<id>', 'The request, by its id in the list.', wholeNumber)
    .requiredOption('--reason <text>', 'Why.')
    .action((id: number, options: { reason: string }) => reject(cli, id, options))
  approvals
    .command('limits')
    .description('Show or set the limits and approvers of a person.')
    .argument('<user>', 'The person, by their id.', wholeNumber)
    .option('--order <dollars>', 'Limit for one order, or none.', limitAmount)
    .option('--month <dollars>', 'Limit for a month, or none.', limitAmount)
    .option('--approver <id>', 'Who approves, by their id; repeat for more.', userIds)
    .option('--admins', 'The admins of the company are asked.')
    .option('--no-admins', 'Only the approvers are asked.')
    .option('--company <id>', 'The company of the person, for staff.', wholeNumber)
    .addHelpText('after', limitsHelp)
    .action((id: number, options: LimitsOptions) => checkedLimits(cli, id, options))
}
