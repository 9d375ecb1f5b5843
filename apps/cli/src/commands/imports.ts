import { importColumnsText } from '@mullion/domain/import-files/import-layouts'
import type { ImportKind } from '@mullion/domain/imports/import'
import { dryRunOption, yesOption } from '@mullion/terminal/program'
import { type Command, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { saveTo } from '../files.ts'
import { type ImportOptions, importFile, undoImport } from './import-steps.ts'

const importHelp = `
All of the file is imported or nothing. Rows with problems are listed on standard output, with exit code 1.
--undo undoes the last import of this store, also one made by another user, and asks first unless --yes is given.`

async function exportAll(cli: Cli, kind: ImportKind, file: string | undefined): Promise<void> {
  const { store } = cli.connect()
  const { content } = await store.files.downloadExport(kind, { signal: cli.signal })
  const path = await saveTo(cli.terminal, file, content)
  if (path) cli.terminal.success(`All ${kind} are in ${path}.`)
}

/** Adds `import` and `export` of one kind of record to its command. */
function addTransfers(command: Command, { cli, kind }: { cli: Cli; kind: ImportKind }): void {
  command
    .command('import [file]')
    .description(`Import a CSV file of ${kind}, all of it or nothing.`)
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addOption(new Option('--undo', 'Undo the last import instead.').conflicts('dryRun'))
    .addHelpText('after', () => `${importHelp}\n\n${importColumnsText(kind)}`)
    .action((file: string | undefined, options: ImportOptions) =>
      options.undo ? undoImport(cli, options) : importFile(cli, { kind, file, options }),
    )
  command
    .command('export [file]')
    .description(`Write all ${kind} as CSV to a file, or to standard output.`)
    .action((file?: string) => exportAll(cli, kind, file))
}

const others = [
  ['prices', 'Change the prices of known parts.'],
  ['doors', 'Change the door register.'],
  ['companies', 'Move in companies, whose users order online.'],
  ['customers', 'Move in customers that staff order for.'],
  ['addresses', 'Move in saved addresses of users.'],
  ['numbers', 'Old numbers and those of other makes, and the parts they lead to.'],
  ['contracts', 'Prices of companies: contract prices, quantity prices and tag discounts.'],
] as const

/** Adds imports and exports to `parts`, `users` and `credit payments`, and as commands of their own. */
export function addImportCommands(
  program: Command,
  {
    parts,
    users,
    credit,
    cli,
  }: { readonly parts: Command; readonly users: Command; readonly credit: Command; readonly cli: Cli },
): void {
  addTransfers(parts, { cli, kind: 'parts' })
  addTransfers(users, { cli, kind: 'users' })
  addTransfers(credit, { cli, kind: 'payments' })
  for (const [kind, description] of others) {
    addTransfers(program.command(kind).description(description), { cli, kind })
  }
}
