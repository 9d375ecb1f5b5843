import { AppError } from '@mullion/domain/error'
import { importColumnsText } from '@mullion/domain/import-files/import-layouts'
import { type ImportKind, importKinds } from '@mullion/domain/imports/import'
import { addCompletion } from '@mullion/terminal/completion'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import {
  createProgram,
  dryRunOption,
  type Output,
  outputOf,
  wholeNumber,
  yesOption,
} from '@mullion/terminal/program'
import type { Terminal } from '@mullion/terminal/terminal'
import { type Command, Option } from 'commander'
import { release } from '../release.ts'
import type { CopyDatabaseOptions } from './copy-database.ts'
import type { FileOptions } from './import-file.ts'
import type { EraseOptions } from './person.ts'
import type { RestoreOptions } from './restore-backup.ts'

const description = `Work on a Mullion store on its own machine, whether its server runs or not. The settings name the store: DATABASE_URL and DATA_DIR, from the environment, then from .env.`

// Commands load their code when they run: help works with settings that are wrong.

const startHelp = `
It serves until SIGTERM or SIGINT, then finishes open requests. The web client must be built, as it is in a package.`

function addStart(program: Command): void {
  program
    .command('start')
    .description('Start the server in the foreground.')
    .addHelpText('after', startHelp)
    .action(async () => {
      await import('../main.ts')
    })
}

const healthHelp = `
It asks /readyz at PORT of this machine, as a balancer does. Exit code 0 if the server is ready; 6 if it is not, with the
reason, or does not answer within five seconds. With --wait, it is asked again for as long. With --alive, it asks /healthz,
which a server answers also while its database is away: for whatever restarts servers that fail a check.`

function addHealth(program: Command, output: Output): void {
  program
    .command('health')
    .description('Ask whether the server on this machine is ready, for health checks of containers.')
    .option('--wait <seconds>', 'Ask again until it is ready, for this long.', wholeNumber)
    .option('--alive', 'Ask only whether it answers, ready or not.')
    .addHelpText('after', healthHelp)
    .action(async ({ wait = 0, alive = false }: { wait?: number; alive?: boolean }) => {
      const { checkHealth } = await import('./health.ts')
      await checkHealth(output, { wait, alive })
    })
}

function addAdmin(program: Command, output: Output): void {
  program
    .command('create-admin <email> <first-name> <last-name>')
    .description('Create the first super admin of a store, who adds the others on the page.')
    .addOption(dryRunOption())
    .action(async (email: string, firstname: string, lastname: string, options: { dryRun?: boolean }) => {
      const { createAdmin } = await import('./create-admin.ts')
      await createAdmin(output, { email, firstname, lastname }, options)
    })
}

function addSeed(program: Command, output: Output): void {
  program
    .command('seed')
    .description(
      'Load the parts of the demonstration, or a large catalog for measuring. Known parts are updated.',
    )
    .option('--parts <number>', 'Load a made-up catalog of this many parts.', wholeNumber)
    .option('--anyway', 'Also in a store that has parts and is not a demonstration.')
    .addOption(dryRunOption())
    .action(async (options) => {
      const { seedParts } = await import('./seed-parts.ts')
      await seedParts(output, options)
    })
}

const doctorHelp = `
Nothing is changed: what is written is removed again, and no card is charged. With --mail-to, one email is sent.
Exit code 0 if everything works, 1 if something does not. Run it as the account that runs the store.`

function addDoctor(program: Command, output: Output): void {
  program
    .command('doctor')
    .description('Ask the database, the data folder and every service whether they work, and say what to do.')
    .option('--mail-to <email>', 'Send a test email to this address.')
    .addHelpText('after', doctorHelp)
    .action(async (options: { mailTo?: string }) => {
      const { doctor } = await import('./doctor.ts')
      await doctor(output, options)
    })
}

const migrateHelp = `
Each server migrates its database when it starts; this does it before, such as in an upgrade with several servers.
All migrations are applied or none. Only one process migrates at a time; others wait for it. Take a backup first.`

