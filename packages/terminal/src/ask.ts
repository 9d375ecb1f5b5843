import { confirm, isCancel, password, text } from '@clack/prompts'
import { CommandFailure, exitCodes, usageFailure } from './exit-codes.ts'
import type { Terminal } from './terminal.ts'

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new CommandFailure('Canceled.', exitCodes.interrupted)
  return answer as Exclude<T, symbol>
}

const streamsOf = ({ stdin, stderr }: Terminal) => ({ input: stdin, output: stderr })

export interface Question {
  /** What will happen, as a question. */
  readonly message: string
  /** True if `--yes` was given. */
  readonly yes: boolean
}

/**
 * Asks before something that cannot be undone. Throws if the answer is no, and without a terminal to ask on, unless
 * `--yes` was given.
 */
export async function confirmed(terminal: Terminal, { message, yes }: Question): Promise<void> {
  if (yes) return
  if (!terminal.canAsk) throw usageFailure(message, 'There is no terminal to ask on. Add --yes to do it.')
  const agreed = answered(await confirm({ message, initialValue: false, ...streamsOf(terminal) }))
  if (!agreed) throw new CommandFailure('Nothing was changed.')
}

/** Asks for a line of text; throws without a terminal to ask on. */
export async function askText(terminal: Terminal, message: string, placeholder: string): Promise<string> {
  if (!terminal.canAsk) throw usageFailure(message)
  return answered(await text({ message, placeholder, defaultValue: placeholder, ...streamsOf(terminal) }))
}

/** Asks for a secret, which is not shown; throws without a terminal to ask on. */
export async function askSecret(terminal: Terminal, message: string): Promise<string> {
  if (!terminal.canAsk) throw usageFailure(message)
  return answered(await password({ message, ...streamsOf(terminal) }))
}
