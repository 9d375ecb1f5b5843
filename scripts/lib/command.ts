export interface Command {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  say(line: string): void
  complain(line: string): void
}

export const startedCommand: Command = {
  args: process.argv.slice(2),
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
}