function addDatabase(program: Command, output: Output): void {
  const database = program.command('db').description('Look at the database, or upgrade it.')
  database
    .command('status')
    .description('Show the engine, the size, and which migrations are missing. Nothing is changed.')
    .action(async () => {
      const { databaseStatus } = await import('./database.ts')
      await databaseStatus(output)
    })
  database
    .command('migrate')
    .description('Apply the missing migrations, all or none.')
    .addOption(dryRunOption())
    .addHelpText('after', migrateHelp)
    .action(async (options: { dryRun?: boolean }) => {
      const { migrateDatabase } = await import('./database.ts')
      await migrateDatabase(output, options)
    })
  addCopy(database, output)
}

const copyHelp = `
The database to copy to must be empty and migrated: run db migrate with DATABASE_URL set to it. Stop the servers first; the
source cannot be written meanwhile. An interrupted copy goes on when the command is repeated. Every row is compared at the end.
A password in an address can be seen by other users of the machine; PGPASSWORD in .env keeps it out.`

function addCopy(database: Command, output: Output): void {
  database
    .command('copy')
    .description('Copy the database to another one, from SQLite to PostgreSQL or back.')
    .option('--from <url>', 'The database to copy; DATABASE_URL if left out.')
    .requiredOption(
      '--to <url>',
      'An empty, migrated database, such as postgres://mullion@localhost/mullion.',
    )
    .addOption(dryRunOption())
    .addHelpText('after', copyHelp)
    .action(async (options: CopyDatabaseOptions) =>
      (await import('./copy-database.ts')).copyStoreDatabase(output, options),
    )
}

const importHelp = `
All of the file is imported or nothing: a row with a problem is listed on standard error, with exit code 1.`

const openPaymentsHelp = `
not sent: written down, the gateway was not asked. asked: its answer is not known. approved: the order is stored, the card
not captured. releasing: being voided. stuck: voiding it failed, and is tried again.`

const repairHelp = `
Where the order exists, the card is captured; where it does not, it is released. A running server does this by itself; this
is for a store whose server does not start. It is safe beside a server, and can be repeated. Emails go out with the next start.
Exit code 0 if no payment is open at the end, 1 if one is, with the time to try again.`

function addCardPayments(payments: Command, output: Output): void {
  payments
    .description('List and repair open card payments, or import payments of companies.')
    .command('open')
    .description('List the card payments that are neither captured nor released. Nothing is changed.')
    .addHelpText('after', openPaymentsHelp)
    .action(async () => (await import('./payments.ts')).listOpenPayments(output))
  payments
    .command('repair')
    .description('Look up each open card payment at the gateway, and capture or release it.')
    .addHelpText('after', repairHelp)
    .action(async () => (await import('./payments.ts')).repairPayments(output))
}

function addImport(program: Command, output: Output, kind: ImportKind): Command {
  const command = program.command(kind).description(`Import ${kind}, or undo the last import.`)
  command
    .command('import [file]')
    .description(`Import a CSV file of ${kind}, all of it or nothing.`)
    .addOption(dryRunOption())
    .addOption(new Option('--undo', 'Undo the last import of any kind instead.').conflicts('dryRun'))
    .addHelpText('after', () => `${importHelp}\n\n${importColumnsText(kind)}`)
    .action(async (file: string | undefined, options: FileOptions) => {
      const { importFile, undoLast } = await import('./import-file.ts')
      await (options.undo ? undoLast(output, file) : importFile(output, { kind, file, options }))
    })
  return command
}

const filesHelp = `
The files are part images and uploaded documents. The settings of S3 name the bucket, DATA_DIR the folder. Files that are
there already, with the same checksum, stay; run it again after an interruption, and after the store uses the new place.`

function addFiles(program: Command, output: Output): void {
  program
    .command('files')
    .description('Work with the files of the store.')
    .command('copy')
    .description('Copy all files to a bucket, or back to the data folder, and compare them.')
    .addOption(new Option('--to <place>', 'Where to.').choices(['s3', 'disk']).makeOptionMandatory())
    .addOption(dryRunOption())
    .addHelpText('after', filesHelp)
    .action(async (options) => {
      const { copyFiles } = await import('./copy-files.ts')
      await copyFiles(output, options)
    })
}

