import type { AuditFilter } from '@mullion/domain/security/audit-log'
import { wholeNumber } from '@mullion/terminal/program'
import type { Command } from 'commander'
import { type Cli, firstRows } from '../cli.ts'

interface AuditOptions {
  readonly person?: string
  readonly company?: string
  readonly action?: AuditFilter['action']
  readonly subject?: string
  readonly from?: string
  readonly to?: string
  readonly search?: string
  readonly limit: number
}

async function list(cli: Cli, { from, to, limit, ...filter }: AuditOptions): Promise<void> {
  const { store } = cli.connect()
  const input = { ...filter, startDate: from, endDate: to }
  const entries = await firstRows(store.each.auditEntries(input, { signal: cli.signal }), limit)
  cli.show(entries, () => {
    const rows = entries.map(({ at, by, sentence, subject, ipAddress }) => [
      at,
      by,
      sentence,
      subject,
      ipAddress,
    ])
    cli.terminal.table(['WHEN', 'WHO', 'WHAT', 'SUBJECT', 'IP ADDRESS'], rows)
    if (entries.length === limit) cli.terminal.note(`The last ${limit}; more with --limit.`)
    if (entries.length === 0) cli.terminal.note('No entries.')
  })
}

/** Adds `audit`. */
export function addAuditCommand(program: Command, cli: Cli): void {
  program
    .command('audit')
    .description('Read the audit log: who changed accounts, orders and the catalog. For super admins.')
    .option('--person <text>', 'By someone with this text in their name or email.')
    .option('--company <text>', 'About a company with this text in its name or number.')
    .option('--action <name>', 'Only this action, such as role_changed.')
    .option('--subject <text>', 'What it was done to: an order or part number, an email, user:12.')
    .option('--search <text>', 'With this text anywhere.')
    .option('--from <date>', 'On this day or later, as yyyy-mm-dd.')
    .option('--to <date>', 'On this day or earlier.')
    .option('-l, --limit <number>', 'At most this many entries.', wholeNumber, 50)
    .action((options: AuditOptions) => list(cli, options))
}
