import {
  differenceAdvice,
  differenceNames,
  type StoredDifference,
} from '@mullion/domain/payments/reconciliation-list'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { wholeNumber } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import { type Cli, firstRows } from '../cli.ts'

const amount = (cents: number | null) => (cents === null ? '' : dollars(cents))

function table(cli: Cli, differences: readonly StoredDifference[]): void {
  const { terminal } = cli
  const rows = differences.map((each) => [
    each.id,
    each.day,
    differenceNames[each.kind],
    each.orderNumber,
    each.reference,
    each.gatewayId,
    amount(each.storeCents),
    amount(each.gatewayCents),
  ])
  terminal.table(
    ['NUMBER', 'DAY', 'DIFFERENCE', 'ORDER', 'REFERENCE', 'TRANSACTION', 'STORE', 'GATEWAY'],
    rows,
  )
  for (const kind of new Set(differences.map((each) => each.kind))) {
    terminal.note(`${differenceNames[kind]}: ${differenceAdvice[kind]}`)
  }
}

async function reconcile(cli: Cli, { day }: { readonly day: string }): Promise<void> {
  const { store } = cli.connect()
  const result = await store.checkout.payments.reconcileDay.mutate({ day }, { signal: cli.signal })
  const { state, open, payments, transactions, nextAttemptAt } = result
  if (state === 'waiting') {
    const hint = `The store tries again by itself${nextAttemptAt ? ` at ${nextAttemptAt}` : ''}.`
    throw new CommandFailure(
      `The gateway gave no answer, so ${day} is not compared.`,
      exitCodes.unavailable,
      hint,
    )
  }
  cli.show(result, () => {
    table(cli, open)
    const counted = `${payments} payments and ${transactions} transactions of ${day}`
    if (open.length > 0) cli.terminal.note(`${counted} were compared.`)
    else cli.terminal.success(`${counted} agree.`)
  })
}

interface DifferencesOptions {
  readonly search: string
  readonly resolved?: boolean
  readonly limit: number
}

async function differences(cli: Cli, { search, resolved = false, limit }: DifferencesOptions): Promise<void> {
  const { store } = cli.connect()
  const rows = await firstRows(
    store.each.paymentDifferences({ search, resolved }, { signal: cli.signal }),
    limit,
  )
  cli.show(rows, () => {
    table(cli, rows)
    if (rows.length === limit) cli.terminal.note(`The first ${limit}; more with --limit.`)
    if (rows.length === 0) cli.terminal.note('No differences.')
  })
}

async function resolve(cli: Cli, id: number, note: string): Promise<void> {
  const { store } = cli.connect()
  const input = { differenceId: id, note }
  await store.checkout.payments.resolveDifference.mutate(input, { signal: cli.signal })
  cli.show({ id, resolved: true }, () => cli.terminal.success(`Difference ${id} is resolved.`))
}

/** Adds `payments`. */
export function addPaymentCommands(program: Command, cli: Cli): void {
  const payments = program
    .command('payments')
    .description('Compare payments with the payment gateway. For administrators.')
  payments
    .command('reconcile')
    .description('Compare a day of payments with the gateway now, as the store does each night.')
    .requiredOption('--day <date>', 'The day, as yyyy-mm-dd.')
    .action((options: { day: string }) => reconcile(cli, options))
  payments
    .command('differences')
    .description('List what differed on the days that were compared.')
    .option('--search <text>', 'With this order, reference, transaction, amount or day.', '')
    .option('--resolved', 'Those that are resolved, in place of the open ones.')
    .option('-l, --limit <number>', 'At most this many.', wholeNumber, 50)
    .action((options: DifferencesOptions) => differences(cli, options))
  payments
    .command('resolve')
    .description('Resolve a difference, with a note on what you found or did.')
    .argument('<number>', 'The number in the list.', wholeNumber)
    .requiredOption('--note <text>', 'What you found or did.')
    .action((id: number, { note }: { note: string }) => resolve(cli, id, note))
}
