/** What an operator's command runs with. */
export interface Command {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  say(line: string): void
  complain(line: string): void
}

/** The command this process was started as. */
export const startedCommand: Command = {
  args: process.argv.slice(2),
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
}
