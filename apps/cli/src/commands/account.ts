import { text } from 'node:stream/consumers'
import { createClient } from '@mullion/client/client'
import { abilitySentences } from '@mullion/domain/accounts/api-token'
import type { Viewer } from '@mullion/domain/accounts/session'
import { askSecret, askText } from '@mullion/terminal/ask'
import { CommandFailure, exitCodes, usageFailure } from '@mullion/terminal/exit-codes'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { readLogin, removeLogin, saveLogin, storeUrl } from '../saved-login.ts'

const tokenHelp = `
Make an API token on the store's page, under Account, API tokens. It is shown once.
Scripts pass it on standard input: mullion login --url https://parts.example < token.txt
It is never an argument, which other users of the machine could read.`

async function askedUrl({ terminal, globals }: Cli): Promise<string> {
  const named = globals().url ?? terminal.env.MULLION_URL
  if (named) return storeUrl(named)
  const saved = readLogin(terminal.env)?.url ?? 'https://'
  return storeUrl(await askText(terminal, 'Address of the store, with --url or here:', saved))
}

async function askedToken({ terminal }: Cli): Promise<string> {
  const { env, stdin, canAsk } = terminal
  if (env.MULLION_TOKEN) return env.MULLION_TOKEN
  const token = canAsk ? await askSecret(terminal, 'API token:') : (await text(stdin)).trim()
  if (token) return token
  throw usageFailure('Pass the API token on standard input.')
}

async function login(cli: Cli): Promise<void> {
  const { terminal, signal } = cli
  const url = await askedUrl(cli)
  const token = await askedToken(cli)
  const viewer = await createClient({ url, token }).accounts.session.viewer.query(undefined, { signal })
  if (!viewer) throw new CommandFailure('The token belongs to no account.', exitCodes.notSignedIn)
  const file = saveLogin(terminal.env, { url, token })
  terminal.success(`Signed in at ${url} as ${viewer.user.email}. The token is in ${file}.`)
}

function printViewer({ terminal }: Cli, { user }: Viewer, url: string): void {
  terminal.facts([
    ['Store', url],
    ['Name', `${user.firstname} ${user.lastname}`],
    ['Email', user.email],
    ['Role', user.role],
    ['Company', user.company.name],
  ])
}

async function whoami(cli: Cli): Promise<void> {
  const { store, url } = cli.connect()
  const viewer = await store.accounts.session.viewer.query(undefined, { signal: cli.signal })
  if (!viewer) throw new CommandFailure(`Not signed in at ${url}.`, exitCodes.notSignedIn)
  const { id, email, firstname, lastname, role, company } = viewer.user
  const result = { url, user: { id, email, firstname, lastname, role, company: company.name } }
  cli.show(result, () => printViewer(cli, viewer, url))
}

async function showToken(cli: Cli): Promise<void> {
  const { store } = cli.connect()
  const token = await store.accounts.tokens.current.query(undefined, { signal: cli.signal })
  if (!token) throw new CommandFailure('The server does not know this token.', exitCodes.notSignedIn)
  cli.show(token, () => {
    cli.terminal.facts([
      ['Token', `${token.name} (${token.prefix}…)`],
      ['Made', token.createdAt],
      ['Expires', token.expiresAt ?? 'never'],
      ['Last use', token.lastUse && `${token.lastUse.at} from ${token.lastUse.ipAddress}`],
    ])
    const rows = token.abilities.map((ability) => [
      ability,
      token.allowed.includes(ability) ? abilitySentences[ability] : 'Not at the moment: its owner may not.',
    ])
    cli.terminal.table(['PERMISSION', 'WHAT IT ALLOWS'], rows)
  })
}

const tokensHelp = `
A token cannot make, list or revoke tokens, whatever its permissions: do that on the page of the store, under
Account, API tokens.`

/** Adds `login`, `logout`, `whoami` and `tokens`. */
export function addAccountCommands(program: Command, cli: Cli): void {
  program
    .command('login')
    .description('Sign in with an API token, which is stored for you alone.')
    .addHelpText('after', tokenHelp)
    .action(() => login(cli))
  program
    .command('logout')
    .description('Forget the stored token. It stays valid: revoke it on the page of the store.')
    .action(() => {
      removeLogin(cli.terminal.env)
      cli.terminal.success('The stored token is gone.')
    })
  program
    .command('whoami')
    .description('Show who is signed in, and where.')
    .action(() => whoami(cli))
  program
    .command('tokens')
    .description('Show the token in use: what it may do, and until when.')
    .addHelpText('after', tokensHelp)
    .action(() => showToken(cli))
}
