import { ages, ageWords } from '@mullion/domain/credit/aging'
import type { CreditOwner } from '@mullion/domain/credit/credit'
import { standingInWords } from '@mullion/domain/credit/standing'
import { parseDollars } from '@mullion/domain/money'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { wholeNumber } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'

interface Which {
  readonly customer?: true
}

/** Returns the company with a customer number: one with online users, or with `--customer` one that staff order for. */
async function ownerOf(cli: Cli, number: string, { customer }: Which): Promise<CreditOwner> {
  const { store } = cli.connect()
  const { signal } = cli
  const found = customer
    ? await store.accounts.internalCompanies.search.query({ term: number }, { signal })
    : (await store.admin.companies.search.query({ text: number }, { signal })).companies
  const company = found.find((each) => each.customerNumber.toLowerCase() === number.toLowerCase())
  if (!company)
    throw new CommandFailure(
      `There is no ${customer ? 'customer' : 'company'} ${number}.`,
      exitCodes.notFound,
    )
  return customer ? { companyInternalId: company.id } : { companyId: company.id }
}

async function show(cli: Cli, number: string, which: Which): Promise<void> {
  const owner = await ownerOf(cli, number, which)
  const account = await cli.connect().store.credit.account.query({ owner }, { signal: cli.signal })
  cli.show(account, () => {
    const { terminal } = cli
    terminal.facts([
      ['Credit', standingInWords(account)],
      ['Waiting', dollars(account.heldCents)],
      ...ages.map((age) => [ageWords[age], dollars(account.aging[age])] as const),
      ['Paid ahead', dollars(account.aging.unusedCents)],
    ])
    const rows = account.openOrders.map((order) => [
      order.number,
      order.placedAt.slice(0, 10),
      order.poNumber,
      dollars(order.grandTotalCents),
      dollars(order.openCents),
    ])
    terminal.table(['ORDER', 'PLACED', 'PO', 'TOTAL', 'OPEN'], rows)
  })
}

async function setLimit(
  cli: Cli,
  number: string,
  limit: { cents: number | null },
  which: Which,
): Promise<void> {
  const owner = await ownerOf(cli, number, which)
  const input = { owner, limitCents: limit.cents }
  const standing = await cli.connect().store.credit.setLimit.mutate(input, { signal: cli.signal })
  cli.show(standing, () => cli.terminal.success(`${number}: ${standingInWords(standing)}.`))
}

interface PayOptions extends Which {
  readonly reference: string
  readonly on?: string
  readonly order: readonly { readonly orderNumber: string; readonly amountCents: number }[]
}

async function pay(cli: Cli, number: string, amountCents: number, options: PayOptions): Promise<void> {
  const { reference, on, order: orders } = options
  const owner = await ownerOf(cli, number, options)
  const payment = { amountCents, reference, orders: [...orders], ...(on ? { paidOn: on } : {}) }
  const added = await cli
    .connect()
    .store.credit.payments.add.mutate({ owner, payment }, { signal: cli.signal })
  cli.show(added, () => {
    const rest = added.onAccountCents > 0 ? `, ${dollars(added.onAccountCents)} of it on account` : ''
    cli.terminal.success(`${number} paid ${dollars(added.amountCents)}${rest}.`)
  })
}

async function listHeld(cli: Cli, { page }: { readonly page: number }): Promise<void> {
  const { store } = cli.connect()
  const { rows, pages } = await store.credit.held.list.query({ page }, { signal: cli.signal })
  cli.show(rows, () => {
    const table = rows.map((order) => [
      order.number,
      order.heldAt.slice(0, 10),
      order.customer,
      dollars(order.limitCents),
      dollars(order.openCents),
      dollars(order.orderCents),
      dollars(order.overCents),
    ])
    cli.terminal.table(['ORDER', 'SINCE', 'CUSTOMER', 'LIMIT', 'OPEN', 'TOTAL', 'OVER'], table)
    if (pages > page) cli.terminal.note(`Page ${page} of ${pages}; more with --page.`)
    if (rows.length === 0) cli.terminal.note('No order waits.')
  })
}

async function decide(cli: Cli, number: string, reason: string | null): Promise<void> {
  const { store } = cli.connect()
  const { signal } = cli
  const { id: orderId } = await store.orders.desk.byNumber.query({ number }, { signal })
  const decided =
    reason === null
      ? await store.credit.held.release.mutate({ orderId }, { signal })
      : await store.credit.held.refuse.mutate({ orderId, reason }, { signal })
  cli.show(decided, () => cli.terminal.success(`${decided.orderNumber} is ${decided.creditHold}.`))
}

function amount(text: string): number {
  const cents = parseDollars(text)
  if (cents === null) throw new InvalidArgumentError('Enter an amount such as 1250.00.')
  return cents
}

const limit = (text: string) => ({ cents: text === 'none' ? null : amount(text) })

function paidOrder(text: string, before: PayOptions['order']): PayOptions['order'] {
  const [orderNumber = '', written = ''] = text.split('=')
  return [...before, { orderNumber, amountCents: amount(written) }]
}

const customerOption = ['--customer', 'The number is of a customer that staff order for.'] as const

/** Adds `credit`, and returns `credit payments` for imports. */
export function addCreditCommands(program: Command, cli: Cli): Command {
  const credit = program
    .command('credit')
    .description('Credit limits, open balances, payments, and orders over the limit. For administrators.')
  credit
    .command('show <customerNumber>')
    .description('Show the limit, the open balance and its age, and the open orders of a company.')
    .option(...customerOption)
    .action((number: string, which: Which) => show(cli, number, which))
  credit
    .command('limit')
    .description('Set the credit limit of a company: mullion credit limit ARCTIC 5000')
    .argument('<customerNumber>')
    .argument('<amount>', 'In dollars, or none.', limit)
    .option(...customerOption)
    .action((number: string, cents: { cents: number | null }, which: Which) =>
      setLimit(cli, number, cents, which),
    )
  credit
    .command('pay')
    .description(
      'Enter a payment: mullion credit pay ARCTIC 200.50 --reference "check 17" --order W100001=120.50',
    )
    .argument('<customerNumber>')
    .argument('<amount>', 'In dollars.', amount)
    .requiredOption('--reference <text>', 'Such as the number of the check.')
    .option('--on <date>', "The day it came, as yyyy-mm-dd; the store's today if left out.")
    .option('--order <number=amount>', 'An order that it pays; can be repeated.', paidOrder, [])
    .option(...customerOption)
    .action((number: string, cents: number, options: PayOptions) => pay(cli, number, cents, options))
  credit
    .command('held')
    .description('List the orders that wait because they are over the limit, the oldest first.')
    .option('--page <number>', 'Which page of the list.', wholeNumber, 1)
    .action((options: { page: number }) => listHeld(cli, options))
  credit
    .command('release <orderNumber>')
    .description('Release an order that waits.')
    .action((number: string) => decide(cli, number, null))
  credit
    .command('refuse <orderNumber>')
    .description('Refuse an order that waits, which cancels it without a charge.')
    .requiredOption('--reason <text>', 'The buyer gets it by email.')
    .action((number: string, { reason }: { reason: string }) => decide(cli, number, reason))
  return credit.command('payments').description('Payments of companies as files.')
}
