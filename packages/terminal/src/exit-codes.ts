/** Exit codes of the programs, for scripts. */
export const exitCodes = {
  ok: 0,
  /** The server or a rule refused it, or a file has rows with problems. */
  refused: 1,
  /** The command line is not valid, or a question could not be asked. */
  usage: 2,
  notSignedIn: 3,
  notFound: 4,
  notAllowed: 5,
  /** No answer, or the server is too busy. */
  unavailable: 6,
  /** Ctrl+C. */
  interrupted: 130,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Ends a command with a message for people and an exit code for scripts. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode
  /** What to do about it; null if nothing is known. */
  readonly hint: string | null

  constructor(message: string, exitCode: ExitCode = exitCodes.refused, hint: string | null = null) {
    super(message)
    this.exitCode = exitCode
    this.hint = hint
  }
}

/** Returns the failure for a command line that is not valid. */
export const usageFailure = (message: string, hint: string | null = null) =>
  new CommandFailure(message, exitCodes.usage, hint)
