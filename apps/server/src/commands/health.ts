import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'

// More than a server takes to say that it is not ready; less than the health check of the image waits.
const maxMs = 4500
const defaultPort = 3000
const askEveryMs = 250

export interface HealthOptions {
  /** For how many seconds a server that is starting is asked again. */
  readonly wait: number
  /** Only whether it answers, ready or not. */
  readonly alive: boolean
}

/** Returns why a server is not ready, in its own words; null if it said none. */
async function reasonOf(answer: Response): Promise<string | null> {
  const said: unknown = await answer.json().catch(() => null)
  const reason = said && typeof said === 'object' && 'message' in said ? said.message : null
  return typeof reason === 'string' ? reason : null
}

async function failureOf(url: string, answer: Response | null): Promise<CommandFailure> {
  const reason = answer && (await reasonOf(answer))
  if (reason)
    return new CommandFailure(
      `The server answers, but is not ready: ${reason}`,
      exitCodes.unavailable,
      'Ask with --wait 120 if it will be soon; mullion-server doctor says what to do.',
    )
  return new CommandFailure(
    `${url} does not answer${answer ? `: ${answer.status}` : ''}.`,
    exitCodes.unavailable,
    'It may still be starting, which can take a minute or two: ask with --wait 120, and look at journalctl -u mullion.',
  )
}

/** Asks the server at PORT of this machine what a balancer asks; reads no other setting, since it runs every few seconds. */
export async function checkHealth({ terminal }: Output, { wait, alive }: HealthOptions): Promise<void> {
  const url = `http://127.0.0.1:${terminal.env.PORT || defaultPort}/${alive ? 'healthz' : 'readyz'}`
  const ask = () => fetch(url, { signal: AbortSignal.timeout(maxMs) }).catch(() => null)
  const until = performance.now() + wait * 1000
  let answer = await ask()
  while (!answer?.ok && performance.now() < until) {
    await answer?.body?.cancel()
    await sleep(askEveryMs)
    answer = await ask()
  }
  if (!answer?.ok) throw await failureOf(url, answer)
  terminal.success(alive ? 'The server answers.' : 'The server is ready.')
}
