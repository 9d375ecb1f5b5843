import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'

const maxMs = 3000
const defaultPort = 3000
const askEveryMs = 250

export interface HealthOptions {
  /** For how many seconds a server that is starting is asked again. */
  readonly wait: number
}

/** Asks the server at PORT of this machine whether it answers; reads no other setting, since it runs every few seconds. */
export async function checkHealth({ terminal }: Output, { wait }: HealthOptions): Promise<void> {
  const url = `http://127.0.0.1:${terminal.env.PORT || defaultPort}/healthz`
  const ask = () => fetch(url, { signal: AbortSignal.timeout(maxMs) }).catch(() => null)
  const until = performance.now() + wait * 1000
  let answer = await ask()
  while (!answer?.ok && performance.now() < until) {
    await sleep(askEveryMs)
    answer = await ask()
  }
  if (!answer?.ok) {
    throw new CommandFailure(
      `${url} does not answer${answer ? `: ${answer.status}` : ''}.`,
      exitCodes.unavailable,
      'It may still be starting, which can take a minute or two: ask with --wait 120, and look at journalctl -u mullion.',
    )
  }
  terminal.success('The server answers.')
}
