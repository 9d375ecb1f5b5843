import { Command, CommanderError, Option } from 'commander'
import { CommandFailure, type ExitCode, exitCodes, usageFailure } from './exit-codes.ts'
import type { Terminal } from './terminal.ts'

export interface ProgramFacts {
  readonly name: string
  readonly description: string
  readonly version: string
}

const exitCodeText = `
Exit codes: 0 done, 1 refused, 2 not used correctly, 3 not signed in, 4 not found, 5 not allowed,
6 no answer from the server, 130 interrupted.`

/** Creates a program whose help and errors go where its terminal says. */
export function createProgram(terminal: Terminal, { name, description, version }: ProgramFacts): Command {
  const program = new Command(name)
    .description(description)
    .version(version, '-V, --version', 'Print the version.')
    .helpOption('-h, --help', 'Show this help.')
    .helpCommand('help [command]', 'Show the help of a command.')
    .addHelpText('after', exitCodeText)
    .addOption(new Option('--json', 'Print the result as JSON, for other programs.'))
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({ sortSubcommands: false, showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
      getOutHelpWidth: () => terminal.stdout.columns ?? 100,
      getErrHelpWidth: () => terminal.stderr.columns ?? 100,
      getOutHasColors: () => terminal.hasColors,
    })
  return program
}

/** Where a command's result goes. */
export interface Output {
  readonly terminal: Terminal
  /** Prints a result: as JSON if asked to, else as `print` does. */
  show<T>(result: T, print: (result: T) => void): void
}

/** Returns the output of a program's commands. */
export function outputOf(program: Command, terminal: Terminal): Output {
  return {
    terminal,
    show(result, print) {
      if (program.opts().json) terminal.json(result)
      else print(result)
    },
  }
}

/** Adds `--dry-run`. */
export const dryRunOption = () => new Option('--dry-run', 'Show what would change, and change nothing.')

/** Adds `--yes`. */
export const yesOption = () => new Option('-y, --yes', 'Do not ask; for scripts.')

function isHelp({ code }: CommanderError): boolean {
  return code === 'commander.help' || code === 'commander.helpDisplayed' || code === 'commander.version'
}

/** Translates what a command threw; null for an unforeseen error. */
export type FailureOf = (error: unknown) => CommandFailure | null

/** Runs a program and returns its exit code; every failure is one line for people on standard error. */
export async function runProgram(
  program: Command,
  args: readonly string[],
  { terminal, failureOf }: { readonly terminal: Terminal; readonly failureOf: FailureOf },
): Promise<ExitCode> {
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCodes.ok
  } catch (error) {
    if (error instanceof CommanderError) return isHelp(error) ? exitCodes.ok : exitCodes.usage
    const failure = error instanceof CommandFailure ? error : failureOf(error)
    if (!failure) throw error
    if (program.opts().json) terminal.note(JSON.stringify({ error: failure.message, hint: failure.hint }))
    else {
      terminal.fail(failure.message)
      if (failure.hint) terminal.note(failure.hint)
    }
    return failure.exitCode
  }
}

/** Reads an option as a whole number of at least 1. */
export function wholeNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw usageFailure(`Enter a whole number of at least 1, not ${text}.`)
}
