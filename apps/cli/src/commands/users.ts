import { companyRoles, createUserInput } from '@mullion/domain/accounts/user'
import { confirmed } from '@mullion/terminal/ask'
import { usageFailure } from '@mullion/terminal/exit-codes'
import { dryRunOption, wholeNumber, yesOption } from '@mullion/terminal/program'
import { type Command, Option } from 'commander'
import { type Cli, firstRows } from '../cli.ts'

interface ListOptions {
  readonly company?: number
  readonly search?: string
  readonly limit: number
}

async function list(cli: Cli, { company, search, limit }: ListOptions): Promise<void> {
  const { store } = cli.connect()
  const input = { companyId: company, search }
  const users = await firstRows(store.each.users(input, { signal: cli.signal }), limit)
  cli.show(users, () => {
    const rows = users.map(({ id, firstname, lastname, email, role, invited }) => [
      id,
      `${firstname} ${lastname}`,
      email,
      role,
      invited ? 'invited' : '',
    ])
    cli.terminal.table(['ID', 'NAME', 'EMAIL', 'ROLE', ''], rows)
    if (users.length === limit) cli.terminal.note(`The first ${limit}; more with --limit.`)
  })
}

interface CreateOptions {
  readonly first: string
  readonly last: string
  readonly role?: string
  readonly company?: number
  readonly dryRun?: boolean
}

async function create(cli: Cli, email: string, options: CreateOptions): Promise<void> {
  const { first: firstname, last: lastname, role, company: companyId, dryRun } = options
  const user = createUserInput.safeParse({ email, firstname, lastname, role, companyId })
  if (!user.success) {
    throw usageFailure(
      user.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  }
  const { terminal } = cli
  const { store } = cli.connect()
  if (dryRun) {
    return cli.show({ user: user.data, created: false }, () => terminal.note('Dry run: nothing was changed.'))
  }
  const created = await store.accounts.users.create.mutate(user.data, { signal: cli.signal })
  cli.show({ user: created, created: true }, () =>
    terminal.success(`${created.email} is user ${created.id} and gets a temporary password by mail.`),
  )
}

interface DisableOptions {
  readonly dryRun?: boolean
  readonly yes?: boolean
}

async function disable(cli: Cli, userId: number, { dryRun, yes = false }: DisableOptions): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const { email, company } = await store.accounts.users.details.query({ userId }, { signal })
  const user = { id: userId, email, company: company.name }
  if (dryRun) {
    return cli.show({ user, disabled: false }, () =>
      terminal.note(`Dry run: ${email} of ${company.name} is unchanged.`),
    )
  }
  const message = `End the account of ${email} (${company.name}) at ${url}? It cannot be opened again.`
  await confirmed(terminal, { message, yes })
  await store.accounts.users.remove.mutate({ userId }, { signal })
  cli.show({ user, disabled: true }, () => terminal.success(`${email} can no longer sign in.`))
}

/** Adds `users`, and returns it for the imports. */
export function addUserCommands(program: Command, cli: Cli): Command {
  const users = program.command('users').description('List, add and disable the users of a company.')
  users
    .command('list')
    .description('List the users of your company, or of another one for staff.')
    .option('--company <id>', 'The company, by its id.', wholeNumber)
    .option('--search <text>', 'Only those with this text in their name or email.')
    .option('-l, --limit <number>', 'At most this many users.', wholeNumber, 100)
    .action((options: ListOptions) => list(cli, options))
  users
    .command('create <email>')
    .description('Add a user, who gets a temporary password by mail.')
    .requiredOption('--first <name>', 'First name.')
    .requiredOption('--last <name>', 'Last name.')
    .addOption(
      new Option('--role <role>', 'Role in the company.').choices([
        ...companyRoles,
        'frank_user',
        'frank_admin',
        'super_admin',
      ]),
    )
    .option('--company <id>', 'The company, by its id; yours unless given.', wholeNumber)
    .addOption(dryRunOption())
    .action((email: string, options: CreateOptions) => create(cli, email, options))
  users
    .command('disable')
    .description('End an account: its sessions end and it cannot sign in; its orders stay.')
    .argument('<id>', 'The user, by its id in the list.', wholeNumber)
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action((userId: number, options: DisableOptions) => disable(cli, userId, options))
  return users
}
