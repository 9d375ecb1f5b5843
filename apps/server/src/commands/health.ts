import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'

const maxMs = 3000
const defaultPort = 3000

/** Asks the server at PORT of this machine whether it answers; reads no other setting, since it runs every few seconds. */
export async function checkHealth({ terminal }: Output): Promise<void> {
  const url = `http://127.0.0.1:${terminal.env.PORT || defaultPort}/healthz`
  const answer = await fetch(url, { signal: AbortSignal.timeout(maxMs) }).catch(() => null)
  if (!answer?.ok) {
    throw new CommandFailure(
      `${url} does not answer${answer ? `: ${answer.status}` : ''}.`,
      exitCodes.unavailable,
    )
  }
  terminal.success('The server answers.')
}
