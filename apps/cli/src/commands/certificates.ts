import { wholeNumber } from '@mullion/terminal/program'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

async function list(cli: Cli, { search, page }: { search: string; page: number }): Promise<void> {
  const { store } = cli.connect()
  const { rows, pages } = await store.taxCertificates.desk.list.query(
    { search, page },
    { signal: cli.signal },
  )
  cli.show(rows, () => {
    const table = rows.map((each) => [
      each.id,
      each.company,
      each.state,
      each.number,
      each.validFrom,
      each.validUntil,
      each.fileName,
    ])
    cli.terminal.table(['ID', 'COMPANY', 'STATE', 'NUMBER', 'FROM', 'TO', 'FILE'], table)
    if (pages > page) cli.terminal.note(`Page ${page} of ${pages}; more with --page.`)
    if (rows.length === 0) cli.terminal.note('No certificates to review.')
  })
}

async function decide(cli: Cli, certificateId: number, reason: string | null): Promise<void> {
  const { desk } = cli.connect().store.taxCertificates
  const { signal } = cli
  const decided =
    reason === null
      ? await desk.accept.mutate({ certificateId }, { signal })
      : await desk.refuse.mutate({ certificateId, reason }, { signal })
  cli.show(decided, () =>
    cli.terminal.success(`${decided.number} of ${decided.company} is ${decided.status}.`),
  )
}

/** `mullion certificates`: list, accept and refuse tax certificates. */
export function addCertificateCommands(program: Command, cli: Cli): void {
  const certificates = program
    .command('certificates')
    .description('Tax certificates that wait for review. For administrators.')
  certificates
    .command('list')
    .description('List those that wait, the oldest first.')
    .option('--search <text>', 'Only those with this text in company, state or number.', '')
    .option('--page <number>', 'Which page of the list.', wholeNumber, 1)
    .action((options: { search: string; page: number }) => list(cli, options))
  certificates
    .command('accept')
    .description('Accept a certificate; the company gets mail.')
    .argument('<id>', 'The id in the list.', wholeNumber)
    .action((id: number) => decide(cli, id, null))
  certificates
    .command('refuse')
    .description('Refuse a certificate; the company gets mail with the reason.')
    .argument('<id>', 'The id in the list.', wholeNumber)
    .requiredOption('--reason <text>', 'Why.')
    .action((id: number, { reason }: { reason: string }) => decide(cli, id, reason))
}