const restoreHelp = `
The database is restored as it was at that moment, or as close before it as its log was sent. Nothing is written over: --into
needs a new folder, and with --overwrite the database that is there is set aside under another name.`

function addBackup(program: Command, output: Output): void {
  const backup = program.command('backup').description('Make, list, verify and restore backups.')
  backup
    .command('key')
    .description('Print a new key for BACKUP_KEY.')
    .action(async () => (await import('./backup.ts')).backupKey(output))
  backup
    .command('create')
    .description('Make a backup now, whether the server runs or not.')
    .addOption(dryRunOption())
    .action(async (options: { dryRun?: boolean }) =>
      (await import('./backup.ts')).createBackupNow(output, options),
    )
  backup
    .command('list')
    .description('List the backups, oldest first.')
    .action(async () => (await import('./backup.ts')).listBackups(output))
  backup
    .command('verify')
    .description('Restore a backup into a temporary folder, count what is in it, and remove it again.')
    .option('--at <time>', 'The last one before this time, such as 2026-11-25T14:30:00Z.')
    .action(async (options: { at?: string }) => (await import('./backup.ts')).verifyNow(output, options))
  backup
    .command('restore')
    .description('Restore the database and the files as they were at a moment.')
    .option('--at <time>', 'The moment, such as 2026-11-25T14:30:00Z; the last one if left out.')
    .option('--into <folder>', 'Restore into a new folder, to look at or to start a server with.')
    .option('--overwrite', 'Restore in place of the store that the settings name.')
    .option('--while-running', 'Also while servers of the store run on its PostgreSQL.')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addHelpText('after', restoreHelp)
    .action(async (options: RestoreOptions) =>
      (await import('./restore-backup.ts')).restoreBackup(output, options),
    )
}

const eraseHelp = `
Removes the account, addresses, sessions, tokens, shared carts and saved cards, and takes the name and email out of what
stays. Orders keep their lines, amounts and addresses for bookkeeping; the audit log keeps the person's id. This cannot be
undone, and backups from before still have everything. Look at --dry-run first. It asks before; without a terminal, add --yes.`

function addPerson(program: Command, output: Output): void {
  const person = program.command('person').description('Export or erase what the store has about a person.')
  person
    .command('export <email>')
    .description('Print everything about a person as JSON, for a request under privacy law.')
    .action(async (email: string) => {
      const { exportPerson } = await import('./person.ts')
      await exportPerson(output, email)
    })
  person
    .command('erase <email>')
    .description('Erase what the store has about a person, except what the law wants kept.')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addHelpText('after', eraseHelp)
    .action(async (email: string, options: EraseOptions) => {
      const { erasePerson } = await import('./person.ts')
      await erasePerson(output, email, options)
    })
}

/** Creates the `mullion-server` program. */
export function createMullionServer(terminal: Terminal): Command {
  const program = createProgram(terminal, {
    name: 'mullion-server',
    description,
    version: release,
  })
  const output = outputOf(program, terminal)
  program.commandsGroup('Look after a store:')
  addStart(program)
  addHealth(program, output)
  addDoctor(program, output)
  addDatabase(program, output)
  addFiles(program, output)
  addBackup(program, output)
  addAdmin(program, output)
  addPerson(program, output)
  program.commandsGroup('Import CSV files, such as: mullion-server parts import parts.csv --dry-run')
  for (const kind of importKinds) {
    const command = addImport(program, output, kind)
    if (kind === 'payments') addCardPayments(command, output)
  }
  program.commandsGroup('Other:')
  addSeed(program, output)
  addCompletion(program)
  return program
}

/** Every error has a message for the operator: about a setting, the database, a file or a rule. */
export function failureOf(error: unknown): CommandFailure | null {
  if (error instanceof AppError && error.kind === 'missing') {
    return new CommandFailure(error.message, exitCodes.notFound)
  }
  if (!(error instanceof Error)) return null
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return new CommandFailure(error.message, isMissing ? exitCodes.notFound : exitCodes.refused)
}
