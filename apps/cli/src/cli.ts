import { type Client, createClient } from '@mullion/client/client'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { type Output, outputOf } from '@mullion/terminal/program'
import type { Terminal } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import { readLogin, storeUrl } from './saved-login.ts'

/** What every command works with. */
export interface Cli extends Output {
  /** Aborted by Ctrl+C. */
  readonly signal: AbortSignal
  /** The options that all commands have. */
  globals(): { readonly json?: boolean; readonly url?: string }
  /** Returns the client of the store; throws without one. */
  connect(): { readonly store: Client; readonly url: string }
}

/** Creates what commands work with; the environment wins over the stored login. */
export function createCli(program: Command, terminal: Terminal, signal: AbortSignal): Cli {
  const globals = () => program.opts()
  return {
    ...outputOf(program, terminal),
    signal,
    globals,
    connect() {
      const { env } = terminal
      const saved = readLogin(env)
      const named = globals().url ?? env.MULLION_URL
      const url = named ? storeUrl(named) : saved?.url
      const token = env.MULLION_TOKEN || (url === saved?.url ? saved?.token : undefined)
      if (!url || !token) {
        const message = url ? `Not signed in at ${url}.` : 'Not signed in.'
        const hint = 'Sign in with: mullion login\nOr set MULLION_URL and MULLION_TOKEN.'
        throw new CommandFailure(message, exitCodes.notSignedIn, hint)
      }
      return { store: createClient({ url, token }), url }
    },
  }
}

/** Collects at most `most` rows of a list. */
export async function firstRows<Row>(rows: AsyncIterable<Row>, most: number): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) {
    found.push(row)
    if (found.length === most) break
  }
  return found
}
